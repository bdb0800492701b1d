// Runs `docs init --from` on published libraries → a table: entries, costs, and how many playgrounds show something
// in a browser.
//
// node bench/libraries/run-libraries.mjs [--folder /tmp/libraries] [--only antd,grommet] [--install] [--failures]
//   [--seconds 300]
// It uses the libraries that bench/api/run-api.mjs has installed. --failures lists playgrounds that show nothing, and why.

import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumFlags } from '../../scripts/chromium-flags.mjs';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { installLibrary } from '../api/install-library.mjs';
import { libraries } from '../api/libraries.mjs';
import { measureCommand } from '../measure-command.mjs';
import { installEngine } from './install-engine.mjs';
import { lookAtPlaygrounds } from './look-at-playgrounds.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const { values: flags } = parseArgs({
  options: {
    folder: { type: 'string' },
    only: { type: 'string' },
    install: { type: 'boolean', default: false },
    failures: { type: 'boolean', default: false },
    /** The limit of each command. */
    seconds: { type: 'string', default: '300' },
  },
});
const folder = flags.folder ?? join(tmpdir(), 'vitrine-api-libraries');
const selected = flags.only?.split(',');

console.log(
  '| Library | components, hooks | `docs api` | memory | warnings | `init` | pages of components | with a playground | that show something |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
const executablePath = findChromium();
const browser = executablePath && (await chromium.launch({ executablePath, args: chromiumFlags }));
for (const library of libraries.filter(
  (library) => isInstallable(library) && (selected?.includes(library.name) ?? true),
))
  await measureLibrary(library).catch((error) =>
    console.log(`| ${library.name} | ${String(error.message).split('\n')[0].slice(0, 120)} | | | | | | | |`),
  );
await browser?.close();

/** Whether a library can be measured: a package of this repository has no folder, unless one was created for it. */
function isInstallable({ name, install }) {
  return install !== undefined || existsSync(join(folder, name.replaceAll('/', '__'), 'node_modules'));
}

async function measureLibrary({ name, install: packages, withPeers }) {
  const root = join(folder, name.replaceAll('/', '__'));
  if (!flags.install && !existsSync(join(root, 'node_modules')))
    throw new Error('not installed (--install installs it)');
  installLibrary(root, { packages, withPeers });
  const docs = installEngine(repository, root);
  const site = join(root, 'docs');
  rmSync(site, { recursive: true, force: true });
  rmSync(join(root, '.vitrine'), { recursive: true, force: true });
  const limits = { statuses: [0, 1, 2], memory: 6e9, seconds: Number(flags.seconds) };
  const initCost = await measureCommand(process.execPath, [docs, 'init', site, '--from', name], limits);
  if (initCost.stopped) throw new Error(`init was stopped: ${initCost.stopped}`);
  if (!existsSync(join(site, 'docs.config.ts'))) throw new Error(initCost.errors.trim() || 'init made nothing');

  const out = join(root, 'reference');
  rmSync(join(site, '.vitrine'), { recursive: true, force: true });
  rmSync(out, { recursive: true, force: true });
  const cost = await measureCommand(process.execPath, [docs, 'api', '--root', site, '--json', out], limits);
  if (cost.stopped) throw new Error(`api was stopped: ${cost.stopped}`);
  const entries = readdirSync(out).filter((file) => file.endsWith('.json') && !file.startsWith('_')).length;
  const warnings = cost.errors.split('\n').filter((line) => / (?:warning|error) [a-z-]+ {2}/.test(line)).length;

  const pages = listComponentPages(site);
  const played = pages.filter(({ hasPlayground }) => hasPlayground);
  const seen = browser
    ? await lookAtPlaygrounds(browser, { folder: join(site, 'dist'), paths: played.map(({ path }) => path) })
    : [];
  const shown = seen.filter(({ fault }) => fault === undefined);
  const share = browser
    ? `${shown.length} (${played.length === 0 ? '–' : Math.round((shown.length / played.length) * 100)} %)`
    : 'no Chromium';
  console.log(
    `| ${name} | ${entries} | ${cost.wall.toFixed(1)} s | ${(cost.memory / 1e6).toFixed(0)} MB | ${warnings} | ${initCost.wall.toFixed(0)} s | ${pages.length} | ${played.length} | ${share} |`,
  );
  if (flags.failures) for (const { path, fault } of seen) if (fault !== undefined) console.log(`    ${path}: ${fault}`);
}

function listComponentPages(site) {
  const content = join(site, 'content');
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('/index.md'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(content, file), 'utf8');
      return /^components: /m.test(text)
        ? [{ path: `/${file.slice(0, -'index.md'.length)}`, hasPlayground: text.includes('"component": "Playground"') }]
        : [];
    });
}
