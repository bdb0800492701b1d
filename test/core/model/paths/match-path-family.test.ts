import { describe, expect, it } from 'vitest';
import { matchPathFamily } from '../../../../core/model/paths/match-path-family.ts';

describe('a family of paths', () => {
  it.each([
    ['/x/react-charts/', '/x/**', true],
    ['/x', '/x/**', true],
    ['/xy/', '/x/**', false],
    ['/', '/', true],
    ['/a/', '/', false],
    ['/a/', '/**', true],
    ['/store/items/', '/store/', false],
    ['/store?a=b#c', '/store/', true],
    ['/joy-ui/api/', '/*/api/', true],
    ['/joy-ui/api/a/', '/*/api/', false],
    ['/joy-ui/api/a/', '/*/api/**', true],
    ['/api/', '/*/api/**', false],
  ])('%s in %s: %j', (path, family, matches) => {
    expect(matchPathFamily(path, family)).toBe(matches);
  });
});
