import { describe, expect, it } from 'vitest';
import { toParsedPage } from '../../../../cli/pages/parse/to-parsed-page.ts';
import { parsePage } from '../../../core/markdown/parse-page.ts';

const components = ['ApiIndex', 'Playground', 'Playgrounds'];

function parse(text: string) {
  return toParsedPage(parsePage(text, { components }), { key: 'key', textHash: 'hash' });
}

describe('the demos of a parsed page', () => {
  it('are named as their markers name them, each once', () => {
    const text =
      '{{"demo": "Basic.js"}}\n\nText.\n\n  {{ "bg": true, "demo" : "Sizes.tsx" }}\n\n- In a list:\n\n  {{"demo": "Basic.js", "height": 200}}\n';

    expect(parse(text).demos).toEqual(['Basic.js', 'Sizes.tsx']);
  });

  it('stand on lines of their own, and are no components', () => {
    expect(parse('See {{"demo": "Basic.js"}}.\n\n{{"component": "demo"}}\n').demos).toEqual([]);
  });

  it.each([
    ['a fence', '```\n{{"demo": "Basic.js"}}\n{{"component": "Playground"}}\n```\n'],
    ['indented code', 'Text.\n\n    {{"demo": "Basic.js"}}\n'],
    ['a comment', '<!--\n{{"demo": "Basic.js"}}\n-->\n'],
  ])('are none in %s', (_name, text) => {
    expect(parse(text)).toMatchObject({ demos: [], components: [] });
  });
});

describe('the components of a parsed page', () => {
  it('are found with what they are given, and where they stand', () => {
    const text =
      '# A\n\n{{"component": "Playground"}}\n\n{{ "component":"modules/Playground.js", "of": "Alert", "props": { "children": "Hi {there}" } }}\n';

    expect(parse(text).components).toEqual([
      { name: 'Playground', props: {}, line: 3, column: 1 },
      { name: 'Playground', props: { of: 'Alert', props: { children: 'Hi {there}' } }, line: 5, column: 1 },
    ]);
  });

  it('are none where the marker is no JSON, or stands in a sentence', () => {
    expect(parse('{{"component": "Playground",}}\n\nIn a line {{"component": "Playground"}}\n').components).toEqual([]);
  });
});

describe('the head of a parsed page', () => {
  it('keeps the components and hooks that it names, and nothing else', () => {
    const { frontMatter } = parse('---\ntitle: A\ncomponents: Button, Link\nhooks: useButton\n---\n\n# A\n');

    expect(frontMatter).toEqual({ components: ['Button', 'Link'], hooks: ['useButton'] });
  });
});
