import { describe, expect, it } from 'vitest';
import { isCopied, toCopyFile } from '../../../../core/publish/copies/to-copy-file.ts';

describe('the file of a copy', () => {
  it.each([
    ['/joy-ui/react-button/', 'pt/joy-ui/react-button/index.html', 'pt/joy-ui/react-button.md'],
    ['/', 'index.html', 'index.md'],
    ['/', 'pt/index.html', 'pt/index.md'],
    ['/a/b/components-api/', 'a/b/components-api/index.html', 'a/b/components-api.md'],
  ])('of %j, written to %j, is %j', (canonicalPath, outputFile, file) => {
    expect(toCopyFile({ canonicalPath, outputFile })).toBe(file);
  });
});

describe('a page', () => {
  it('has a copy if it is in the sitemap', () => {
    const head = { components: [], hooks: [], redirectFrom: [], authors: [], tags: [] };

    expect(isCopied({ template: 'Documentation' }, head)).toBe(true);
    expect(isCopied({ template: 'NotFound' }, head)).toBe(false);
    expect(isCopied({ template: 'Documentation' }, { ...head, draft: true })).toBe(false);
    expect(isCopied({ template: 'Documentation' }, { ...head, unlisted: true })).toBe(false);
  });
});
