// The example for Nx, with its own cache server on this machine, which two clones share.

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPage, hashFolder, runProgram, siteTest, strangersEnvironment } from '../site-test.ts';
import { cloneExample } from './clone-example.ts';
import { installExample } from './install-example.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const example = join(root, 'examples/nx');
const token = 'a-token-of-the-team';

describe('the example for Nx', () => {
  const folder = dirname(siteTest({}).root);
  const store = join(folder, 'cache');
  let modules: string;
  let cache: ChildProcess;
  let address: string;

  beforeAll(async () => {
    modules = await installExample(example);
    cache = spawn(process.execPath, [join(example, 'cache-server.mjs')], {
      env: { ...strangersEnvironment(), PORT: '0', CACHE_TOKEN: token, CACHE_FOLDER: store },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    address = `http://${await readAddress(cache)}`;
  });
  afterAll(() => cache?.kill());

  const clone = (name: string): string =>
    cloneExample({ example, to: join(folder, name), modules, packages: ['nx', '@nx'] });

  /** Runs the tasks; returns which ran, and which came from the cache. */
  async function runNx(cwd: string): Promise<Record<string, string>> {
    const { status, stdout, stderr } = await runProgram(
      process.execPath,
      [join(cwd, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '--targets', 'site', '--outputStyle', 'stream'],
      {
        cwd,
        env: {
          NX_SELF_HOSTED_REMOTE_CACHE_SERVER: address,
          NX_SELF_HOSTED_REMOTE_CACHE_ACCESS_TOKEN: token,
          NX_DAEMON: 'false',
          NX_NO_CLOUD: 'true',
          NX_TUI: 'false',
          DO_NOT_TRACK: '1',
          NO_COLOR: '1',
        },
      },
    );
    if (status !== 0) throw new Error(`nx ends with ${status}\n${stdout}${stderr}`);
    const lines = stdout.matchAll(/^> nx run (\S+)(?: {2}\[(.+?)\])?$/gm);
    return Object.fromEntries([...lines].map(([, task, state]) => [task, state ?? 'ran']));
  }

  it('builds each product once, however many clones share the cache', async () => {
    const [one, other] = [clone('one'), clone('other')];

    expect(await runNx(one)).toEqual({ 'grid-docs:docs': 'ran', 'pickers-docs:docs': 'ran', 'home:site': 'ran' });
    expect(readdirSync(store)).toHaveLength(3);
    const taken = 'remote cache';
    expect(await runNx(other)).toEqual({ 'grid-docs:docs': taken, 'pickers-docs:docs': taken, 'home:site': taken });
    expect(existsSync(join(other, 'products/grid/.vitrine'))).toBe(false);
    expect(hashFolder(join(other, 'home/dist'))).toEqual(hashFolder(join(one, 'home/dist')));

    writeFileSync(join(other, 'products/pickers/content/pickers/date-field.md'), goodPage('Date field', 'New text.'));
    expect(await runNx(other)).toMatchObject({ 'pickers-docs:docs': 'ran', 'home:site': 'ran' });
    expect(readFileSync(join(other, 'home/dist/pickers/date-field/index.html'), 'utf8')).toContain('New text.');
    expect(readFileSync(join(other, 'home/dist/grid/columns/index.html'), 'utf8')).toContain('>Pickers<');
  });

  it('rejects requests without the token, addresses outside the cache, and a second write', async () => {
    const ask = (path: string, init: RequestInit = {}): Promise<number> =>
      fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` }, ...init }).then(
        ({ status }) => status,
      );
    const put = { method: 'PUT', body: 'an archive' };

    expect(await ask('/v1/cache/abc', { headers: {} })).toBe(401);
    expect(await ask('/v1/cache/abc', { headers: { authorization: 'Bearer other' } })).toBe(401);
    expect(await ask('/v1/cache/abc')).toBe(404);
    expect(await ask('/v1/cache/abc', put)).toBe(200);
    expect(await ask('/v1/cache/abc')).toBe(200);
    expect(await ask('/v1/cache/abc', { ...put, body: 'another' })).toBe(409);
    expect(readFileSync(join(store, 'abc'), 'utf8')).toBe('an archive');
    expect(await ask('/v1/cache/..%2Fpackage', put)).toBe(404);
    expect(await ask('/v1/cache/abc', { method: 'DELETE' })).toBe(405);
  });
});

/** Reads the address of the server, which is the last word of its first line. */
async function readAddress({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The server has no output');
  for await (const line of createInterface(stdout)) return line.split(' ').at(-1) ?? '';
  throw new Error('The server ended before it said its address');
}
