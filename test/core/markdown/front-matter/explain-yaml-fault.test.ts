import { describe, expect, it } from 'vitest';
import { explainYamlFault } from '../../../../core/markdown/front-matter/explain-yaml-fault.ts';
import { parsePage } from '../parse-page.ts';

const problemsIn = (head: string) =>
  parsePage(`---\n${head}\n---\n\n# Page\n\nText.`).problems.map(
    ({ rule, place, message, hint }) =>
      `${place.line}:${place.column} ${rule} ${message.replace('The front matter is not valid YAML: ', '')} | ${hint}`,
  );
const close = 'nothing closes this quotation mark | Write the same mark at the end of the value.';
const colon = 'the value has a colon followed by a space, which begins another key | Put quotes around the value:';
const bracket = (open: string, end: string) =>
  `nothing closes this "${open}" | Write "${end}" after the last item, or put quotes around the value if it is text.`;

describe('a fault of front matter', () => {
  it.each([
    ['title: "Button\ndescription: A button.\ncomponents: Button', `2:8 front-matter-syntax ${close}`],
    ["title: 'Button\ndescription: It's a button.", `2:8 front-matter-syntax ${close}`],
    ['title: Button\ndescription: "A button\ntags: [a, "b"]', `3:14 front-matter-syntax ${close}`],
    ['tags:\n  - "a\n  - b', `3:5 front-matter-syntax ${close}`],
    ['title: Button: how to', `2:14 front-matter-syntax ${colon} title: "Button: how to".`],
    ['title: A\ndescription: It says "a": b', `3:25 front-matter-syntax ${colon} description: 'It says "a": b'.`],
    ['tags:\n  - a: b: c', '3:9 front-matter-syntax ' + `${colon} - a: "b: c".`],
    [
      'tags:\n\t- a',
      '3:1 front-matter-tab A tab indents this line, which YAML reads as something else | Indent with spaces.',
    ],
    [
      'title: A\ndescription: B\ntitle: C',
      '4:1 front-matter-syntax duplicated mapping key | Remove one of the two lines for "title": the other one is line 2.',
    ],
    ['tags: [a, b\ntitle: A', `2:7 front-matter-syntax ${bracket('[', ']')}`],
    ['title: {A', `2:8 front-matter-syntax ${bracket('{', '}')}`],
    [
      'title: [A] and B',
      '2:8 front-matter-syntax text follows the list that "[" begins | Put quotes around the value: title: "[A] and B".',
    ],
    [
      'title: @acme/ui',
      '2:8 front-matter-syntax a value cannot begin with "@" | Put quotes around the value: title: "@acme/ui".',
    ],
    [
      'title: "Say "hi" now"',
      `2:14 front-matter-syntax text follows the closing quotation mark | Write title: 'Say "hi" now'.`,
    ],
    [
      'title: A\n  description: B',
      '3:1 front-matter-syntax this line is indented as if it belonged to the one above it | Remove the spaces at its start.',
    ],
    [
      'title: A\nnonsense',
      '3:1 front-matter-syntax this line has no key | Write "key: value", or indent the line by two spaces if it continues the value above it.',
    ],
    ['title:A', '2:1 front-matter-syntax a space is missing after the colon | Write "title: A".'],
    [
      'title：常见问题',
      '2:6 front-matter-syntax the colon after the key is a full-width one, "：" | Write "title: 常见问题".',
    ],
    [
      'title： 常见问题\ndescription: B',
      '2:6 front-matter-syntax the colon after the key is a full-width one, "：" | Write "title: 常见问题".',
    ],
    [
      'title: A\ntags：\n  - a',
      '3:5 front-matter-syntax the colon after the key is a full-width one, "：" | Write "tags:".',
    ],
    [
      'title: A\n\ndescription：B',
      '4:12 front-matter-syntax the colon after the key is a full-width one, "：" | Write "description: B".',
    ],
    ['description: [a]', '2:1 front-matter-type "description" must be a string, but is a list | Write a string.'],
    [
      'unlisted: "yes"',
      '2:1 front-matter-type "unlisted" must be true or false, but is a string | Write true or false.',
    ],
    [
      'tags: { a: b }',
      '2:1 front-matter-type "tags" must be a string or a list, but is an object | Write a string or a list.',
    ],
    [
      'title: A\n\n# Page\n\nThe text of the page.',
      '1:1 front-matter-unclosed Nothing closes the front matter that starts here | Write "---" on a line of its own after the last key. A horizontal rule can be written as "***".',
    ],
  ])('is reported once, at its place, in words that an author understands: %j', (head, expected) => {
    expect(problemsIn(head)).toEqual([expected]);
  });

  it.each([
    'title: "A\n  B"\ndescription: x',
    'title: >-\n  A: b\n  c\ndescription: "x: y"',
    'description: |\n  title: a: b\ntags:\n  - "a: b"\n  - c',
    "title: 'It''s: a'\ndescription: a # b: c",
    'tags: [\n  a,\n  b\n]\ntitle: A',
    'title: A:b\ndescription: https://example.com/',
    'tags:\n- a\n- b\ntitle: A',
    'title: A\n  and B',
  ])('is not found in valid YAML: %j', (head) => {
    expect(explainYamlFault(head)).toBeUndefined();
    expect(problemsIn(head).filter((line) => line.includes('front-matter'))).toEqual([]);
  });
});
