// [--copies 1,4,10] [--runs 3] [--made-up] → a table on the console and bench/results.json.
// --scale [--only pages,demos] [--copies 107] [--shards 5] → large sites, by one process and in shards.
// --visual [--rebuilds 20] → how many of the visual faults planted in demos of the built site are found.
// --guard [--update] → whether three small sites cost more than the values in bench/guard.json.
// --api [--only rsuite,@mui/joy] [--libraries] [--folder FOLDER] [--differences] → the API of published libraries.
// --libraries [--only rsuite] [--folder FOLDER] [--failures] [--seconds 300] → `init --from` on published libraries, checked in Chromium.
// --speed [--only own,saves] [--against CHECKOUT] → what each command costs, beside an earlier checkout and Hugo.
// --demos [--only 2,3] [--quick] [--libraries] [--memory 4] [--seconds 300] → the same for sites with
// demos; see bench/NOTES.md.
//
// Builds the corpus of real documentation if it is next to the repository, else made-up pages of
// the same size: cold (no cache, no output), with nothing changed, and with one page edited.
// Memory is the largest sum of resident sets of the process tree, sampled every 10 ms.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { editPage } from './demos/edit-site.mjs';
import { formatTable, toMedians } from './format-results.mjs';
import { measureCommand } from './measure-command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const corpus = join(root, '../shared/corpus/make-site.mjs');
const { values } = parseArgs({
  options: {
    copies: { type: 'string' },
    runs: { type: 'string', default: '3' },
    'made-up': { type: 'boolean', default: false },
    api: { type: 'boolean', default: false },
    guard: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    folder: { type: 'string' },
    failures: { type: 'boolean', default: false },
    differences: { type: 'boolean', default: false },
    demos: { type: 'boolean', default: false },
    scale: { type: 'boolean', default: false },
    speed: { type: 'boolean', default: false },
    against: { type: 'string' },
    visual: { type: 'boolean', default: false },
    rebuilds: { type: 'string' },
    shards: { type: 'string', default: '5' },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    libraries: { type: 'boolean', default: false },
    memory: { type: 'string' },
    seconds: { type: 'string' },
  },
});
const hasCorpus = existsSync(corpus) && !values['made-up'];

const steps = [
  {
    name: 'cold',
    prepare: (folder) =>
      ['site/.vitrine', 'out'].forEach((name) => rmSync(join(folder, name), { recursive: true, force: true })),
  },
  { name: 'nothing changed', prepare: () => {} },
  { name: 'one page edited', prepare: (folder) => editPage(join(folder, 'site')) },
];

const start = values.guard
  ? guard
  : values.api
    ? benchApi
    : values.visual
      ? benchVisual
      : values.scale
        ? benchScale
        : values.speed
          ? benchSpeed
          : values.demos
            ? benchDemos
            : values.libraries
              ? benchLibraries
              : bench;
await start().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

async function bench() {
  const pages = hasCorpus ? 'corpus' : 'made-up pages';
  console.log(`${pages}, median of ${values.runs}, ${cpus().length} cores, Node ${process.versions.node}`);

  const results = [];
  for (const copies of (values.copies ?? '1,4,10').split(',')) results.push(...(await benchSite(copies)));

  console.log(formatTable(results));
  writeResults({ pages, results });
}

async function benchApi() {
  const { only, folder, libraries, differences } = values;
  const options = [
    ...(only === undefined ? [] : ['--only', only]),
    ...(folder === undefined ? [] : ['--folder', folder]),
    ...(libraries ? ['--install'] : []),
    ...(differences ? ['--differences'] : []),
  ];
  execFileSync(process.execPath, [join(root, 'bench/api/run-api.mjs'), ...options], { stdio: 'inherit' });
}

async function benchLibraries() {
  const { only, folder, failures, seconds } = values;
  const options = [
    '--install',
    ...(only === undefined ? [] : ['--only', only]),
    ...(folder === undefined ? [] : ['--folder', folder]),
    ...(seconds === undefined ? [] : ['--seconds', seconds]),
    ...(failures ? ['--failures'] : []),
  ];
  execFileSync(process.execPath, [join(root, 'bench/libraries/run-libraries.mjs'), ...options], { stdio: 'inherit' });
}

