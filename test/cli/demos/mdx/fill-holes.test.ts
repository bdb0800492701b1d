import { describe, expect, it } from 'vitest';
import type { JsxMarker } from '../../../../core/model/document.ts';
import { fillHoles, toReadBlocks } from '../../../../cli/demos/mdx/fill-holes.ts';

const marker: JsxMarker = {
  name: '$mdx0',
  holes: 1,
  label: '<A>',
  isInline: false,
  isInParagraph: false,
  isWrapped: true,
  line: 1,
  column: 1,
};
const made = (html: string) => ({
  html: new Map([[marker, html]]),
  mark: 'mdx0m',
  rules: {},
  globals: {},
  css: {},
  hasIslands: false,
  reads: [],
  problems: [],
});

describe('the holes of an element', () => {
  it('contain the HTML of the page', () => {
    expect(fillHoles(made('<i>mdx0mh0;</i>'), { marker, holes: ['<b>"x"</b>'] })).toBe('<i><b>"x"</b></i>');
  });

  it('contain nested JSON in the attribute of an island, at any depth', () => {
    const html = '<p title="$&amp;">\n</p>';
    const filled = fillHoles(made('{"given":"{\\"$html\\":\\"mdx0mhj0;\\"}"}'), { marker, holes: [html] });
    const read = (text: string) =>
      text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    const { given } = JSON.parse(read(filled)) as { given: string };

    expect(JSON.parse(given)).toEqual({ $html: html });
  });

  it('are omitted from the search text, because their HTML follows', () => {
    expect(toReadBlocks([{ kind: 'jsx', jsx: marker }], made('<i>word mdx0mh0;</i>'))).toEqual([
      { kind: 'html', html: ' <i>word  </i> ' },
    ]);
  });
});
