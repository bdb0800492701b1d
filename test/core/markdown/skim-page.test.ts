import { describe, expect, it } from 'vitest';
import { skimPage } from '../../../core/markdown/skim-page.ts';
import { makePage } from '../../make-page.ts';

const page = makePage();

function skim(text: string) {
  return skimPage({ page, text }, { components: ['ComponentLinkHeader', 'Playground'] });
}

describe('a skimmed page', () => {
  it('has the front matter, the title and the markers of its text', () => {
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

  it('has its heading if it differs from the title in the front matter', () => {
    expect(skim('---\ntitle: React Button\n---\n\n# Button #\n')).toMatchObject({
      title: 'React Button',
      heading: 'Button',
    });
  });

  it('has a typed fence, but not for the word "twoslash" elsewhere', () => {
    expect(skim('```ts twoslash\nconst a = 1;\n```\n').blocks).toMatchObject([{ excerpt: { isTyped: true } }]);
    expect(skim('The word twoslash in a sentence.\n').blocks).toEqual([]);
  });

  it('has the path as its title if the text has none', () => {
    expect(skim('Text alone.\n')).toMatchObject({ title: page.path, blocks: [] });
  });

  it('has what can be guessed from invalid front matter', () => {
    expect(skim('---\ntitle: [\n---\n\n# Button\n')).toMatchObject({ title: 'Button' });
  });
});
