import { describe, expect, it } from 'vitest';
import { findOutdatedPages } from '../../../core/i18n/find-outdated-pages.ts';

const page = { file: 'content/a.pt.md', original: { file: 'content/a.md', textHash: 'now' } };

describe('a translated page', () => {
  it('is up to date if it was made from the current text', () => {
    expect(findOutdatedPages([{ ...page, sourceHash: 'now', line: 2 }])).toEqual([]);
  });

  it('is outdated if its original has changed', () => {
    expect(findOutdatedPages([{ ...page, sourceHash: 'then', line: 3 }])).toEqual([
      {
        rule: 'page-outdated',
        severity: 'warning',
        place: { file: 'content/a.pt.md', line: 3 },
        message: 'The original "content/a.md" has changed since this translation was made',
        hint: 'Translate the changes, and write "sourceHash: now" in the front matter.',
      },
    ]);
  });

  it('is reported if it has no hash of its original', () => {
    expect(findOutdatedPages([page])).toEqual([
      {
        rule: 'page-source-unknown',
        severity: 'warning',
        place: { file: 'content/a.pt.md', line: 1 },
        message: 'The translation does not say which text of "content/a.md" it was made from',
        hint: 'Compare the two, and write "sourceHash: now" in its front matter.',
      },
    ]);
  });
});
