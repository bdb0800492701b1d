import { describe, expect, it } from 'vitest';
import { findDefaultLanguage, parseLanguagePath, withLanguage } from '../../../../core/model/paths/language-path.ts';

describe('the language of a path: 67', () => {
  it.each([
    // path, language, canonicalAs, canonicalAsServer, canonicalPathname
    ['/', 'en', '/', '/', '/'],
    ['', 'en', '', '', ''],
    ['/zh/x', 'zh', '/x', '/x', '/x'],
    ['/zh/', 'zh', '/', '/', '/'],
    ['/zh', 'zh', '/', '/', '/'],
    ['/zh?a#b', 'zh', '/?a#b', '/?a', '/?a'],
    ['/zhx/a', 'en', '/zhx/a', '/zhx/a', '/zhx/a'],
    ['/zhang/', 'en', '/zhang/', '/zhang/', '/zhang'],
    ['/en/x/', 'en', '/en/x/', '/en/x/', '/en/x'],
    ['/x/react', 'en', '/x/react', '/x/react', '/x/react'],
    ['/pt/x/?q#h', 'pt', '/x/?q#h', '/x/?q', '/x/?q'],
    ['/fr/x/', 'en', '/fr/x/', '/fr/x/', '/fr/x'],
    ['/zh-CN/x/', 'zh-CN', '/x/', '/x/', '/x'],
    ['/api/', 'en', '/api/', '/api/', '/api-docs'],
    ['/pt/api/button/#a', 'pt', '/api/button/#a', '/api/button/', '/api-docs/button'],
    ['/apiary/', 'en', '/apiary/', '/apiary/', '/apiary'],
    [
      '/material-ui/api/button/',
      'en',
      '/material-ui/api/button/',
      '/material-ui/api/button/',
      '/material-ui/api/button',
    ],
    ['/blog', 'en', '/blog', '/blog', '/blog'],
    ['/blog/zh', 'en', '/blog/zh', '/blog/zh', '/blog/zh'],
    ['/blog/a/#b', 'en', '/blog/a/#b', '/blog/a/', '/blog/a'],
    ['/size-snapshot/', 'en', '/size-snapshot/', '/size-snapshot/', '/size-snapshot'],
    ['/zh//evil.example', 'zh', '/evil.example', '/evil.example', '/evil.example'],
    ['/__proto__/a', 'en', '/__proto__/a', '/__proto__/a', '/__proto__/a'],
  ])('%j is %s', (path, userLanguage, canonicalAs, canonicalAsServer, canonicalPathname) => {
    expect(parseLanguagePath(path, ['en', 'pt', 'zh-CN'])).toEqual({
      userLanguage,
      canonicalAs,
      canonicalAsServer,
      canonicalPathname,
    });
  });
});

describe('the default language', () => {
  it('is the first, and English where none is listed', () => {
    expect([['pt', 'en'], ['pt', 'de'], []].map(findDefaultLanguage)).toEqual(['pt', 'pt', 'en']);
  });
});

describe('a path in a language', () => {
  it.each([
    ['/a/', 'en', '/a/'],
    ['/a/', 'pt', '/pt/a/'],
    ['/', 'pt', '/pt/'],
    ['/pt/a/', 'pt', '/pt/a/'],
    ['/ptx/', 'pt', '/pt/ptx/'],
    ['/a/#b', 'pt', '/pt/a/#b'],
    ['/blog/a/', 'pt', '/blog/a/'],
    ['#a', 'pt', '#a'],
    ['https://a.b/', 'pt', 'https://a.b/'],
    ['//a.b/', 'pt', '//a.b/'],
  ])('%s in %s is %s', (path, language, localPath) => {
    expect(withLanguage({ defaultLanguage: 'en' }, path, language)).toBe(localPath);
  });
});
