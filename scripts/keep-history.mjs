// An earlier version that is installed under an alias → api/<package>-<version>.json, from which this site's
// API history is made, so that builds need not read that version's declarations. Run it when the alias or the
// documented version changes:
//
//   npm run compile && node scripts/keep-history.mjs material-5-14

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shortenHistory } from './shorten-history.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [alias = 'material-5-14'] = process.argv.slice(2);
const { name, version } = readJson(join(root, 'node_modules', alias, 'package.json'));
// Inside the repository, so that the package finds its dependencies.
const folder = mkdtempSync(join(root, 'node_modules', '.history-'));

try {
  const earlier = extract('earlier', join(root, 'node_modules', alias));
  const today = extract('today', join(root, 'node_modules', name));
  const history = { packages: [{ name, version }], ...earlier };
  const file = join(root, 'api', `${name.replace(/^@/, '').replace('/', '-')}-${version}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, shortenHistory(history, today.entries));
} finally {
  rmSync(folder, { recursive: true });
}

/** Runs `docs api` on a package, in a site without anything else. */
function extract(id, installed) {
  const site = join(folder, id);
  const out = join(site, 'api');
  const link = join(site, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(installed, link);
  const api = [{ product: 'kept', packageName: name }];
  const settings = { title: 'Kept', products: [{ id: 'kept', name: 'Kept' }], api };
  writeFileSync(join(site, 'docs.config.mjs'), `export default ${JSON.stringify(settings)};\n`);
  execFileSync('node', [join(root, 'bin/docs.mjs'), 'api', '--root', site, '--json', out], { stdio: 'inherit' });

  const kinds = readdirSync(out, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
  return {
    entries: readFolder(out),
    symbols: kinds.flatMap((kind) => readFolder(join(out, kind))),
  };
}

function readFolder(place) {
  const files = readdirSync(place).filter((one) => one.endsWith('.json') && !one.startsWith('_'));
  return files.sort().map((one) => readJson(join(place, one)));
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
