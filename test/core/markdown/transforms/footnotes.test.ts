import { describe, expect, it } from 'vitest';
import { labels, parseBody } from '../parse-page.ts';

const body = 'One[^a], again[^a].\n\n[^a]: The note.';

describe('footnotes', () => {
  it('are below a heading for screen readers, with links there and back', () => {
    const { html, headings, anchors } = parseBody(body);
    const targets = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);

    expect(html).toContain(
      '<section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2>',
    );
    expect(html).toContain('aria-describedby="footnote-label"');
    expect(html).toMatch(/aria-label="Back to reference 1".*aria-label="Back to reference 1-2"/);
    expect(headings).toEqual([]);
    expect(targets).toHaveLength(4);
    expect(anchors).toEqual(expect.arrayContaining(targets));
  });

  it('have labels in the page’s language', () => {
    const { html } = parseBody(body, { labels: { ...labels, footnotes: 'Notas', footnoteBack: 'Voltar' } });

    expect(html).toContain('id="footnote-label">Notas</h2>');
    expect(html).toMatch(/aria-label="Voltar 1".*aria-label="Voltar 1-2"/);
  });
});