async function benchDemos() {
  const { runDemos, toRowNumbers } = await import('./demos/run-demos.mjs');
  const runs = toNumber('runs');
  const only = values.only === undefined ? undefined : toRowNumbers(values.only);
  console.log(`demos, median of ${runs}, ${cpus().length} cores, Node ${process.versions.node}`);

  const results = await runDemos({
    repository: root,
    only,
    runs,
    coldRuns: values.quick ? 1 : runs,
    withLibraries: values.libraries,
    limits: { memory: toNumber('memory', 4) * 1e9, seconds: toNumber('seconds', 300) },
  });
  writeResults({ pages: 'demos', results });
}

async function guard() {
  const { runGuard } = await import('./guard/run-guard.mjs');
  const grown = await runGuard({ repository: root, isUpdate: values.update });
  if (grown.length === 0) return;
  console.error(
    `${grown.join('\n')}\nFind out what costs more. Where it has a good reason, run "npm run bench -- --guard --update", and say why in the commit.`,
  );
  process.exitCode = 1;
}

async function benchVisual() {
  const { runVisual } = await import('./visual/run-visual.mjs');
  const { missed, wrong, alarms } = await runVisual({ repository: root, rebuilds: Number(values.rebuilds ?? 20) });
  if (missed.length + wrong.length + alarms > 0) process.exitCode = 1;
}

async function benchScale() {
  const { runScale } = await import('./scale/run-scale.mjs');
  const results = await runScale({
    repository: root,
    only: values.only?.split(','),
    copies: values.copies?.split(',').map(Number),
    shards: toNumber('shards'),
    limits: { memory: toNumber('memory', 6) * 1e9, seconds: toNumber('seconds', 3600) },
  });
  writeResults({ pages: 'scale', results });
}

async function benchSpeed() {
  const { runSpeed } = await import('./speed/run-speed.mjs');
  const runs = toNumber('runs');
  console.log(`speed, median of ${runs}, ${cpus().length} cores, Node ${process.versions.node}\n`);
  const results = await runSpeed({
    repository: root,
    against: values.against,
    only: values.only?.split(','),
    runs,
    limits: { memory: toNumber('memory', 6) * 1e9, seconds: toNumber('seconds', 600) },
  });
  writeResults({ pages: 'speed', results });
}

// An invalid number would never be exceeded.
function toNumber(option, fallback) {
  const number = Number(values[option] ?? fallback);
  if (!(number > 0)) throw new Error(`Write a number above 0: --${option} 3`);
  return number;
}

function writeResults(results) {
  const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.versions.node };
  writeFileSync(join(root, 'bench/results.json'), `${JSON.stringify({ machine, ...results }, null, 2)}\n`);
}

async function benchSite(copies) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-bench-'));
  try {
    const args = hasCorpus
      ? [corpus, join(folder, 'site'), '--copies', copies, '--demos', 'none']
      : [join(root, 'bench/make-pages.mjs'), join(folder, 'site'), '--copies', copies];
    execFileSync(process.execPath, args);
    return await benchSteps(folder, Number(copies));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchSteps(folder, copies) {
  const runs = steps.map(() => []);
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const [at, step] of steps.entries()) {
      step.prepare(folder);
      runs[at].push(await measureBuild(folder));
    }
  }
  return steps.map(({ name }, at) => ({ copies, step: name, ...toMedians(runs[at]), runs: runs[at] }));
}

async function measureBuild(folder) {
  const report = join(folder, 'report.json');
  const args = ['build', '--root', join(folder, 'site'), '--out', join(folder, 'out'), '--report', report];
  const { wall, cpu, memory } = await measureCommand(process.execPath, [join(root, 'bin/docs.mjs'), ...args]);

  const { pages, written, reused, bytes } = JSON.parse(readFileSync(report, 'utf8'));
  return { wall, cpu, memory, pages, written, reused, bytes };
}
