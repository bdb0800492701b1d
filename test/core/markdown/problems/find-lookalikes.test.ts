import { describe, expect, it } from 'vitest';
import { parseBody, parseMdx } from '../parse-page.ts';

const problemsIn = (body: string) =>
  parseBody(body).problems.map(({ rule, place, hint }) => `${place.line}:${place.column} ${rule} ${hint}`);
const jsonProblem = (marker: string) =>
  `marker-json Write ${marker} on one line, with double quotes around names and texts, and no comma at the end.`;

describe('a marker that is not JSON', () => {
  it.each([
    ['{{“demo”：“A.js”}}', '"“" is a typographic quotation mark'],
    ['{{"demo": “A.js”}}', '"“" is a typographic quotation mark'],
    ['{{"demo"：A.js}}', '"：" is a full-width character'],
    ['{{‘demo’: ‘A.js’}}', '"‘" is a typographic quotation mark'],
  ])('is reported with the character at fault: %s', (body, said) => {
    expect(parseBody(body).problems.map(({ message }) => message)).toEqual([
      `The text between the braces is not JSON: ${said}`,
    ]);
  });

  it.each([
    ["{{demo: 'BasicButton.js'}}", '{{"demo": "BasicButton.js"}}'],
    ["{{'demo': 'BasicButton.js'}}", '{{"demo": "BasicButton.js"}}'],
    ['{{demo: "BasicButton.js", bg: true}}', '{{"demo": "BasicButton.js", "bg": true}}'],
    ['{{ demo: BasicButton.js }}', '{{"demo": "BasicButton.js"}}'],
    ['{{demo="BasicButton.js"}}', '{{"demo": "BasicButton.js"}}'],
    ['{{“demo”: “BasicButton.js”}}', '{{"demo": "BasicButton.js"}}'],
    ['{{"demo": "BasicButton.js"}', '{{"demo": "BasicButton.js"}}'],
    ['{{"demo": "BasicButton.js"', '{{"demo": "BasicButton.js"}}'],
    ['{"demo": "BasicButton.js"}}', '{{"demo": "BasicButton.js"}}'],
    ['{"demo": "BasicButton.js"}', '{{"demo": "BasicButton.js"}}'],
    ['{{dmeo: "BasicButton.js", hight: 300}}', '{{"demo": "BasicButton.js", "height": 300}}'],
    ['{{component: "Card", "variant": \'plain\'}}', '{{"component": "Card", "variant": "plain"}}'],
    ['{{include "partials/a.md"}}', '{{"include": "partials/a.md"}}'],
    ['{{\n  demo: "BasicButton.js",\n  bg: "inline",\n}}', '{{"demo": "BasicButton.js", "bg": "inline"}}'],
  ])('is reported with the correct form: %j', (body, marker) => {
    expect(problemsIn(body)).toEqual([`5:1 ${jsonProblem(marker)}`]);
  });

  it('is reported with an example if its values cannot be separated', () => {
    expect(problemsIn("{{component: 'Card', cells: ['a', {b: 1}]}}")).toEqual([
      `5:1 ${jsonProblem('{{"demo": "Name.js"}}')}`,
    ]);
  });

  it.each([
    ['- a\n\n  {{demo: "A.js"}}', '7:3'],
    ['> {{\n> demo: "A.js"\n> }}', '5:3'],
    ['a\n{{demo: "A.js"}}', '6:1'],
    ['a {{demo: "A.js"}}', '5:3'],
    ['## {{demo: "A.js"}}', '5:4'],
    ['| a |\n|-|\n| {{demo: "A.js"}} |', '7:3'],
    ['<div>\n{{demo: "A.js"}}\n</div>', '6:1'],
  ])('is reported at its position: %j', (body, place) => {
    expect(problemsIn(body)).toEqual([`${place} ${jsonProblem('{{"demo": "A.js"}}')}`]);
  });
});

describe('a marker in an MDX page that is not JSON', () => {
  it.each(["{{demo: 'A.js'}}", "See {{demo: 'A.js'}}", "- {{demo: 'A.js'}}"])('is reported: %j', (body) => {
    const { problems } = parseMdx(`# Page\n\n${body}`);

    expect(problems[0]).toMatchObject({ rule: 'marker-json', place: { line: 3, column: body.indexOf('{') + 1 } });
  });
});

