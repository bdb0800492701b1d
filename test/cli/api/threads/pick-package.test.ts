import { describe, expect, it } from 'vitest';
import { pickPackage } from '../../../../cli/api/threads/pick-package.ts';

const pack = (published: string, modules: number, needs: readonly string[] = []) => ({
  published,
  needs,
  specifiers: Array.from({ length: modules }, (_, index) => `${published}/${index}`),
});
const button = pack('button', 9, ['react', 'core']);
const chart = pack('chart', 5, ['react']);
const core = pack('core', 2, ['react']);
const lab = pack('lab', 1, ['button']);

describe('the next package of a thread', () => {
  it('is the largest if the thread has read none', () => {
    expect(pickPackage([core, button, chart], [])).toBe(button);
  });

  it.each([
    ['needs one that the thread has read', [chart, lab], [button], lab],
    ['is needed by one that the thread has read', [chart, core], [button], core],
    ['is another version of one that the thread has read', [chart, pack('button', 1)], [button], pack('button', 1)],
  ])('is one that %s', (_case, waiting, read, next) => {
    expect(pickPackage(waiting, read)).toEqual(next);
  });

  it('is the largest of the others if no related package waits', () => {
    expect(pickPackage([core, chart], [lab])).toBe(chart);
  });

  it('is undefined if none waits', () => {
    expect(pickPackage([], [button])).toBeUndefined();
  });
});
