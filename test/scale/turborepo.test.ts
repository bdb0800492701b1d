// The example for Turborepo, with a cache on this machine that two clones share.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawn, type ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { goodPage, hashFolder, runProgram, siteTest, strangersEnvironment } from '../site-test.ts';
import { cloneExample } from './clone-example.ts';
import { installExample } from './install-example.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const example = join(root, 'examples/turborepo');
const token = 'a-token-of-the-team';

describe('the example for Turborepo', () => {
  const folder = dirname(siteTest({}).root);
  let modules: string;
  let cache: ChildProcess;
  let address: string;

  beforeAll(async () => {
    modules = await installExample(example);
    const port = await findPort();
    address = `http://127.0.0.1:${port}`;
    cache = spawn(process.execPath, [join(modules, 'turborepo-remote-cache/dist/cli.js')], {
      env: {
        ...strangersEnvironment(),
        NODE_ENV: 'production',
        PORT: String(port),
        TURBO_TOKEN: token,
        STORAGE_PROVIDER: 'local',
        STORAGE_PATH: join(folder, 'cache'),
      },
      stdio: 'ignore',
    });
    await vi.waitUntil(() => isUp(`${address}/v8/artifacts/status`), { timeout: 60_000, interval: 200 });
  });
  afterAll(() => cache?.kill());

  const clone = (name: string): string =>
    cloneExample({ example, to: join(folder, name), modules, packages: ['turbo', '@turbo'] });

  async function runTurbo(cwd: string): Promise<Record<string, 'hit' | 'miss'>> {
    const { status, stdout, stderr } = await runProgram(
      process.execPath,
      [
        join(cwd, 'node_modules/turbo/bin/turbo'),
        'run',
        'site',
        '--ui=stream',
        '--no-color',
        '--output-logs=hash-only',
      ],
      {
        cwd,
        env: {
          TURBO_API: address,
          TURBO_TOKEN: token,
          TURBO_TEAM: 'team_docs',
          TURBO_TELEMETRY_DISABLED: '1',
          DO_NOT_TRACK: '1',
        },
      },
    );
    if (status !== 0) throw new Error(`turbo ends with ${status}\n${stdout}${stderr}`);
    const lines = stdout.matchAll(/^(\S+): cache (hit|miss)/gm);
    return Object.fromEntries([...lines].map(([, task, state]) => [task, state as 'hit' | 'miss']));
  }

  it('builds each product once, however many clones share the cache', async () => {
    const [one, other] = [clone('one'), clone('other')];

    expect(await runTurbo(one)).toEqual({ 'joy-docs:docs': 'miss', 'charts-docs:docs': 'miss', 'home:site': 'miss' });
    expect(await runTurbo(other)).toEqual({ 'joy-docs:docs': 'hit', 'charts-docs:docs': 'hit', 'home:site': 'hit' });
    expect(existsSync(join(other, 'products/joy/.vitrine'))).toBe(false);
    expect(hashFolder(join(other, 'home/dist'))).toEqual(hashFolder(join(one, 'home/dist')));

    writeFileSync(join(other, 'products/charts/content/charts/line.md'), goodPage('Line chart', 'Another text.'));
    expect(await runTurbo(other)).toEqual({ 'joy-docs:docs': 'hit', 'charts-docs:docs': 'miss', 'home:site': 'miss' });
    expect(readFileSync(join(other, 'home/dist/charts/line/index.html'), 'utf8')).toContain('Another text.');
    expect(readFileSync(join(other, 'home/dist/joy/button/index.html'), 'utf8')).toContain('>Charts<');
  });
});

/** Asks the system for a free port. */
function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Returns whether a server answers at an address. */
function isUp(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}
