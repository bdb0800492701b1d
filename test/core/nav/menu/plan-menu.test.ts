import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '../../../../core/nav/menu/menu.ts';
import type { NavEntry } from '../../../../core/model/nav-tree.ts';
import { createMenuPlanner, planMenu, planWholeMenu } from '../../../../core/nav/menu/plan-menu.ts';

const entries: NavEntry[] = [
  { pathname: '/kit/start', title: 'Start', children: [{ pathname: '/kit/install' }, { pathname: '/kit/usage' }] },
  {
    pathname: '/kit/react-',
    title: 'Components',
    children: [
      { pathname: '/kit/inputs', subheader: 'inputs', children: [{ pathname: '/kit/react-button' }] },
      { pathname: '/kit/deep', children: [{ pathname: '/kit/deep/a' }] },
    ],
  },
];

function sketch(menu: readonly MenuEntry[]): unknown[] {
  return menu.map((entry) => {
    if (entry.kind === 'page' || entry.kind === 'link') return entry.title;
    return [entry.title, entry.kind === 'group' && !entry.open ? 'closed' : sketch(entry.children)];
  });
}

describe('the menu of a page', () => {
  it('opens the branch of the page and closes the others', () => {
    expect(sketch(planMenu({ entries }, { openPath: '/kit/react-button/' }))).toEqual([
      ['Start', 'closed'],
      [
        'Components',
        [
          ['Inputs', ['Button']],
          ['Deep', 'closed'],
        ],
      ],
    ]);
  });

  it('opens every group above the page', () => {
    expect(sketch(planMenu({ entries }, { openPath: '/kit/deep/a/' }))).toEqual([
      ['Start', 'closed'],
      [
        'Components',
        [
          ['Inputs', ['Button']],
          ['Deep', ['A']],
        ],
      ],
    ]);
  });

  it('is closed where the page is in no branch', () => {
    expect(sketch(planMenu({ entries }))).toEqual([
      ['Start', 'closed'],
      ['Components', 'closed'],
    ]);
  });

  it('leads from a closed group to its first page', () => {
    const planned = { pathname: '/kit/g', children: [{ pathname: '/kit/p', planned: true }, { pathname: '/kit/q' }] };
    const [start, group] = planMenu({ entries: [...entries.slice(0, 1), planned] });

    expect([start, group]).toEqual([
      { kind: 'group', title: 'Start', chips: [], path: '/kit/install/', open: false, children: [] },
      { kind: 'group', title: 'G', chips: [], path: '/kit/q/', open: false, children: [] },
    ]);
  });

  it('leads to the page of the group itself where there is one', () => {
    expect(planMenu({ entries }, { hasPage: (path) => path === '/kit/start/' })[0]).toMatchObject({
      path: '/kit/start/',
    });
  });

  it('is the same object for pages of one branch', () => {
    const plan = createMenuPlanner({ entries });

    expect(plan('/kit/install/')).toBe(plan('/kit/usage/'));
    expect(plan('/kit/install/')).not.toBe(plan('/kit/react-button/'));
  });
});

describe('a line of the menu', () => {
  it('has the properties of its entry', () => {
    const entry: NavEntry = {
      pathname: '/kit/a#b',
      title: 'A',
      icon: 'Book',
      plan: 'pro',
      newFeature: true,
      unstable: true,
      legacy: true,
      linkProps: { rel: 'me' },
      query: {},
    };

    expect(planMenu({ entries: [entry] }, { toPath: (path) => `/pt${path}` })).toEqual([
      {
        kind: 'page',
        title: 'A',
        chips: ['new', 'preview', 'legacy', 'pro'],
        icon: 'Book',
        linkProps: { rel: 'me' },
        path: '/pt/kit/a/#b',
      },
    ]);
  });

  it('is a link for an address, and missing for an entry kept out', () => {
    const out = [
      { pathname: 'https://example.com/', title: 'Store' },
      { pathname: '/a', inSideNav: false },
    ];

    expect(planMenu({ entries: out })).toEqual([
      { kind: 'link', title: 'Store', chips: [], href: 'https://example.com/' },
    ]);
  });

  it('has no link while its page is planned', () => {
    const soon = [{ pathname: '/a', planned: true }];

    expect(planMenu({ entries: soon })).toEqual([
      { kind: 'group', title: 'A', chips: ['planned'], open: false, children: [] },
    ]);
    expect(planMenu({ entries: soon }, { hasPage: () => true })[0]).toMatchObject({ kind: 'page', path: '/a/' });
  });

  it('has no title where the entry shows none', () => {
    expect(planMenu({ entries: [{ pathname: '/a', title: false }] })[0]?.title).toBe('');
  });

  it('adds the query of its entry', () => {
    expect(planMenu({ entries: [{ pathname: '/a', query: { b: 'c d' } }] })[0]).toMatchObject({ path: '/a/?b=c+d' });
  });
});

describe('the whole menu', () => {
  it('opens everything', () => {
    expect(sketch(planWholeMenu({ entries }))).toEqual([
      ['Start', ['Install', 'Usage']],
      [
        'Components',
        [
          ['Inputs', ['Button']],
          ['Deep', ['A']],
        ],
      ],
    ]);
  });
});
