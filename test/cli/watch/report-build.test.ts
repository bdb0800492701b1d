import { describe, expect, it } from 'vitest';
import { toChange } from '../../../cli/watch/report-build.ts';

const built = { base: '/docs/', changed: [], lookFiles: ['site.css', 'logo.svg'] };

describe('the change that open pages get from a build', () => {
  it.each([
    ['names the pages that changed', { ...built, changed: ['/lib/a/'] }, ['a.md'], { pages: ['/docs/lib/a/'] }],
    ["replaces the site's own style sheets", built, ['site.css'], { styles: true }],
    [
      'replaces a style sheet in pages that do not reload for a page saved with it',
      { ...built, changed: ['/lib/a/'] },
      ['a.md', 'site.css'],
      { pages: ['/docs/lib/a/'], styles: true },
    ],
    ['reloads all pages for another file', built, ['site.css', 'logo.svg'], undefined],
    ['reloads all pages for a style sheet of public/', built, ['public/plain.css'], undefined],
    ['reloads all pages if no save is known', built, [], undefined],
  ])('%s', (_, report, files, change) => {
    expect(toChange(report, files)).toEqual(change);
  });
});
