import { describe, expect, it } from 'vitest';
import { isApiTab, isGroup, toBasePath, toPagePath } from '../../../../core/nav/tree/nav-path.ts';

describe('a pathname', () => {
  it.each([
    ['/base-ui/react-button/components-api/#button', true],
    ['/base-ui/react-button/hooks-api', true],
    ['/base-ui/react-components-apis/', false],
  ])('%s is an API tab: %j', (pathname, isTab) => {
    expect(isApiTab(pathname)).toBe(isTab);
  });

  it.each([
    ['/a', '/a/', '/a/'],
    ['/a/?b#c', '/a/', '/a/'],
    ['/e\u0301', '/\u00E9/', '/\u00E9/'],
    ['/a/components-api/#b', '/a/components-api/', '/a/'],
    ['/a/[docsTab]', '/a/[docsTab]/', '/a/'],
  ])('%s is at %s and belongs to %s', (pathname, page, base) => {
    expect([toPagePath(pathname), toBasePath(pathname)]).toEqual([page, base]);
  });

  it('without entries below it is no group', () => {
    expect([
      isGroup({ pathname: '/a', children: [] }),
      isGroup({ pathname: '/a', children: [{ pathname: '/b' }] }),
    ]).toEqual([false, true]);
  });
});
