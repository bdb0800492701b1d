import { describe, expect, it } from 'vitest';
import { areUnchanged, toReads } from '../../../../cli/check/demos/to-reads.ts';

const files: Record<string, string> = { '/': 'h1', '/a b.js': 'h2' };
const options = { base: '/docs/', toHash: (path: string) => files[path] };

describe('what a page was shown from', () => {
  it('are the files of the site, each once, whatever follows their name', () => {
    expect(toReads(['/docs/', '/docs/a%20b.js?x', '/docs/a%20b.js?x'], options)).toEqual([
      ['/', 'h1'],
      ['/a b.js', 'h2'],
    ]);
  });

  it('has no hash for what comes from elsewhere, or is not there', () => {
    expect(toReads(['https://example.com/a.js', '/other/a.js', '/docs/none.js', '/docs/%ff'], options)).toEqual([
      ['https://example.com/a.js', ''],
      ['/other/a.js', ''],
      ['/none.js', ''],
      ['/%ff', ''],
    ]);
  });

  it('leaves out what is part of the page', () => {
    expect(toReads(['data:,', 'blob:http://localhost/1'], options)).toEqual([]);
  });

  it('is the same while every file is', () => {
    const reads = toReads(['/docs/', '/docs/a%20b.js'], options);
    expect(areUnchanged(reads, options.toHash)).toBe(true);
    expect(areUnchanged(reads, (path) => (path === '/' ? 'h1' : 'h3'))).toBe(false);
  });

  it('is never the same with something from elsewhere, or with nothing at all', () => {
    expect(areUnchanged(toReads(['/docs/', 'https://example.com/a.js'], options), options.toHash)).toBe(false);
    expect(areUnchanged([], options.toHash)).toBe(false);
  });
});
