import { describe, expect, it } from 'vitest';
import type { NavEntry } from '../../../../core/model/nav-tree.ts';
import { listFolders, planFolder, toGroupKey } from '../../../../core/nav/tree/plan-folder.ts';

function show(entries: readonly NavEntry[], indent = ''): string[] {
  return entries.flatMap(({ pathname, title, children }) => [
    `${indent}${pathname}${title === undefined ? '' : ` "${String(title)}"`}`,
    ...show(children ?? [], `${indent}  `),
  ]);
}

const page = (path: string, head: object = {}) => ({ path, file: `content${path.slice(0, -1)}.md`, ...head });

describe('planFolder', () => {
  it('puts the index page first, then pages by order and title', () => {
    const pages = [
      page('/lib/zebra/', { title: 'Ant' }),
      page('/lib/beetle/'),
      page('/lib/last/', { order: 9 }),
      page('/lib/first/', { order: -1, title: 'Zoo' }),
      page('/lib/', { title: 'Library', order: 99 }),
    ];

    expect(show(planFolder('/lib/', pages))).toEqual([
      '/lib "Library"',
      '/lib/first "Zoo"',
      '/lib/last',
      '/lib/zebra "Ant"',
      '/lib/beetle',
    ]);
  });

  it('makes a group of each folder, which its index page names and places', () => {
    const pages = [
      page('/lib/a/'),
      page('/lib/inputs/slider/'),
      page('/lib/guides/deep/one/'),
      page('/lib/guides/', { title: 'About the guides', group: 'How to', order: 1 }),
    ];

    expect(show(planFolder('/lib/', pages))).toEqual([
      '/lib/guides/* "How to"',
      '  /lib/guides "About the guides"',
      '  /lib/guides/deep/* "Deep"',
      '    /lib/guides/deep/one',
      '/lib/a',
      '/lib/inputs/* "Inputs"',
      '  /lib/inputs/slider',
    ]);
  });

  it('gathers pages that name a group, at the place of the first of them', () => {
    const pages = [
      page('/lib/b/', { group: 'Forms', order: 2 }),
      page('/lib/c/', { order: 1 }),
      page('/lib/a/', { group: ' Forms ', order: 3 }),
      page('/lib/d/', { order: 2.5, group: '' }),
    ];

    expect(show(planFolder('/lib/', pages))).toEqual([
      '/lib/c',
      '/lib/*/Forms "Forms"',
      '  /lib/b',
      '  /lib/a',
      '/lib/d',
    ]);
    expect(toGroupKey('/lib/', 'A & B')).toBe('/lib/*/A%20%26%20B');
  });

  it('sorts by numbers in names, and keeps them out of titles', () => {
    const pages = [page('/lib/10-last/'), page('/lib/2-first/'), page('/lib/3-part/x/'), page('/lib/3d-view/')];

    expect(show(planFolder('/lib/', pages))).toEqual([
      '/lib/2-first',
      '/lib/3-part/* "Part"',
      '  /lib/3-part/x',
      '/lib/10-last',
      '/lib/3d-view',
    ]);
  });

  it('lists a page in a folder of its own as a page, and no pages of other folders', () => {
    expect(show(planFolder('/lib/', [page('/lib/a/'), page('/library/b/')]))).toEqual(['/lib/a']);
    expect(listFolders('/lib/inputs/slider/')).toEqual(['/lib/', '/lib/inputs/']);
  });
});
