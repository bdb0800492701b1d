import { describe, expect, it } from 'vitest';
import { makeSite } from '../../bench/make-pages.mjs';

describe('the pages of the benchmark', () => {
  const site = makeSite({ copies: 1 });

  it('have the number and size of the corpus', () => {
    const pages = [...site].filter(([file]) => file.endsWith('.md'));
    const bytes = pages.reduce((total, [, text]) => total + Buffer.byteLength(text), 0);

    expect(pages).toHaveLength(101);
    expect(bytes / 537_129).toBeCloseTo(1, 1);
    expect([...makeSite({ copies: 4 }).keys()].filter((file) => file.endsWith('.md'))).toHaveLength(380);
  });

  it('are the same each time', () => {
    expect([...makeSite({ copies: 1 })]).toEqual([...site]);
  });

  it('link to existing pages, and are in a tree', () => {
    const text = [...site.values()].join('\n');
    const links = [...text.matchAll(/\]\((\/[^)]+)\)/g)].map(([, path]) => path);

    expect(links.length).toBeGreaterThan(500);
    expect(links.filter((path) => !site.has(`content${path}index.md`))).toEqual([]);
    expect(site.get('nav/kit.ts')).toContain('"pathname": "/kit/inputs-9"');
  });
});
