import { describe, expect, it } from 'vitest';
import { findSamePage, toVersionHref } from '../../../../core/publish/versions/find-same-page.ts';
import { listWays } from '../../../../core/publish/versions/list-ways.ts';
import { makePage } from '../../../make-page.ts';

describe('the same page of another version', () => {
  const ways = listWays(
    { languages: ['en', 'pt'] },
    makePage({ path: '/pt/lib/tabs/components-api/', canonicalPath: '/lib/tabs/components-api/' }),
  );

  it('is searched in its language and tab first', () => {
    expect(ways).toEqual(['/pt/lib/tabs/components-api/', '/pt/lib/tabs/', '/lib/tabs/components-api/', '/lib/tabs/']);
    expect(findSamePage(ways, ['/lib/tabs/', '/pt/lib/tabs/'])).toBe('/pt/lib/tabs/');
    expect(findSamePage(ways, ['/lib/'])).toBeUndefined();
  });

  it('is found by its public path', () => {
    expect(listWays({ languages: ['en'] }, makePage({ path: '/api/', canonicalPath: '/api/' }))).toEqual([
      '/api-docs/',
    ]);
  });

  it('has an encoded address', () => {
    expect(toVersionHref('/v5/', '/lib/größe/')).toBe('/v5/lib/gr%C3%B6%C3%9Fe/');
    expect(toVersionHref('/', '/lib/')).toBe('/lib/');
  });
});
