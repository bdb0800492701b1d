import { describe, expect, it } from 'vitest';
import { toParsedPage } from '../../../../cli/pages/parse/to-parsed-page.ts';
import { parsePage } from '../../../core/markdown/parse-page.ts';

const components = ['ApiIndex', 'Playground', 'Playgrounds'];

function parse(text: string) {
  return toParsedPage(parsePage(text, { components }), { key: 'key', textHash: 'hash' });
}

describe('the demos of a parsed page', () => {
  it('have the names from their markers, each once', () => {
    const text =
      '{{"demo": "Basic.js"}}\n\nText.\n\n  {{ "bg": true, "demo" : "Sizes.tsx" }}\n\n- In a list:\n\n  {{"demo": "Basic.js", "height": 200}}\n';

    expect(parse(text).demos).toEqual(['Basic.js', 'Sizes.tsx']);
  });

  it('are found only on lines of their own, and not as components', () => {
    expect(parse('See {{"demo": "Basic.js"}}.\n\n{{"component": "demo"}}\n').demos).toEqual([]);
  });

  it.each([
    ['a fence', '```\n{{"demo": "Basic.js"}}\n{{"component": "Playground"}}\n```\n'],
    ['indented code', 'Text.\n\n    {{"demo": "Basic.js"}}\n'],
    ['a comment', '<!--\n{{"demo": "Basic.js"}}\n-->\n'],
  ])('are not found in %s', (_name, text) => {
    expect(parse(text)).toMatchObject({ demos: [], components: [] });
  });
});

describe('the components of a parsed page', () => {
  it('are found with their props and their places', () => {
    const text =
      '# A\n\n{{"component": "Playground"}}\n\n{{ "component":"modules/Playground.js", "of": "Alert", "props": { "children": "Hi {there}" } }}\n';

    expect(parse(text).components).toEqual([
      { name: 'Playground', props: {}, line: 3, column: 1 },
      { name: 'Playground', props: { of: 'Alert', props: { children: 'Hi {there}' } }, line: 5, column: 1 },
    ]);
  });

  it('are not found if the marker is not JSON, or is inside a sentence', () => {
    expect(parse('{{"component": "Playground",}}\n\nIn a line {{"component": "Playground"}}\n').components).toEqual([]);
  });
});

describe('the front matter of a parsed page', () => {
  it('has only the names of components and hooks', () => {
    const { frontMatter } = parse('---\ntitle: A\ncomponents: Button, Link\nhooks: useButton\n---\n\n# A\n');

    expect(frontMatter).toEqual({ components: ['Button', 'Link'], hooks: ['useButton'] });
  });
});
