import { describe, expect, it } from 'vitest';
import { skimPage } from '../../../core/markdown/skim-page.ts';
import { makePage } from '../../make-page.ts';

const page = makePage();

function skim(text: string) {
  return skimPage({ page, text }, { components: ['ComponentLinkHeader', 'Playground'] });
}

describe('a skimmed page', () => {
  it('has the head, the title and the markers of its text', () => {
    const { title, frontMatter, blocks } = skim(`---
product: lib
components: Button
---

# Button

<p class="description">Text.</p>

{{"component": "ComponentLinkHeader"}}

## Basics

Text, and {{ braces }}.

{{"demo": "Basic.js", "bg": true}}
{{"include": "partials/a.md"}}
{{"component": "Nothing"}}
{{"demo": broken}}
`);

    expect(title).toBe('Button');
    expect(frontMatter.components).toEqual(['Button']);
    expect(
      blocks.map((block) => ('demo' in block ? block.demo.file : 'component' in block && block.component)),
    ).toEqual([{ name: 'ComponentLinkHeader', props: {}, line: 1, column: 1 }, 'Basic.js']);
  });

  it('tells a heading that differs from the title of the head', () => {
    expect(skim('---\ntitle: React Button\n---\n\n# Button #\n')).toMatchObject({
      title: 'React Button',
      heading: 'Button',
    });
  });

  it('tells that a fence has types, and takes the word elsewhere for none', () => {
    expect(skim('```ts twoslash\nconst a = 1;\n```\n').blocks).toMatchObject([{ excerpt: { isTyped: true } }]);
    expect(skim('The word twoslash in a sentence.\n').blocks).toEqual([]);
  });

  it('bears the path where a text says nothing of itself', () => {
    expect(skim('Text alone.\n')).toMatchObject({ title: page.path, blocks: [] });
  });

  it('gives what can be guessed of a broken head', () => {
    expect(skim('---\ntitle: [\n---\n\n# Button\n')).toMatchObject({ title: 'Button' });
  });
});
