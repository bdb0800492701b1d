import { describe, expect, it } from 'vitest';
import { planApiNav } from '../../../../core/api/pages/plan-api-nav.ts';
import type { NavEntry, NavTree } from '../../../../core/model/nav-tree.ts';
import { makePlace } from './api-entries.ts';

const places = [
  makePlace({ name: 'Alert' }),
  makePlace({ name: 'Button' }),
  makePlace({ name: 'useTab', kind: 'hook' }),
];

function plan(entries: readonly NavEntry[]): readonly NavEntry[] {
  return planApiNav([{ product: 'lib', file: 'nav/lib.ts', entries }], { places, t: () => 'API' })[0]?.entries ?? [];
}

describe('planApiNav', () => {
  const alert = { pathname: '/lib/api/alert/', title: 'Alert' };
  const button = { pathname: '/lib/api/button/', title: 'Button' };
  const useTab = { pathname: '/lib/api/usetab/', title: 'useTab' };

  it('adds a group at the end of a tree that has none', () => {
    expect(plan([{ pathname: '/lib/start/' }])).toEqual([
      { pathname: '/lib/start/' },
      { pathname: '/lib/api/', title: 'API', children: [alert, button, useTab] },
    ]);
  });

  it('lists the added paths', () => {
    const entries = [{ pathname: '/lib/api/button/' }];

    expect(planApiNav([{ product: 'lib', file: 'nav/lib.ts', entries }], { places, t: () => 'API' })[0]?.added).toEqual(
      ['/lib/api/alert/', '/lib/api/usetab/'],
    );
  });

  it('fills the group of a tree at any depth', () => {
    const tree = [
      {
        pathname: '/lib/more/',
        children: [{ pathname: '/lib/api', title: 'Reference', children: [{ pathname: '/lib/reading/' }] }],
      },
    ];

    expect(plan(tree)).toEqual([
      {
        pathname: '/lib/more/',
        children: [
          {
            pathname: '/lib/api',
            title: 'Reference',
            children: [{ pathname: '/lib/reading/' }, alert, button, useTab],
          },
        ],
      },
    ]);
  });

  it('fills the group around a page of that path', () => {
    const tree = [{ pathname: '/lib/reference/', children: [{ pathname: '/lib/api/' }] }];

    expect(plan(tree)[0]?.children?.map(({ pathname }) => pathname)).toEqual([
      '/lib/api/',
      '/lib/api/alert/',
      '/lib/api/button/',
      '/lib/api/usetab/',
    ]);
  });

  it('turns a single page into a group', () => {
    expect(plan([{ pathname: '/lib/api/', title: 'Reference' }])[0]?.children).toEqual([alert, button, useTab]);
  });

  it('fills separate groups of components and hooks, and keeps sorted groups sorted', () => {
    const own = [
      { pathname: '/lib/a/components-api/#accordion', title: 'Accordion' },
      { pathname: '/lib/a/components-api/#badge', title: 'Badge' },
    ];
    const tree = [
      {
        pathname: '/lib/api/',
        children: [
          { pathname: '/lib/api/components/', children: own },
          { pathname: '/lib/api/hooks/', children: [] },
        ],
      },
    ];

    expect(plan(tree)[0]?.children?.map(({ children }) => children?.map(({ title }) => title))).toEqual([
      ['Accordion', 'Alert', 'Badge', 'Button'],
      ['useTab'],
    ]);
  });

  it('leaves an entry of the author in place, with its own title', () => {
    const tree = [
      { pathname: '/lib/api/button', title: 'The button' },
      { pathname: '/lib/api/', children: [alert, useTab] },
    ];

    expect(plan(tree)).toEqual(tree);
  });

  it('leaves other trees unchanged, and keeps the places of authored entries', () => {
    const tree: NavTree = {
      product: 'lib',
      file: 'nav/lib.ts',
      entries: [{ pathname: '/lib/api/', children: [useTab] }, { pathname: '/lib/z/' }],
      places: [
        { path: '/lib/api/', place: { file: 'nav/lib.ts', line: 1 } },
        { path: '/lib/api/usetab/', place: { file: 'nav/lib.ts', line: 2 } },
        { path: '/lib/z/', place: { file: 'nav/lib.ts', line: 3 } },
      ],
    };
    const other: NavTree = { product: 'other', file: 'nav/other.ts', entries: [] };
    const [planned, same] = planApiNav([tree, other], { places, t: () => 'API' });

    expect(same).toBe(other);
    expect(planned?.places?.map(({ path, place }) => `${path} ${place.line ?? ''}`.trim())).toEqual([
      '/lib/api/ 1',
      '/lib/api/usetab/ 2',
      '/lib/api/alert/',
      '/lib/api/button/',
      '/lib/z/ 3',
    ]);
  });
});
