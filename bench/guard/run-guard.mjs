// Builds three sites, and checks whether they cost more than the values in bench/guard.json. Times are relative to a
// fixed amount of work that is measured in turn with the builds, so that the load of the machine does not matter.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { measureCommand } from '../measure-command.mjs';
import { canMeasure } from '../process-tree.mjs';
import { makeGuardSites } from './guard-sites.mjs';
import { findGrowth, takeMinimum } from './judge-costs.mjs';

const rounds = 2;
const roundsOfUpdate = 4;
/** If a cost seems to have grown, measuring goes on up to this number of rounds. */
const maxRounds = 6;
/**
 * Processor seconds in a second of the fixed work, which has two threads. Below this, something else keeps the machine
 * busy: costs of short runs then differ by more than the growth that is to be found.
 */
const minParallel = 1.5;
/** Times and memory are only comparable on the same kind of machine and Node version. */
const machine = `Node ${process.versions.node.split('.')[0]}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`;

/** Measures the sites, prints the costs, and returns those that have grown; with `isUpdate`, stores them instead. */
export async function runGuard({ repository, isUpdate }) {
  const file = join(repository, 'bench/guard.json');
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { machine, sites: {} };
  const isComparable = canMeasure && (isUpdate || stored.machine === machine);
  if (!isComparable)
    console.log(`Time and memory are not compared, only files and bytes: they are kept for ${stored.machine}.`);

  const sites = join(repository, 'bench/.sites');
  mkdirSync(sites, { recursive: true });
  const folder = mkdtempSync(join(sites, 'guard-'));
  try {
    const siteFiles = Object.entries(makeGuardSites());
    for (const [name, files] of siteFiles) writeSite(join(folder, name), files);
    const { costs, isQuiet } = await measureSites(
      siteFiles.map(([name]) => name),
      {
        repository,
        folder,
        isEnough: (costs, round) =>
          round >= maxRounds ||
          (round >= (isUpdate ? roundsOfUpdate : rounds) &&
            (isUpdate || findGrowth(stored.sites, costs, { isComparable }).length === 0)),
      },
    );
    if (isComparable && !isQuiet)
      console.log('Time and memory are not compared, only files and bytes: the machine is busy with other work.');
    console.log(formatCosts(costs, stored.sites));
    if (isUpdate) {
      writeFileSync(file, `${JSON.stringify({ machine, sites: costs }, null, 2)}\n`);
      return [];
    }
    return findGrowth(stored.sites, costs, { isComparable: isComparable && isQuiet });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeSite(folder, files) {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/**
 * Measures the sites in turn with the fixed work, and divides the minimum of one by that of the other. `isQuiet` says
 * whether the machine had both processors for it each time.
 */
async function measureSites(names, { repository, folder, isEnough }) {
  let work = { cpu: Number.POSITIVE_INFINITY, wall: Number.POSITIVE_INFINITY };
  const minimums = {};
  let costs = {};
  let parallel = Number.POSITIVE_INFINITY;
  for (let round = 1; ; round += 1) {
    const now = await measureCommand(process.execPath, [join(repository, 'bench/guard/fixed-work.mjs')]);
    work = { cpu: Math.min(work.cpu, now.cpu), wall: Math.min(work.wall, now.wall) };
    parallel = Math.min(parallel, now.cpu / now.wall);
    for (const name of names)
      minimums[name] = takeMinimum(minimums[name], await measureBuild(join(folder, name), repository));
    costs = Object.fromEntries(names.map((name) => [name, toMultiples(minimums[name], work)]));
    if (!isEnough(costs, round)) continue;
    const last = await measureCommand(process.execPath, [join(repository, 'bench/guard/fixed-work.mjs')]);
    return { costs, isQuiet: Math.min(parallel, last.cpu / last.wall) >= minParallel };
  }
}

async function measureBuild(root, repository) {
  for (const name of ['.vitrine', 'dist']) rmSync(join(root, name), { recursive: true, force: true });
  const report = join(root, '../report.json');
  const args = ['build', '--root', root, '--concurrency', '2', '--report', report];
  const { cpu, memory } = await measureCommand(process.execPath, [join(repository, 'bin/docs.mjs'), ...args]);
  const { written, bytes, durationMs } = JSON.parse(readFileSync(report, 'utf8'));
  const stages = { ...durationMs };
  delete stages.total;
  return { processor: cpu, memory, files: written, bytes, stages };
}

/** Turns times into multiples of the fixed work. */
function toMultiples({ processor, stages, ...costs }, work) {
  const rounded = (value) => Number(value.toFixed(3));
  return {
    processor: rounded(processor / work.cpu),
    ...costs,
    stages: Object.fromEntries(Object.entries(stages).map(([name, ms]) => [name, rounded(ms / 1000 / work.wall)])),
  };
}

function formatCosts(costs, stored) {
  const rows = Object.entries(costs).map(([name, { processor, memory, files, bytes }]) => {
    const before = stored[name];
    const compare = (now, then) => (then === undefined ? '' : ` (${(now / then).toFixed(2)} ×)`);
    return `| ${name} | ${processor.toFixed(2)}${compare(processor, before?.processor)} | ${(memory / 1e6).toFixed(0)} MB${compare(memory, before?.memory)} | ${files}${compare(files, before?.files)} | ${bytes}${compare(bytes, before?.bytes)} |`;
  });
  return ['| site | processor, in fixed works | memory | files | bytes |', '|---|---|---|---|---|', ...rows].join('\n');
}
