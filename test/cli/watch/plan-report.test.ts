import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../core/model/problem.ts';
import { nameFiles, planReport } from '../../../cli/watch/plan-report.ts';

describe('the report of a build in the terminal', () => {
  const error = (rule: string, file: string): Problem => ({
    rule,
    severity: 'error',
    place: { file, line: 1, column: 1 },
    message: 'Wrong',
  });
  const build = (problems: readonly Problem[]) => ({ problems, pages: 9, changed: ['/a/'], durationMs: { total: 7 } });

  it('does not count a hidden error as fixed, and shows it again later', () => {
    const open = [error('demo-render', 'content/Select.tsx')];
    const broken = [error('library-source', 'src/Button.module.scss')];
    const files = ['src/Button.module.scss'];

    const behind = planReport(build(broken), { files, last: build(open), reported: open });
    const back = planReport(build(open), { files, last: build(open), reported: broken, hidden: behind.hidden });
    const mended = planReport(build([]), { last: build(open), reported: open, hidden: back.hidden });

    expect(behind).toEqual({
      fresh: broken,
      line: 'src/Button.module.scss: 1 of 9 pages in 7 ms, 1 error, 1 error not checked',
      hidden: open,
    });
    expect(back).toEqual({
      fresh: open,
      line: 'src/Button.module.scss: 1 of 9 pages in 7 ms, 1 error fixed, 1 error',
      hidden: [],
    });
    expect(mended.line).toBe('1 of 9 pages in 7 ms, 1 error fixed, no errors left');
  });

  it('does not count an error of the API as fixed before the API is read again', () => {
    const twice = [error('library-source', 'src/index.ts')];
    const files = ['src/Box.tsx'];

    const saved = planReport({ ...build([]), outdated: twice }, { files, reported: twice, isApiNext: true });
    const still = planReport(build(twice), { files, reported: [], hidden: saved.hidden, isOfApi: true });
    const mended = planReport(build([]), { files, reported: [], hidden: saved.hidden, isOfApi: true });

    expect(saved).toEqual({
      fresh: [],
      line: 'src/Box.tsx: 1 of 9 pages in 7 ms, 1 error not checked; reading the API…',
      hidden: twice,
    });
    expect(still.line).toBe('API of src/Box.tsx: 1 of 9 pages in 7 ms, 1 error');
    expect(mended.line).toBe('API of src/Box.tsx: 1 of 9 pages in 7 ms, 1 error fixed, no errors left');
  });

  it('says that the API is read next, and names files so that a terminal can open them', () => {
    const nameFile = (file: string) => `docs/${file}`;
    const last = build([]);

    expect(planReport(last, { files: ['a.tsx'], last, isApiNext: true, nameFile }).line).toBe(
      'docs/a.tsx: 1 of 9 pages in 7 ms; reading the API…',
    );
    expect(planReport(last, { files: ['a.tsx'], last, isOfApi: true, nameFile }).line).toBe(
      'API of docs/a.tsx: 1 of 9 pages in 7 ms',
    );
  });

  it.each([
    [['a.ts'], 'a.ts'],
    [['a.ts', 'b.ts', 'c.ts'], 'a.ts, b.ts, c.ts'],
    [['a.ts', 'b.ts', 'c.ts', 'd.ts'], 'a.ts, b.ts and 2 more'],
    [[], ''],
  ])('names the files %j', (files, named) => {
    expect(nameFiles(files)).toBe(named);
  });

  it('counts hidden errors that were corrected meanwhile as fixed', () => {
    const open = [error('demo-render', 'content/Select.tsx')];
    const broken = [error('library-source', 'src/Button.module.scss')];

    expect(planReport(build([]), { reported: broken, hidden: open }).line).toBe(
      '1 of 9 pages in 7 ms, 2 errors fixed, no errors left',
    );
  });
});