describe('a marker with an unknown key', () => {
  it('is reported with the nearest key', () => {
    expect(problemsIn('{{"dem": "A.js"}}')).toEqual(['5:1 marker-key Did you mean "demo"? Write {{"demo": "A.js"}}.']);
    expect(problemsIn('{{"Component": "A"}}')).toEqual([
      '5:1 marker-key Did you mean "component"? Write {{"component": "A"}}.',
    ]);
  });

  it('is reported with all keys if none is near', () => {
    expect(problemsIn('{{"bg": "inline"}}')).toEqual([
      '5:1 marker-key Write {{"demo": "Name.js"}}, {{"component": "Name"}} or {{"include": "partials/name.md"}}.',
    ]);
  });
});

describe('a marker that does not stand alone', () => {
  it.each([
    ['See {{"demo": "A.js"}}', '5:5'],
    ['{{"demo": "A.js"}} and text', '5:1'],
    ['{{"demo":\n"A.js"}}', '5:1'],
  ])('is reported: %j', (body, place) => {
    expect(problemsIn(body)[0]).toBe(`${place} marker-place Write {{"demo": "A.js"}} on a line of its own.`);
  });

  it('is reported in HTML', () => {
    expect(problemsIn('<div>\n{{"demo": "A.js"}}\n</div>')).toEqual([
      '6:1 marker-place Write an empty line above and below the marker.',
    ]);
  });
});

describe('syntax of another engine', () => {
  it.each([
    ['!!! note "Title"\n    Text.', 'Write ":::note" above the text'],
    ['??? tip\n    Text.', 'Write ":::note" above the text'],
    ['::note\nText.\n::', 'Write three colons'],
    ['[!NOTE] Text.', 'Write "> " before each line'],
    ['[[toc]]', 'Remove the line.'],
    ['[TOC]', 'Remove the line.'],
    ['<<< @/snippets/a.js', 'Write a fence'],
    ['{% tabs %}', 'Write {{"component": "Name"}} for a component'],
    ['{{< note >}}', 'Write {{"component": "Name"}} for a component'],
    ['{{#include a.md}}', 'Write {{"component": "Name"}} for a component'],
    ["import Tabs from '@theme/Tabs';", 'Remove the line, or rename the page'],
  ])('is reported: %j', (body, hint) => {
    const [problem, ...others] = parseBody(body).problems;

    expect(problem).toMatchObject({ rule: 'foreign-syntax', severity: 'warning', place: { line: 5, column: 1 } });
    expect(problem?.hint).toContain(hint);
    expect(others).toEqual([]);
  });

  it('is reported for an id without a heading', () => {
    expect(problemsIn('{#my-id}')).toEqual(['5:1 heading-id Write it at the end of a heading: "## Title {#my-id}".']);
  });
});

describe('a JSX tag that HTML does not recognize', () => {
  it.each([
    ['<Tabs.Panel>\n\nText.\n\n</Tabs.Panel>', 'Tabs.Panel', '5:1'],
    ['Press <Button onClick={() => save()}>Save</Button>.', 'Button', '5:7'],
  ])('is reported: %j', (body, name, place) => {
    expect(problemsIn(body)[0]).toBe(
      `${place} component-tag Show it with {{"demo": "Name.tsx"}}, or write it as code (\`<${name}>\`). MDX pages can have components.`,
    );
  });
});

describe('text that only looks like syntax', () => {
  it.each([
    '`{{demo: "A.js"}}`',
    'Write `{{demo: "A.js"}}` so.',
    '```\n{{demo: "A.js"}}\n!!! note\n```',
    '    {{demo: "A.js"}}',
    '\\{{demo: "A.js"}}',
    '{\\{demo: "A.js"}}',
    'Vue says {{ message }} and {{ a.b }}.',
    '{{ user.name }}',
    'An object {demo: "A.js"} in a sentence.',
    '{ a: 1 }',
    '<pre>\n{{demo: "A.js"}}\n</pre>',
    '<!-- {{demo: "A.js"}} -->',
    '<code>{{demo: "A.js"}}</code>',
    'We import it from "a".',
    '!!! What a day.',
    'a :: b',
    '`{#my-id}`',
    '\\<Tabs.Panel>',
    '`<Tabs.Panel>`',
    'a <B and C',
  ])('is left alone: %j', (body) => {
    expect(parseBody(body).problems).toEqual([]);
  });
});

describe('a text of nothing but braces', () => {
  it.each(['{{', '{{"a": ', '{"demo" ', '}} {{"demo" "demo" ', '<A.B '])('is read in time: %j', (text) => {
    const start = performance.now();
    parseBody(text.repeat(1000));

    expect(performance.now() - start).toBeLessThan(4000);
  });
});
