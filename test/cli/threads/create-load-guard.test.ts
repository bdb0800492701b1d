import { describe, expect, it } from 'vitest';
import { spawnSync } from 'node:child_process';
import { buildSync } from 'esbuild';
import { isEvery } from '../../everyday.ts';

const [bundle] = buildSync({
  entryPoints: ['cli/threads/create-load-guard.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  write: false,
}).outputFiles;

// Runs in a process of its own, because the guard stops the main thread.
const load = (code: string, limits: string) => {
  const script = `${bundle?.text}
const guard = createLoadGuard(${limits});
const result = await guard.run(() => import(${JSON.stringify(`data:text/javascript,${encodeURIComponent(code)}`)}));
guard.end();
console.log(JSON.stringify(result));`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    cwd: process.cwd(),
  });
  return { result: stdout.trim(), status };
};

describe('code of a site in the main thread', () => {
  it('is stopped when it never ends', () => {
    expect(load('for (;;);', '{ seconds: 0.2, megabytes: 1000 }')).toEqual({ result: '{"stopped":"time"}', status: 0 });
  });

  it.runIf(isEvery)('is stopped when it takes all memory', () => {
    expect(
      load('const all = []; for (;;) all.push(new Array(1000).fill(0.5));', '{ seconds: 30, megabytes: 100 }'),
    ).toEqual({ result: '{"stopped":"memory"}', status: 0 });
  });

  it('returns its value', () => {
    expect(load('await null; export default 1;', '{ seconds: 1, megabytes: 1000 }').result).toBe(
      '{"value":{"default":1}}',
    );
  });
});
