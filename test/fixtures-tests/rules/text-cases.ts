// Pages whose title, description, headings or size are at fault.

import { goodPage } from '../../site-test.ts';
import type { PageCase } from './page-case.ts';

/** Pages whose title, description, headings or size are at fault. */
export const textCases: readonly PageCase[] = [
  {
    rule: 'name-reserved',
    text: goodPage('A', '<span id="docs--settings">Text</span>'),
    prints: [
      ':5:1 warning name-reserved  The id "docs--settings" is reserved for the page around the text, so it is left out. Choose another id, one that does not begin with "docs--".',
    ],
  },
  {
    rule: 'title-missing',
    text: '<p class="description">Shows nothing.</p>\n',
    prints: [
      ':1:1 error title-missing  The page has no title. Start it with a heading, "# Title", or write "title:" in the front matter.',
    ],
  },
  {
    rule: 'title-length',
    text: goodPage('Twelve words that make a long title, and then some more words for it all'),
    prints: [
      ':1:1 warning title-length  The title has 72 characters, but lists cut it off after 70. Shorten "Twelve words that make a long title, and then some more words for it all".',
    ],
  },
  {
    rule: 'description-missing',
    text: '# A\n\nText.\n',
    prints: [
      ':1:1 warning description-missing  The page has no description. Write <p class="description">…</p> below the title, or "description:" in the front matter.',
    ],
  },
  {
    rule: 'description-length',
    text: `---\ndescription: ${'So many words '.repeat(13).trim()}\n---\n\n# A\n`,
    prints: [
      ':2:1 warning description-length  The description has 181 characters, but search results cut it off after 170. Say what the page is for in one or two short sentences.',
    ],
  },
  {
    rule: 'heading-order',
    text: goodPage('A', '### Third'),
    prints: [
      ':5:1 warning heading-order  The heading "Third" skips a level: it is an h3 under the title. Write it with "##", or put a heading of the level in between before it.',
    ],
  },
  {
    rule: 'heading-title-twice',
    text: goodPage('A', '# Again'),
    prints: [
      ':5:1 warning heading-title-twice  The page has a second main heading, "Again". Write it with "##": a page has one "#" heading, its title.',
    ],
  },
  {
    rule: 'heading-empty',
    text: goodPage('A', '##'),
    prints: [
      ':5:1 warning heading-empty  The heading has no text. Say what the section is about, or remove the heading.',
    ],
  },
  {
    rule: 'id-repeated',
    text: goodPage('A', '## Part\n\n<span id="a">Text</span> <span id="a">Text</span>'),
    prints: [
      ':7:26 warning id-repeated  The id "a" is on the page twice, so links only find the first one. Give the element an id of its own, or leave the id out.',
    ],
  },
  {
    rule: 'image-alt',
    text: goodPage('A', '![](/logo.png)'),
    prints: [
      ':5:1 warning image-alt  The image "/logo.png" has no alternative text. Say between the brackets what the picture shows: ![A button in three sizes](/button.png).',
    ],
  },
  {
    rule: 'image-broken',
    text: goodPage('A', '![Logo](/broken.png)'),
    prints: [
      ':5:1 error image-broken  The picture "public/broken.png" cannot be read: it is not a picture, or the file is cut off. Save it again from the program that made it, as PNG, JPEG, WebP, AVIF, GIF or SVG, and not larger than a screen shows.',
    ],
  },
  {
    rule: 'image-outside',
    text: goodPage('A', 'The ![Logo](../../../logo.png)'),
    prints: [
      ':5:5 error image-outside  The picture "../../../logo.png" is outside the site or in a hidden folder. Put it next to the page, or in public/.',
    ],
  },
  {
    rule: 'image-pair',
    text: goodPage('A', '![Logo](./logo.light.svg)'),
    prints: [
      ':5:1 warning image-pair  The picture "./logo.light.svg" is for light pages, but there is no "./logo.dark.svg" for dark ones. Add it, or remove ".light" from the name.',
    ],
  },
  {
    rule: 'image-heavy',
    text: goodPage('A', '![Logo](./heavy.svg)'),
    prints: [
      ':5:1 warning image-heavy  The picture "content/lib/heavy.svg" weighs 1.1 MB, which readers load to see it, as it stays in its format. Remove the invisible parts of the drawing, or save it as WebP.',
    ],
  },
  {
    rule: 'markdown-too-deep',
    text: goodPage('A', `${'> '.repeat(101)}a`),
    prints: [
      ':5:1 error markdown-too-deep  The text is nested more than 100 blocks deep. Flatten the lists or quotes, or raise limits.nesting in docs.config.ts.',
    ],
  },
  {
    rule: 'markdown-too-dense',
    text: goodPage('A', '*a_ '.repeat(3000)),
    prints: [
      ':5:1 error markdown-too-dense  The paragraph has more marks than can be matched in time. Split it with empty lines, or mark code as code.',
    ],
  },
  {
    rule: 'page-too-large',
    text: goodPage('A', 'Many words. '.repeat(100_000)),
    prints: [
      ':1:1 error page-too-large  The page has 1200043 bytes, but only 1048576 are allowed. Split the page, or raise limits.pageBytes in docs.config.ts.',
    ],
  },
  {
    rule: 'not-utf8',
    text: Buffer.from([0x61, 0xff, 0xfe, 0x62]),
    prints: [':1:2 error not-utf8  Byte 1 of the file is not valid UTF-8. Save the file as UTF-8.'],
  },
];
