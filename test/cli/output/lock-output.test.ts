import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockOutput, unlockOutput } from '../../../cli/output/lock-output.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the lock of an output folder', () => {
  it('keeps a second build away until it is freed', () => {
    const messages: string[] = [];
    writeFileSync(join(root, '.out.lock'), String(process.ppid));

    expect(() => lockOutput(join(root, 'out'), (message) => messages.push(message))).toThrow(
      `Another build, process ${process.ppid}, is writing`,
    );
    expect(messages).toEqual([]);
  });

  it('is taken over from a dead process, with a notice', () => {
    const messages: string[] = [];
    writeFileSync(join(root, '.out.lock'), '4194303');

    const unlock = lockOutput(join(root, 'out'), (message) => messages.push(message));

    expect(messages).toEqual(['Taking over from process 4194303, which ended without finishing its build.']);
    unlock();
    expect(existsSync(join(root, '.out.lock'))).toBe(false);
  });

  it('is freed only by the process that holds it', () => {
    writeFileSync(join(root, '.out.lock'), String(process.ppid));

    unlockOutput(join(root, 'out'));

    expect(existsSync(join(root, '.out.lock'))).toBe(true);
  });
});
