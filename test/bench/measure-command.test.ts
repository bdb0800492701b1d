import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measureCommand } from '../../bench/measure-command.mjs';
import { isEvery } from '../everyday.ts';

const megabytes = 1e6;

describe.skipIf(process.platform !== 'linux')('measureCommand', () => {
  it.runIf(isEvery)('counts the memory and CPU time of child processes', async () => {
    const work =
      'const full = Buffer.alloc(150e6, 1); const end = Date.now() + 250; while (Date.now() < end); full.length;';
    const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(work)}]);`;

    const { wall, cpu, memory } = await measureCommand(process.execPath, ['-e', parent]);

    expect(memory).toBeGreaterThan(150 * megabytes);
    expect(memory).toBeLessThan(500 * megabytes);
    expect(wall).toBeGreaterThan(0.25);
    expect(cpu).toBeGreaterThan(0.1);
  });

  it('rejects with the output of a failing command', async () => {
    const command = measureCommand(process.execPath, ['-e', 'console.error("no such site"); process.exit(2)']);

    await expect(command).rejects.toThrow(/ended with 2\nno such site/);
  });

  it('accepts other statuses that are not failures, and returns the output', async () => {
    const args = ['-e', 'console.error("one error"); process.exit(1)'];

    const { status, errors, stopped } = await measureCommand(process.execPath, args, { statuses: [0, 1] });

    expect({ status, errors, stopped }).toEqual({ status: 1, errors: 'one error\n', stopped: undefined });
  });

  it('stops a command that exceeds its time, and reports it', async () => {
    const { stopped, wall } = await measureCommand(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
      seconds: 0.5,
    });

    expect(stopped).toBe('not finished after 0.5 s');
    expect(wall).toBeLessThan(5);
  });

  it.runIf(isEvery)('stops a command whose children exceed its memory, and the children with it', async () => {
    const work = 'const full = Buffer.alloc(300e6, 1); setInterval(() => full.length, 1000);';
    const parent = `const { pid } = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(work)}]); console.error(pid);`;

    const { stopped, errors } = await measureCommand(process.execPath, ['-e', parent], { memory: 0.2e9, seconds: 20 });

    expect(stopped).toMatch(/^more than 0\.2 GB after \d+ s$/);
    await expect.poll(() => isAlive(Number(errors))).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    // What has ended and has not been waited for is still listed.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
