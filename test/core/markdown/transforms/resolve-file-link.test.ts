import { describe, expect, it } from 'vitest';
import { parseContentFile } from '../../../../core/nav/paths/parse-content-file.ts';
import { resolveFileLink } from '../../../../core/markdown/transforms/resolve-file-link.ts';

const file = 'content/lib/react-button/index.md';
const findPagePath = (name: string) => parseContentFile(name, ['en', 'pt']).content?.canonicalPath;
const resolve = (href: string) => resolveFileLink(href, { file, findPagePath });

describe('a link to a content file', () => {
  it.each([
    ['../react-card/index.md', '/lib/react-card/'],
    ['../react-card/index.pt.md', '/lib/react-card/'],
    ['./usage.md#sizes', '/lib/react-button/usage/#sizes'],
    ['usage.mdx?from=here', '/lib/react-button/usage/?from=here'],
    ['../../index.md', '/'],
    ['../caf%C3%A9.md', '/lib/café/'],
  ])('leads to its page: %s', (href, path) => {
    expect(resolve(href)).toBe(path);
  });

  it.each([
    '/lib/react-card/index.md',
    'https://example.com/a.md',
    'mailto:a@b.md',
    '//example.com/a.md',
    '\\a.md',
    '../../../README.md',
    '../../../../README.md',
    '../../../../../README.md',
    './.md',
    './a.pdf',
    '#a.md',
    '',
  ])('stays unchanged if it names something else: %s', (href) => {
    expect(resolve(href)).toBe(href);
  });
});
