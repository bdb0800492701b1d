import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildSync } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import type { InstalledPackage } from '../../../../cli/api/packages/find-package.ts';
import { ExtractionPool } from '../../../../cli/api/threads/extraction-pool.ts';
import { isEvery } from '../../../everyday.ts';

const folder = mkdtempSync(join(tmpdir(), 'docs-threads-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Does what the name of a package says, or else answers with the id of its thread.
const workerFile = join(folder, 'worker.mjs');
writeFileSync(
  workerFile,
  `import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, threadId } from 'node:worker_threads';
const partners = { large: 'medium', medium: 'large' };
const taken = [];
let rounds = 1;
parentPort.on('message', (asked) => {
  if (asked === 'again') return void (rounds += 1);
  const { pack: { name }, line } = asked;
  if (name === 'asks') return void Atomics.wait(line.counts, line.own, 0);
  if (name === 'exits') process.exit(3);
  if (name === 'warns') parentPort.postMessage({ kind: 'notice', text: 'The disk is full' });
  if (name === 'throws') throw new TypeError('No such symbol');
  while (name === 'fills') taken.push(Array.from({ length: 1000 }, (_, index) => ({ index })));
  if (name === 'waits') return setInterval(() => undefined, 1000);
  void answer();
  async function answer() {
    await delay(50);
    // Two packages that must be taken at once wait for each other.
    if (name in partners) writeFileSync(${JSON.stringify(`${folder}/`)} + name, '');
    while (name in partners && !existsSync(${JSON.stringify(`${folder}/`)} + partners[name])) await delay(5);
    parentPort.postMessage({ kind: 'extraction', packed: JSON.stringify({ names: [], styleValues: [], entries: [], problems: [], name, threadId, rounds, isAlone: line === undefined }) });
    parentPort.postMessage({ kind: 'stored' });
  }
});
parentPort.postMessage({ kind: 'ready' });
`,
);

// Does what the name of the package says whose types the other thread reads.
const scriptFile = join(folder, 'scripts.mjs');
const writeScripts = (does: string) => writeFileSync(scriptFile, does);
writeScripts('setInterval(() => undefined, 1000);');

const logged: string[] = [];
const open = (threads: number, { stays = false } = {}) =>
  new ExtractionPool({
    stays,
    workerFile,
    scriptFile,
    threads,
    megabytes: 32,
    place: { root: folder, cache: folder, engineKey: 'one' },
    settingsFile: 'docs.config.ts',
    log: (message) => logged.push(message),
  });

function pack(name: string, modules = 1): InstalledPackage {
  return {
    name,
    published: name,
    version: '1.0.0',
    folder: `/node_modules/${name}`,
    entrance: 'root',
    specifiers: Array.from({ length: modules }, (_, index) => `${name}/${index}`),
    importer: '/docs.config.ts',
    needs: [],
  };
}

describe('threads that extract packages', () => {
  it('stay within their maximum number, and take the largest package first', async () => {
    const pool = open(2);
    const answers: string[] = [];

    const found = await Promise.all(
      [pack('small', 1), pack('medium', 5), pack('large', 9), pack('tiny', 0)].map(async (one) => {
        const answer = (await pool.extract(one)) as unknown as { threadId: number };
        answers.push(one.name);
        return answer.threadId;
      }),
    );

    expect(new Set(found).size).toBe(2);
    expect(new Set(answers.slice(0, 2))).toEqual(new Set(['large', 'medium']));
  });

  it('start again after the last one has ended', async () => {
    const pool = open(1);

    await pool.extract(pack('first'));

    expect(await pool.extract(pack('second'))).toMatchObject({ name: 'second' });
  });

  it('stay if they have read sources, and check files again', async () => {
    const pool = open(2, { stays: true });
    const sources = { 'lib/0': '/lib/src/index.ts' };

    const [first, other] = await Promise.all([
      pool.extract({ ...pack('lib', 2), sources }),
      pool.extract(pack('other')),
    ]);
    await delay(20);
    const next = await pool.extract({ ...pack('lib', 2), sources });
    await pool.close();
    const late = await pool.extract({ ...pack('lib', 2), sources });
    await pool.close();

    const toThread = (answer: unknown) => (answer as { threadId: number }).threadId;
    expect(first).toMatchObject({ rounds: 1 });
    expect(other).toMatchObject({ rounds: 1 });
    expect([next, toThread(next)]).toEqual([expect.objectContaining({ rounds: 2 }), toThread(first)]);
    expect([late, toThread(late) === toThread(first)]).toEqual([expect.objectContaining({ rounds: 1 }), false]);
  });

  it('have a second thread for the scripts of a package if a processor is free', async () => {
    const pool = open(2);

    expect(await pool.extract(pack('only'))).toMatchObject({ isAlone: false });
    expect(await Promise.all([pool.extract(pack('one')), pool.extract(pack('other'))])).toMatchObject([
      { isAlone: true },
      { isAlone: true },
    ]);
    expect(await open(1).extract(pack('only'))).toMatchObject({ isAlone: true });
  });

  it.runIf(isEvery)(
    'report which package ended the thread of its scripts, although the other one waits for it',
    async () => {
      const pool = open(2);
      const messages: (string | undefined)[] = [];

      for (const does of [
        'process.exit(4);',
        'const taken = []; for (;;) taken.push(Array.from({ length: 1000 }, (_, index) => ({ index })));',
      ]) {
        writeScripts(does);
        messages.push((await pool.extract(pack('asks'))).problems[0]?.message);
      }
      writeScripts("throw new TypeError('No such file');");
      const [thrown] = await Promise.allSettled([pool.extract(pack('asks'))]);
      writeScripts('setInterval(() => undefined, 1000);');

      expect(messages).toEqual([
        'The script of "asks" ended the process with status "4" while its API was read',
        'Reading the API of "asks" needs more than 32 MB of memory',
      ]);
      expect(thrown).toMatchObject({ status: 'rejected', reason: { name: 'TypeError', message: 'No such file' } });
      expect(await pool.extract(pack('next'))).toMatchObject({ name: 'next' });
    },
  );

  it('log notices, and keep extracting', async () => {
    const pool = open(1);

    expect(await pool.extract(pack('warns'))).toMatchObject({ name: 'warns' });
    expect(logged).toEqual(['The disk is full']);
  });

  it('report which package ended one of them, and extract the others', async () => {
    const pool = open(1);

    const [exited, other] = await Promise.all([pool.extract(pack('exits', 2)), pool.extract(pack('other'))]);

    expect(exited).toEqual({
      entries: [],
      symbols: [],
      problems: [
        {
          rule: 'api-exit',
          severity: 'error',
          place: { file: 'docs.config.ts' },
          message: 'The script of "exits" ended the process with status "3" while its API was read',
          hint: 'Remove the call to process.exit from "exits", or leave the package out of "api".',
        },
      ],
    });
    expect(other).toMatchObject({ name: 'other' });
  });

  it.runIf(isEvery)('report which package filled the memory of one of them', async () => {
    const pool = open(1);

    const [filled, other] = await Promise.all([pool.extract(pack('fills', 2)), pool.extract(pack('other'))]);

    expect(filled).toEqual({
      entries: [],
      symbols: [],
      problems: [
        {
          rule: 'api-memory',
          severity: 'error',
          place: { file: 'docs.config.ts' },
          message: 'Reading the API of "fills" needs more than 32 MB of memory',
          hint: 'List the packages that it re-exports one by one under "api", leave it out, or raise limits.memory in docs.config.ts.',
        },
      ],
    });
    expect(other).toMatchObject({ name: 'other' });
  });

  it('pass on a fault of the engine unchanged', async () => {
    const pool = open(1);

    const [thrown, other] = await Promise.allSettled([pool.extract(pack('throws', 2)), pool.extract(pack('other'))]);

    expect(thrown).toMatchObject({ status: 'rejected', reason: { name: 'TypeError', message: 'No such symbol' } });
    expect(other.status).toBe('fulfilled');
  });

  it('keep the process alive only while a caller waits for them', async () => {
    const file = join(folder, 'pool.mjs');
    const source = fileURLToPath(new URL('../../../../cli/api/threads/extraction-pool.ts', import.meta.url));
    buildSync({ entryPoints: [source], bundle: true, platform: 'node', format: 'esm', outfile: file });
    const run = (name: string, line: string) => {
      const options = {
        workerFile,
        scriptFile,
        threads: 1,
        megabytes: 32,
        place: { root: folder, cache: folder, engineKey: '' },
        settingsFile: '',
      };
      const script = `import { ExtractionPool } from ${JSON.stringify(file)};
const pool = new ExtractionPool(${JSON.stringify(options)});
pool.extract(${JSON.stringify(pack(name))}).then(() => console.log('extracted'));
${line}`;
      writeFileSync(join(folder, `${name}.mjs`), script);
      return promisify(execFile)(process.execPath, [join(folder, `${name}.mjs`)], { timeout: 30_000 });
    };

    expect((await run('waits', '')).stdout).toBe('');
    expect((await run('other', 'pool.hold();')).stdout).toBe('extracted\n');
  });
});
