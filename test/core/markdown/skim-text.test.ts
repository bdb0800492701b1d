import { describe, expect, it } from 'vitest';
import { skimText } from '../../../core/markdown/skim-text.ts';

describe('a skimmed text', () => {
  it('has the head, the title and the markers of a page', () => {
    const text = `---
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
`;

    expect(skimText(text)).toBe(`---
product: lib
components: Button
---
# Button

{{"component": "ComponentLinkHeader"}}

{{"demo": "Basic.js", "bg": true}}
`);
  });

  it('is empty where a text says nothing of itself', () => {
    expect(skimText('Text alone.\n')).toBe('\n');
  });
});
