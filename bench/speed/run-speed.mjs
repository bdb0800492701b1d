// The table of what the command line costs, beside an earlier checkout of the project and Hugo, if they are there.
//
// Each of them builds the same pages, in turn (A B C A B C), so that a temporary disturbance affects all of them. Each
// checkout builds its own site where that is what a row is about.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatSpeed } from './format-speed.mjs';
import { measureFamilySite } from './measure-family-site.mjs';
import { measureImports } from './measure-imports.mjs';
import { measureOwnSite } from './measure-own-site.mjs';
import { measureProse } from './measure-prose.mjs';
import { measureSaves } from './measure-saves.mjs';

const rows = {
  own: measureOwnSite,
  prose: measureProse,
  family: measureFamilySite,
  imports: measureImports,
  saves: measureSaves,
};

/** The names of the parts of the table. */
export const speedParts = Object.keys(rows);

/** Measures all parts or the requested ones, prints each as soon as it is measured, and returns the rows. */
export async function runSpeed({ repository, against, only = speedParts, runs, limits }) {
  const unknown = only.filter((name) => !rows[name]);
  if (unknown.length > 0) throw new Error(`Name parts of the table: --only ${speedParts.join(',')}`);
  const engines = [{ name: 'now', repository }, ...(against === undefined ? [] : [toEarlier(against)])];

  const results = [];
  for (const name of only) {
    const measured = await rows[name]({ engines, hasHugo: hasHugo(), runs, limits });
    console.log(`${formatSpeed(measured)}\n`);
    results.push(...measured);
  }
  return results;
}

function toEarlier(folder) {
  const repository = resolve(folder);
  if (!existsSync(join(repository, 'lib')) || !existsSync(join(repository, 'node_modules')))
    throw new Error(`${repository} is not a compiled checkout: run "npm ci" and "node scripts/compile.mjs" there`);
  return { name: 'before', repository };
}

function hasHugo() {
  try {
    execFileSync('hugo', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
