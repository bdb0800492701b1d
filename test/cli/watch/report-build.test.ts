import { describe, expect, it } from 'vitest';
import { formatBuild, toChange } from '../../../cli/watch/report-build.ts';

const built = { base: '/docs/', changed: [], lookFiles: ['site.css', 'logo.svg'] };

describe('what a build made', () => {
  const report = { problems: [], pages: 12, changed: ['/a/'], durationMs: { total: 40 } };

  it('follows the files that were saved', () => {
    expect(formatBuild(report, ['a.md', 'b.md'])).toBe('a.md and 1 more: 1 of 12 pages in 40 ms');
  });

  it('is nothing where the settings are wrong', () => {
    const problem = { rule: 'x', severity: 'error', place: { file: 'docs.config.ts' }, message: 'Wrong' } as const;

    expect(formatBuild({ ...report, pages: 0, changed: [], problems: [problem] }, ['docs.config.ts'])).toBe(
      'docs.config.ts: nothing built, 1 error',
    );
  });
});

describe('what open pages are told of a build', () => {
  it.each([
    ['names the pages that changed', { ...built, changed: ['/lib/a/'] }, ['a.md'], { pages: ['/docs/lib/a/'] }],
    ["puts the site's own style sheets into them", built, ['site.css'], { styles: true }],
    [
      'puts a style sheet into those that do not reload for a page that was saved with it',
      { ...built, changed: ['/lib/a/'] },
      ['a.md', 'site.css'],
      { pages: ['/docs/lib/a/'], styles: true },
    ],
    ['reloads all of them for another file', built, ['site.css', 'logo.svg'], undefined],
    ['reloads all of them for a style sheet of public/', built, ['public/plain.css'], undefined],
    ['reloads all of them where no save is known', built, [], undefined],
  ])('%s', (_, report, files, change) => {
    expect(toChange(report, files)).toEqual(change);
  });
});
