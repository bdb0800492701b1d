import { describe, expect, it } from 'vitest';
import { findActiveTrail, planTrails } from '../../../../core/nav/menu/plan-trails.ts';

const trails = planTrails({
  entries: [
    {
      pathname: '/g',
      children: [
        { pathname: '/h', subheader: 'h', children: [{ pathname: '/base-ui/react-button' }] },
        { pathname: '/base-ui/react-button/components-api/#button', title: 'Button API' },
        { pathname: 'https://example.com/' },
      ],
    },
  ],
});

describe('the active trail', () => {
  it.each([
    '/base-ui/react-button/',
    '/base-ui/react-button',
    '/base-ui/react-button/components-api/',
    '/base-ui/react-button/hooks-api/#use-button',
    '/base-ui/react-button/[docsTab]/',
  ])('of %s is that of the page', (path) => {
    const active = findActiveTrail(trails, path);

    expect(active?.entry.pathname).toBe('/base-ui/react-button');
    expect(active?.nearestFirst.map(({ pathname }) => pathname)).toEqual(['/h', '/g']);
    expect(active?.rootFirst.map(({ pathname }) => pathname)).toEqual(['/g', '/h']);
  });

  it('is missing for a page that the tree does not name', () => {
    expect([findActiveTrail(trails, '/x/'), findActiveTrail(trails, '/')]).toEqual([undefined, undefined]);
  });
});
