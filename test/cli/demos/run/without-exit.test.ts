import { describe, expect, it } from 'vitest';
import { DemoExit, withoutExit } from '../../../../cli/demos/run/without-exit.ts';

describe('code for which the process has no end', () => {
  it('gives what it gives', () => {
    expect(withoutExit(() => 1)).toBe(1);
  });

  it('throws where it asks for the end, and the process can end afterwards', () => {
    const { exit } = process;

    expect(() => withoutExit(() => process.exit(0))).toThrow(DemoExit);
    expect(process.exit).toBe(exit);
  });
});
