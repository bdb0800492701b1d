import { describe, expect, it } from 'vitest';
import { parseContentFile } from '../../../../core/nav/paths/parse-content-file.ts';

const languages = ['en', 'pt', 'zh-CN'];

describe('a content file', () => {
  it.each([
    ['content/index.md', '/', 'en'],
    ['content/joy-ui/react-button/index.md', '/joy-ui/react-button/', 'en'],
    ['content/joy-ui/react-button.md', '/joy-ui/react-button/', 'en'],
    ['content/joy-ui/react-button.en.md', '/joy-ui/react-button/', 'en'],
    ['content/joy-ui/react-button.pt.md', '/joy-ui/react-button/', 'pt'],
    ['content/joy-ui/react-button/index.zh-CN.md', '/joy-ui/react-button/', 'zh-CN'],
    ['content/index.pt.md', '/', 'pt'],
    ['content/migration/material-ui.md', '/migration/material-ui/', 'en'],
    ['content/blog/introducing-base-ui.md', '/blog/introducing-base-ui/', 'en'],
    ['content/v5.0.md', '/v5.0/', 'en'],
    ['content/404.md', '/404.html', 'en'],
    ['content/404/index.md', '/404.html', 'en'],
    ['content/cafe\u0301.md', '/caf\u00E9/', 'en'],
  ])('%s is %s in %s', (file, canonicalPath, language) => {
    expect(parseContentFile(file, languages)).toEqual({ content: { file, canonicalPath, language } });
  });

  it.each(['content/a/Demo.tsx', 'nav/a.ts', 'README.md', 'content/.md'])('is no page: %s', (file) => {
    expect(parseContentFile(file, languages).content).toBeUndefined();
  });

  it('is left out when the site does not list its language', () => {
    expect(parseContentFile('content/a.fr.md', languages)).toEqual({
      problem: {
        rule: 'language-not-configured',
        severity: 'warning',
        place: { file: 'content/a.fr.md' },
        message: 'The file is in the language "fr", which the site does not list, so it is left out',
        hint: 'Add "fr" to the key "languages" of docs.config.ts, or rename the file.',
      },
    });
  });

  it('may not be in a folder where translations are written', () => {
    expect(parseContentFile('content/pt/a.md', languages)).toEqual({
      problem: {
        rule: 'reserved-path',
        severity: 'error',
        place: { file: 'content/pt/a.md' },
        message: 'The path "/pt/a/" is reserved, because pages in another language are written under "pt"',
        hint: 'Move the file out of the folder, and end its name with ".pt.md".',
      },
    });
  });

  it.each([
    ['content/_app/a.md', 'reserved-path'],
    ['content/a/index/index.md', 'reserved-path'],
    ['content/a b.md', 'path-character'],
    ['content/a%2f.md', 'path-character'],
    ['content/aux.md', 'path-not-portable'],
    ['content/a\nb.md', 'path-character'],
  ])('follows the rules of paths: %j', (file, rule) => {
    expect(parseContentFile(file, languages).problem).toMatchObject({ rule, severity: 'error', place: { file } });
  });
});
