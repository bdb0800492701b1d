import { describe, expect, it } from 'vitest';
import type { NavEntry } from '../../../../core/model/nav-tree.ts';
import { walkNav } from '../../../../core/nav/tree/walk-nav.ts';

describe('a walk through a tree', () => {
  it('goes in reading order, with the groups above each entry', () => {
    const tree = [
      { pathname: '/a', children: [{ pathname: '/b', children: [{ pathname: '/c' }] }] },
      { pathname: '/d' },
    ];

    const steps = walkNav(tree).map(({ entry, parents }) =>
      [...parents, entry].map(({ pathname }) => pathname).join(' > '),
    );

    expect(steps).toEqual(['/a', '/a > /b', '/a > /b > /c', '/d']);
  });

  it('survives 1,000 levels', () => {
    let entry: NavEntry = { pathname: '/leaf' };
    for (let level = 0; level < 1000; level += 1) entry = { pathname: `/${level}`, children: [entry] };

    expect(walkNav([entry])).toHaveLength(1001);
  });
});
