// Runs `docs api` on published libraries → a table: how many JSX components have an entry, and how props agree
// with editor completions (test/api/independent/).
//
// node bench/api/run-api.mjs [--folder /tmp/libraries] [--only rsuite,@mui/joy] [--install] [--differences]
// --install installs missing libraries (1.5 GB) in --folder, outside of the repository, and keeps them; without
// it, they are skipped. Those of this repository are always included.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSync } from 'esbuild';
import { measureCommand } from '../measure-command.mjs';
import { installLibrary } from './install-library.mjs';
import { libraries } from './libraries.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const { values: flags } = parseArgs({
  options: {
    folder: { type: 'string' },
    only: { type: 'string' },
    install: { type: 'boolean', default: false },
    differences: { type: 'boolean', default: false },
  },
});
const folder = flags.folder ?? join(tmpdir(), 'vitrine-api-libraries');
const selected = flags.only?.split(',');
const { compareIndependently, readIndependently } = await loadReader();

console.log('| Library | JSX accepts | found | own props | recall | required | defaults | time | memory |');
console.log('|---|---|---|---|---|---|---|---|---|');
for (const library of libraries.filter(({ name }) => selected === undefined || selected.includes(name)))
  await reportLibrary(library);

async function reportLibrary({ name, install, withPeers }) {
  const root = join(folder, name.replaceAll('/', '__'));
  if (install && !flags.install && !existsSync(join(root, 'node_modules'))) {
    console.log(`| ${name} | not installed (--libraries installs it) | | | | | | | |`);
    return;
  }
  makeSite(root, name, { install, withPeers });
  const out = join(root, 'reference');
  rmSync(join(root, '.vitrine'), { recursive: true, force: true });
  rmSync(out, { recursive: true, force: true });
  const cost = await measureCommand(
    process.execPath,
    [join(repository, 'bin/docs.mjs'), 'api', '--root', root, '--json', out],
    { statuses: [0, 1, 2], memory: 6e9, seconds: 300 },
  );

  // Symbols other than components and hooks are in subfolders.
  const files = readdirSync(out).filter((file) => file.endsWith('.json') && !file.startsWith('_'));
  const entries = files.map((file) => JSON.parse(readFileSync(join(out, file), 'utf8')));
  const { measures, differences } = compareIndependently(readIndependently(root, name), entries);
  const show = ({ good, of }) => (of === 0 ? '–' : `${((good / of) * 100).toFixed(1)}`);
  const { components, recall, required, defaults } = measures;
  console.log(
    `| ${name} | ${components.of} | ${show(components)} | ${recall.of} | ${show(recall)} | ${show(required)} | ${show(defaults)} | ${cost.wall.toFixed(1)} s | ${(cost.memory / 1e6).toFixed(0)} MB |`,
  );
  if (!flags.differences) return;
  for (const difference of differences) console.log(`    ${difference}`);
  for (const line of cost.errors.trim().split('\n').slice(0, 40)) console.log(`    ${line}`);
}

// Packages of this repository are found from a folder inside it.
function makeSite(root, name, { install, withPeers }) {
  mkdirSync(root, { recursive: true });
  if (install) installLibrary(root, { packages: install, withPeers });
  else linkModules(root);
  writeFileSync(
    join(root, 'docs.config.mjs'),
    `export default { title: 'API', products: [{ id: 'lib', name: 'Lib' }], api: [{ product: 'lib', packageName: '${name}' }] };\n`,
  );
}

function linkModules(root) {
  const modules = join(root, 'node_modules');
  if (!existsSync(modules)) symlinkSync(join(repository, 'node_modules'), modules);
}

// The reader is TypeScript and belongs to the tests.
async function loadReader() {
  const outfile = join(repository, 'node_modules/.cache/vitrine-bench/independent.mjs');
  buildSync({
    stdin: {
      contents: `export * from './read-independently.ts'; export * from './compare-independently.ts';`,
      resolveDir: join(repository, 'test/api/independent'),
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile,
  });
  return import(pathToFileURL(outfile).href);
}
