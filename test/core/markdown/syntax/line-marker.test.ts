import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

const demosOf = (body: string) =>
  parseBody(body).blocks.flatMap((block) => (block.kind === 'demo' ? [block.demo] : []));

describe('a marker that fills a line', () => {
  it.each([
    ['alone', '{{"demo": "A.js"}}', 5, 1],
    ['after a paragraph', 'a\n{{"demo": "A.js"}}', 6, 1],
    ['before one', '{{"demo": "A.js"}}\na', 5, 1],
    ['indented by three', '   {{"demo": "A.js"}}', 5, 4],
    ['in a quote', '> {{"demo": "A.js"}}', 5, 3],
    ['in a list', '- a\n\n  {{"demo": "A.js"}}', 7, 3],
    ['with blanks behind it', '{{"demo": "A.js"}} \t', 5, 1],
    ['under a heading', '## a\n{{"demo": "A.js"}}', 6, 1],
  ])('is found %s', (_, body, line, column) => {
    expect(demosOf(body)).toEqual([{ name: 'A', file: 'A.js', options: {}, line, column }]);
  });

  it.each([
    '\\{{"demo": "A.js"}}',
    '    {{"demo": "A.js"}}',
    '~~~\n{{"demo": "A.js"}}\n~~~',
    '<div>\n{{"demo": "A.js"}}\n</div>',
    '<!--\n{{"demo": "A.js"}}\n-->',
    '{{"demo":\n"A.js"}}',
    '`a\n{{"demo" "A.js"} `',
  ])('is not found in code or HTML, or if it is escaped or invalid: %j', (body) => {
    expect(demosOf(body)).toEqual([]);
  });
});
