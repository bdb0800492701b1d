// Tests check_snippet through the SDK's own client: planted misuses must be found, and demos must pass.
//
// Usage: npm run bench:mcp -- [--root DIR] [--out DIR] [--count 200] [--demos]. The site has to be built.

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { plantMisuses } from './plant-misuses.mjs';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: '.' },
    out: { type: 'string' },
    count: { type: 'string', default: '200' },
    demos: { type: 'boolean', default: false },
  },
});
const root = resolve(values.root);
const out = resolve(values.out ?? join(root, 'dist'));
const command = fileURLToPath(new URL('../../bin/docs.mjs', import.meta.url));

const client = new Client({ name: 'bench', version: '1.0.0' });
await client.connect(
  new StdioClientTransport({ command: process.execPath, args: [command, 'mcp', '--root', root, '--out', out] }),
);

const entries = readdirSync(join(out, 'api-docs'))
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => JSON.parse(readFileSync(join(out, 'api-docs', file), 'utf8')).entries);
let firstTime;
const times = [];
const missed = [];
const misplaced = [];
const meant = { right: 0, other: 0 };
const skipped = [];
const foundByKind = {};
const count = Number(values.count);
let planted = 0;
for (const misuse of plantMisuses(entries, count * 2)) {
  if (planted === count) break;
  // A snippet that fails even without the misuse proves nothing.
  if ((await check(misuse.good)).length > 0) {
    skipped.push(misuse.component);
    continue;
  }
  planted += 1;
  const faults = await check(misuse.code);
  if (faults.length === 0) missed.push(`${misuse.kind}: ${misuse.component} (${misuse.meant})`);
  else foundByKind[misuse.kind] = (foundByKind[misuse.kind] ?? 0) + 1;
  if (faults.length > 0 && !faults.some(({ line }) => line === misuse.line)) misplaced.push(misuse.component);
  if (faults.some((fault) => fault.meant?.includes(misuse.meant)) || misuse.kind === 'wrong value') meant.right += 1;
  else meant.other += 1;
}
const demos = { checked: 0, failed: [] };
const sources = values.demos
  ? readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  : [];
for (const source of sources) {
  const file = `content/${source.replaceAll('\\', '/')}`;
  const faults = await check(readFileSync(join(root, file), 'utf8'), dirname(file));
  demos.checked += 1;
  if (faults.length > 0) demos.failed.push({ file, faults: faults.map(({ line, message }) => `${line}: ${message}`) });
}
await client.close();

times.sort((a, b) => a - b);
console.log(
  JSON.stringify(
    {
      planted,
      found: foundByKind,
      missed,
      misplaced,
      meant,
      skipped: [...new Set(skipped)],
      demos,
      milliseconds: {
        first: Math.round(firstTime),
        median: Math.round(times[times.length >> 1]),
        p95: Math.round(times[Math.floor(times.length * 0.95)]),
        slowest: Math.round(times.at(-1)),
      },
    },
    null,
    2,
  ),
);
process.exitCode = missed.length + demos.failed.length > 0 ? 1 : 0;

async function check(code, folder) {
  const start = performance.now();
  const answer = await client.callTool({ name: 'check_snippet', arguments: { code, ...(folder && { folder }) } });
  const time = performance.now() - start;
  if (firstTime === undefined) firstTime = time;
  else times.push(time);
  return answer.structuredContent.faults;
}
