// Runs Lighthouse on five kinds of page of a built site, as on a phone, and prints the median of several runs.
//
// Usage: node bench/lighthouse.mjs [--out DIR] [--runs 3] [--lighthouse DIR] [--paths /a/,/b/]. Lighthouse 12 is
// not a dependency of this repository, as it adds 190 MB: run `npm install lighthouse@12` in a separate folder,
// and pass that folder. Exits with 1 if performance is below 99, or another score below 100.

import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium } from '../scripts/find-chromium.mjs';
import { findMedian } from './format-results.mjs';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    runs: { type: 'string', default: '3' },
    lighthouse: { type: 'string', default: '.' },
    paths: {
      type: 'string',
      default:
        '/,/material-ui/getting-started/installation/,/material-ui/react-button/,/material-ui/api/button/,/blog/hello-vitrine/',
    },
  },
});
const cli = resolve(values.lighthouse, 'node_modules/lighthouse/cli/index.js');
if (!existsSync(cli)) {
  console.error(
    `There is no Lighthouse in ${resolve(values.lighthouse)}. Install lighthouse@12 there, or name --lighthouse DIR.`,
  );
  process.exit(2);
}

const port = 4879;
const command = fileURLToPath(new URL('../bin/docs.mjs', import.meta.url));
const server = spawn(process.execPath, [command, 'serve', '--out', resolve(values.out), '--port', String(port)]);
await new Promise((done) => server.stdout.once('data', done));

let isGood = true;
try {
  for (const path of values.paths.split(',')) {
    const reports = Array.from({ length: Number(values.runs) }, () => audit(path));
    const scores = Object.keys(reports[0].categories).map((name) => [
      name,
      Math.round(findMedian(reports.map(({ categories }) => categories[name].score)) * 100),
    ]);
    const low = scores.filter(([name, score]) => score < (name === 'performance' ? 99 : 100));
    isGood &&= low.length === 0;
    console.log(`${path}  ${scores.map(([name, score]) => `${name} ${score}`).join(', ')}`);
    for (const line of low.length > 0 ? listFaults(reports[0]) : []) console.log(`  ${line}`);
  }
} finally {
  server.kill();
}
process.exitCode = isGood ? 0 : 1;

function audit(path) {
  const text = execFileSync(
    process.execPath,
    [
      cli,
      `http://localhost:${port}${path}`,
      '--output=json',
      '--quiet',
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 1024 ** 3, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return JSON.parse(text);
}

function listFaults({ audits, categories }) {
  const counted = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  return Object.values(audits)
    .filter(({ id, score }) => counted.has(id) && score !== null && score < 0.95)
    .map(({ id, displayValue = '' }) => `${id} ${displayValue}`);
}
