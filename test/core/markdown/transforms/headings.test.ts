import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

describe('headings', () => {
  it('of the second and third level get an id and a link', () => {
    const { html, headings, problems } = parseBody('## Usage\n\n### With *care*\n\n#### Deep');

    expect(problems).toEqual([]);
    expect(headings).toEqual([
      { id: 'usage', depth: 2, text: 'Usage' },
      { id: 'with-care', depth: 3, text: 'With care' },
    ]);
    expect(html).toContain(
      '<h2 id="usage">Usage<a class="anchor" href="#usage" aria-label="Link to this section: Usage"></a></h2>',
    );
    expect(html).toContain('<h4 id="deep">Deep<a class="anchor" href="#deep"');
  });

  it('can contain code, links and emoji, without a link in a link', () => {
    const { html, headings } = parseBody('## The `sx` prop and [links](/a/) 🎉');

    expect(headings).toEqual([{ id: 'the-sx-prop-and-links', depth: 2, text: 'The sx prop and links 🎉' }]);
    expect(html).toBe(
      '<h2 id="the-sx-prop-and-links">The <code>sx</code> prop and <a href="/a/">links</a> 🎉' +
        '<a class="anchor" href="#the-sx-prop-and-links" aria-label="Link to this section: The sx prop and links 🎉"></a></h2>',
    );
  });

  it('inside of a link get no link of their own', () => {
    expect(parseBody('<a href="/a/">\n<h2>Card</h2>\n</a>').html).toBe('<a href="/a/">\n<h2 id="card">Card</h2>\n</a>');
  });

  it('with only a picture are named after it', () => {
    expect(parseBody('## ![Joy UI](/joy.png)').headings).toEqual([{ id: 'joy-ui', depth: 2, text: 'Joy UI' }]);
  });

  it('with a picture of the same text have the text once', () => {
    const { html, headings } = parseBody('## ![Joy UI](/joy.png) Joy UI\n\n## ![New](/new.png) Tabs');

    expect(headings).toEqual([
      { id: 'joy-ui', depth: 2, text: 'Joy UI' },
      { id: 'new-tabs', depth: 2, text: 'New Tabs' },
    ]);
    expect(html).toMatch(/<h2 id="joy-ui"><img src="\/joy.png" alt="" .*aria-label="Link to this section: Joy UI"/);
    expect(html).toContain('<img src="/new.png" alt="New"');
  });

  it('with an ampersand also have the id that other generators give them', () => {
    const { html, headings, anchors } = parseBody('## `row-gap` & gap\n\n## A & B\n\n### A & B');

    expect(headings.map(({ id, text }) => `${id} ${text}`)).toEqual([
      'row-gap-gap row-gap & gap',
      'a-b A & B',
      'a-b-2 A & B',
    ]);
    expect(html).toContain('<h2 id="row-gap-gap"><span id="row-gap-amp-gap"></span><code>row-gap</code>');
    expect(anchors).toEqual(['row-gap-gap', 'row-gap-amp-gap', 'a-b', 'a-amp-b', 'a-b-2', 'a-amp-b-2']);
  });

  it('do not get such an id if another heading has it', () => {
    const { anchors } = parseBody('## A & B\n\n## A amp B\n\n## Main content & co');

    expect(anchors).toEqual(['a-b', 'a-amp-b', 'main-content-co', 'main-content-amp-co']);
  });

  it('keep the id that their author has set, which no other gets', () => {
    expect(parseBody('## Own\n\n<h2 id="own">Mine</h2>').headings.map(({ id }) => id)).toEqual(['own-2', 'own']);
  });

  it('do not get ids of footnotes', () => {
    const { headings, anchors } = parseBody('## Footnote label\n\nA[^1].\n\n[^1]: B.');

    expect(headings.map(({ id }) => id)).toEqual(['footnote-label-2']);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it.each(['location', 'currentScript', 'constructor', '__proto__', 'root', '🎉', '---', '日本語'])(
    'have a safe id for any text: %s',
    (text) => {
      const { headings, anchors } = parseBody(`## ${text}\n\n## ${text}`);

      expect(headings.every(({ id }) => id !== '')).toBe(true);
      expect(new Set(anchors).size).toBe(2);
    },
  );

  it('without text are listed under their id', () => {
    const { headings } = parseBody('##');

    expect(headings).toEqual([{ id: 'section-1', depth: 2, text: 'section-1' }]);
  });
});
