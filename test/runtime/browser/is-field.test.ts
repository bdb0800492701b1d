import { describe, expect, it } from 'vitest';
import { isField } from '../../../runtime/browser/is-field.ts';

describe('a field', () => {
  it.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable="true"></p>'])(
    'is %s',
    (html) => {
      document.body.innerHTML = html;

      expect(isField(document.body.firstElementChild)).toBe(true);
    },
  );

  it('is not a button or null', () => {
    document.body.innerHTML = '<button></button>';

    expect([isField(document.body.firstElementChild), isField(null)]).toEqual([false, false]);
  });
});
