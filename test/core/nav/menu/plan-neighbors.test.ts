import { describe, expect, it } from 'vitest';
import type { NavEntry } from '../../../../core/model/nav-tree.ts';
import { planNeighbors } from '../../../../core/nav/menu/plan-neighbors.ts';

function neighbors(entries: NavEntry[], path: string, hasPage?: (path: string) => boolean) {
  const found = planNeighbors({ entries }, hasPage).get(path);
  return found && [found.previous?.pathname, found.next?.pathname];
}

describe('the neighbors of a page', () => {
  const a = { pathname: '/a' };
  const b = { pathname: '/b' };
  const c = { pathname: '/c' };

  it('are the previous and next pages, across groups', () => {
    const entries = [{ pathname: '/g', children: [a, { pathname: '/h', children: [b] }] }, c];

    expect(['/a/', '/b/', '/c/', '/g/'].map((path) => neighbors(entries, path))).toEqual([
      [undefined, '/b'],
      ['/a', '/c'],
      ['/b', undefined],
      undefined,
    ]);
  });

  it('are neither external links nor entries outside the menu', () => {
    const hidden = { pathname: '/g', inSideNav: false, children: [{ pathname: '/x' }] };
    const entries = [a, { pathname: 'https://example.com/' }, hidden, { pathname: '/d/hooks-api/#e' }, b];

    expect(neighbors(entries, '/a/')).toEqual([undefined, '/b']);
    expect(neighbors(entries, '/x/')).toBeUndefined();
  });

  it('are pages that exist', () => {
    expect(neighbors([a, b, c], '/a/', (path) => path !== '/b/')).toEqual([undefined, '/c']);
  });

  it('are hidden on an unordered page, to which others still link', () => {
    const entries = [a, { ...b, ordered: false }, c];

    expect([neighbors(entries, '/b/'), neighbors(entries, '/a/')]).toEqual([undefined, [undefined, '/b']]);
  });

  it('of a generated page are only generated pages', () => {
    const tree = { entries: [a, b, { pathname: '/api/', children: [c, { pathname: '/d/' }] }], added: ['/c', '/d/'] };
    const found = planNeighbors(tree);

    expect(['/a/', '/b/', '/c/', '/d/'].map((path) => found.get(path))).toEqual([
      { next: b },
      { previous: a },
      { next: { pathname: '/d/' } },
      { previous: c },
    ]);
  });
});
