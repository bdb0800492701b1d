// Builds large sites in one process and in shards, and measures each, as a table and as JSON.
//
// Every shard has one core and no cache, as on a separate machine; so does the build that they are compared
// with. They run one after the other, so that none disturbs another.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { measureCommand } from '../measure-command.mjs';
import { formatScale } from './format-scale.mjs';

const kinds = {
  pages: { demos: 'none', copies: 107 },
  demos: { demos: 'library', copies: 10 },
};

/** The names of the measured sites. */
export const siteNames = Object.keys(kinds);

/** Measures the named sites, prints tables, and returns the measurements. */
export async function runScale({ repository, only = siteNames, copies, shards, limits }) {
  const corpus = join(repository, '../shared/corpus/make-site.mjs');
  if (!existsSync(corpus)) throw new Error('The corpus is not there: its make-site.mjs lies in ../shared/corpus');

  const results = [];
  for (const name of only) {
    const kind = kinds[name];
    for (const count of copies ?? [kind.copies]) {
      const folder = join(repository, 'bench/.sites', `scale-${name}`);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      execFileSync(process.execPath, [corpus, join(folder, 'site'), '--copies', String(count), '--demos', kind.demos], {
        stdio: 'ignore',
      });
      const rows = await measureSite({ repository, folder, shards, limits });
      console.log(`${formatScale(rows)}\n`);
      results.push({ site: name, copies: count, rows });
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return results;
}

async function measureSite({ folder, shards, ...bench }) {
  const run = (name, args, out) => measureDocs(name, [...args, '--out', join(folder, out)], { folder, out, ...bench });
  const forget = (...names) => names.forEach((name) => rmSync(join(folder, name), { recursive: true, force: true }));
  const parts = Array.from({ length: shards }, (_, at) => `part-${at + 1}`);

  const rows = [await run('one build', ['build'], 'whole')];
  rows.push(await run('the same again', ['build'], 'whole'));
  for (const [at, part] of parts.entries()) {
    forget('site/.vitrine');
    rows.push(await run(`shard ${at + 1}/${shards}`, ['build', '--shard', `${at + 1}/${shards}`], part));
  }
  forget('site/.vitrine');
  if (rows.every(({ stopped }) => stopped === undefined))
    rows.push(await run('merge', ['merge', ...parts.map((part) => join(folder, part))], 'merged'));
  return rows;
}

/** Runs the command on one core. A stopped run is marked as such. */
async function measureDocs(name, args, { repository, folder, out, limits }) {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const command = [join(repository, 'bin/docs.mjs'), ...args, '--root', join(folder, 'site'), '--report', report];
  const pinned = ['--cpu-list', '0', process.execPath, ...command];
  const { errors, ...cost } = await measureCommand('taskset', pinned, { ...limits, statuses: [0, 1] });
  // Printed at once, as later runs may fail.
  console.error(`${name}: ${cost.wall.toFixed(1)} s, ${cost.cpu?.toFixed(1)} s of the processor`);
  if (!existsSync(report)) return { name, ...cost, stopped: cost.stopped ?? errors.trim().split('\n')[0] };

  const { pages, demos, written, durationMs, diagnostics } = JSON.parse(readFileSync(report, 'utf8'));
  const faults = [...new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code))];
  return { name, ...cost, pages, demos, written, durationMs, faults, bytes: sumBytes(join(folder, out)) };
}

function sumBytes(folder) {
  if (!existsSync(folder)) return 0;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.reduce((total, { parentPath, name }) => total + statSync(join(parentPath, name)).size, 0);
}
