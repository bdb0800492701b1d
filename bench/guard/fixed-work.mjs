// A fixed amount of work, whose CPU time shows how fast the machine is. Like a build, it parses, creates and drops
// objects, hashes, and writes small files, in two threads.

import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, Worker } from 'node:worker_threads';

const rounds = 10;
const filesOfRound = 60;

if (isMainThread) for (let thread = 0; thread < 2; thread += 1) new Worker(fileURLToPath(import.meta.url));
else work();

function work() {
  const require = createRequire(import.meta.url);
  const ts = require('typescript');
  const text = readFileSync(require.resolve('typescript/lib/lib.dom.d.ts'), 'utf8').slice(0, 400_000);
  const folder = mkdtempSync(join(tmpdir(), 'docs-guard-'));
  for (let round = 0; round < rounds; round += 1) {
    const file = ts.createSourceFile('lib.d.ts', text, ts.ScriptTarget.ES2022);
    const names = file.statements.map((statement) => statement.getText(file).toLowerCase().split(/\W+/));
    const copy = JSON.parse(JSON.stringify(names));
    for (let index = 0; index < filesOfRound; index += 1) {
      const part = copy.slice(index * 20, index * 20 + 20).join(' ');
      writeFileSync(join(folder, `${index}.txt`), createHash('sha256').update(part).digest('hex') + part);
    }
  }
  rmSync(folder, { recursive: true });
}
