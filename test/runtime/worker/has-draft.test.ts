import { describe, expect, it } from 'vitest';
import { hasDraft } from '../../../runtime/worker/has-draft.ts';

describe('a draft', () => {
  it('is text that the reader has written', () => {
    document.body.innerHTML = '<textarea></textarea>';
    document.querySelector('textarea')!.value = 'I think';

    expect(hasDraft(document)).toBe(true);
  });

  it('is not text that the page has filled in, nor a checkbox or radio button', () => {
    document.body.innerHTML =
      '<input value="given"><input type="checkbox" checked><input type="color"><textarea></textarea>';

    expect(hasDraft(document)).toBe(false);
  });
});
