import { describe, expect, it } from 'vitest';
import { areUnchanged, toReads } from '../../../../cli/check/demos/to-reads.ts';

const files: Record<string, string> = { '/': 'h1', '/a b.js': 'h2' };
const options = { base: '/docs/', toHash: (path: string) => files[path] };

describe('the files that a page was shown from', () => {
  it('are files of the site, each once, without query and fragment', () => {
    expect(toReads(['/docs/', '/docs/a%20b.js?x', '/docs/a%20b.js?x'], options)).toEqual([
      ['/', 'h1'],
      ['/a b.js', 'h2'],
    ]);
  });

  it('have no hash if they are external or missing', () => {
    expect(toReads(['https://example.com/a.js', '/other/a.js', '/docs/none.js', '/docs/%ff'], options)).toEqual([
      ['https://example.com/a.js', ''],
      ['/other/a.js', ''],
      ['/none.js', ''],
      ['/%ff', ''],
    ]);
  });

  it('do not include parts of the page itself', () => {
    expect(toReads(['data:,', 'blob:http://localhost/1'], options)).toEqual([]);
  });

  it('are unchanged while every file is', () => {
    const reads = toReads(['/docs/', '/docs/a%20b.js'], options);
    expect(areUnchanged(reads, options.toHash)).toBe(true);
    expect(areUnchanged(reads, (path) => (path === '/' ? 'h1' : 'h3'))).toBe(false);
  });

  it('never count as unchanged with external files, or without files', () => {
    expect(areUnchanged(toReads(['/docs/', 'https://example.com/a.js'], options), options.toHash)).toBe(false);
    expect(areUnchanged([], options.toHash)).toBe(false);
  });
});
