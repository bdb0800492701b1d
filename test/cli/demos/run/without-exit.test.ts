import { describe, expect, it } from 'vitest';
import { DemoExit, withoutExit } from '../../../../cli/demos/run/without-exit.ts';

describe('code that may not end the process', () => {
  it('returns its result', () => {
    expect(withoutExit(() => 1)).toBe(1);
  });

  it('throws if it exits, and the process can exit afterwards', () => {
    const { exit } = process;

    expect(() => withoutExit(() => process.exit(0))).toThrow(DemoExit);
    expect(process.exit).toBe(exit);
  });
});
