import { describe, expect, it } from 'vitest';
import type { NavEntry } from '../../../../core/model/nav-tree.ts';
import { findDuplicatePaths } from '../../../../core/nav/tree/find-duplicate-paths.ts';
import { parseNav } from '../../../../core/nav/tree/parse-nav.ts';

/** A tree of entries that take three lines each. */
function tree(product: string, entries: NavEntry[]) {
  const { tree: parsed } = parseNav(entries, { product, file: `nav/${product}.ts` });
  return {
    ...parsed,
    places: parsed.places?.map(({ path, place: { file } }, index) => ({
      path,
      place: { file, line: 3 * index + 3, column: 15 },
    })),
  };
}

describe('duplicate paths', () => {
  it('are found across trees and depths, and both places are named', () => {
    const one = tree('joy-ui', [{ pathname: '/joy-ui/g', children: [{ pathname: '/joy-ui/a' }] }]);
    const two = tree('system', [{ pathname: '/joy-ui/a/' }]);

    expect(findDuplicatePaths([one, two])).toEqual([
      {
        rule: 'duplicate-path',
        severity: 'error',
        place: { file: 'nav/system.ts', line: 3, column: 15 },
        message: 'Two entries have the pathname "/joy-ui/a": nav/joy-ui.ts:6:15 and nav/system.ts:3:15',
        hint: 'Remove one of the two, or give it a pathname of its own.',
      },
    ]);
  });

  it('are found when they differ only in case', () => {
    expect(findDuplicatePaths([tree('a', [{ pathname: '/Button' }, { pathname: '/button' }])])).toEqual([
      {
        rule: 'duplicate-path-case',
        severity: 'error',
        place: { file: 'nav/a.ts', line: 6, column: 15 },
        message: 'The pathnames "/Button" and "/button" differ only in case: nav/a.ts:3:15 and nav/a.ts:6:15',
        hint: 'Rename one of the two: many file systems treat them as the same file.',
      },
    ]);
  });

  it('are found when an accent is spelled in two ways', () => {
    expect(findDuplicatePaths([tree('a', [{ pathname: '/\u00E9' }, { pathname: '/e\u0301' }])])).toEqual([
      {
        rule: 'duplicate-path-unicode',
        severity: 'error',
        place: { file: 'nav/a.ts', line: 6, column: 15 },
        message:
          'Two entries have the pathname "/e\u0301", spelled with different characters: nav/a.ts:3:15 and nav/a.ts:6:15',
        hint: 'Remove one of the two: both are written to the same file.',
      },
    ]);
  });

  it('are found for a group and a page of the same path, too', () => {
    const entries = [{ pathname: '/a', children: [{ pathname: '/a' }] }];

    expect(findDuplicatePaths([tree('a', entries)]).map(({ rule }) => rule)).toEqual(['duplicate-path']);
  });

  it('are reported with their files when a tree has no places', () => {
    const [problem] = findDuplicatePaths([
      { product: 'a', file: 'nav/a.ts', entries: [{ pathname: '/a' }, { pathname: '/a' }] },
    ]);

    expect(problem?.message).toBe('Two entries have the pathname "/a": nav/a.ts and nav/a.ts');
  });

  it('are not found in API tabs, links out of the site, and paths with another fragment', () => {
    const entries = [
      { pathname: '/b/components-api/#c' },
      { pathname: '/b/components-api/#c' },
      { pathname: 'https://example.com' },
      { pathname: 'https://example.com' },
      { pathname: '/a#one' },
      { pathname: '/a#two' },
    ];

    expect(findDuplicatePaths([tree('a', entries)])).toEqual([]);
  });
});
