import { describe, expect, it } from 'vitest';
import { renderUnseen } from '../../../core/code/render-unseen.ts';

describe('a text of code', () => {
  it('has the code point of an invisible character, and keeps the character', () => {
    expect(renderUnseen('a<\u200Bb')).toBe(
      'a&lt;<span class="unseen" role="img" aria-label="U+200B" data-docs-point="U+200B">\u200B</span>b',
    );
  });

  it('names a letter that looks like another one', () => {
    expect(renderUnseen('p\u0430l')).toContain('aria-label="\u0430 U+0430"');
  });
});
