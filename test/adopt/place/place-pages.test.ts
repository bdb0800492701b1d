import { describe, expect, it } from 'vitest';
import { placePages } from '../../../adopt/place/place-pages.ts';
import type { SourcePage, SourceSite } from '../../../adopt/source-site.ts';

function place(paths: readonly string[]) {
  const pages = paths.map((path, index) => ({ path, language: 'en', file: `${index}.md` }) as SourcePage);
  const site = { pages, settings: { languages: ['en'] } } as unknown as SourceSite; // all that placing reads
  return placePages(site);
}

describe('placePages', () => {
  it('keeps the paths of pages', () => {
    expect(place(['/guide/start/', '/guide/']).pages.map(({ path }) => path)).toEqual(['/guide/start/', '/guide/']);
  });

  it('gives each page a path of its own, however many are cleaned to the same one', () => {
    const { pages, notes } = place(Array.from({ length: 120 }, (_, index) => `/a${'!'.repeat(index + 1)}b/`));

    expect(new Set(pages.map(({ path }) => path)).size).toBe(120);
    expect(notes.filter(({ what }) => what.includes('taken'))).toEqual([]);
  });

  it.each(['/guide/', '/Guide/'])('reports a second page of the same path, in any case: %s', (second) => {
    expect(place(['/guide/', second]).notes.map(({ file, kind }) => [file, kind])).toEqual([['1.md', 'left']]);
  });
});
