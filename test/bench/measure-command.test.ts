import { describe, expect, it } from 'vitest';
import { measureCommand } from '../../bench/measure-command.mjs';

const megabytes = 1e6;

describe.skipIf(process.platform !== 'linux')('measureCommand', () => {
  it('counts the memory and the work of what the command starts', async () => {
    const work =
      'const full = Buffer.alloc(150e6, 1); const end = Date.now() + 250; while (Date.now() < end); full.length;';
    const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(work)}]);`;

    const { wall, cpu, memory } = await measureCommand(process.execPath, ['-e', parent]);

    expect(memory).toBeGreaterThan(150 * megabytes);
    expect(memory).toBeLessThan(500 * megabytes);
    expect(wall).toBeGreaterThan(0.25);
    expect(cpu).toBeGreaterThan(0.1);
  });

  it('rejects with what a failing command printed', async () => {
    const command = measureCommand(process.execPath, ['-e', 'console.error("no such site"); process.exit(2)']);

    await expect(command).rejects.toThrow(/ended with 2\nno such site/);
  });
});
