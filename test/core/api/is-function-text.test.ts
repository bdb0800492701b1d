import { describe, expect, it } from 'vitest';
import { isFunctionText } from '../../../core/api/is-function-text.ts';

describe('the text of a type', () => {
  it.each(['(a: string) => void', '<T>(a: T) => T', '(call: (a: A) => void) => void', 'new () => Store'])(
    'is a function: %s',
    (text) => {
      expect(isFunctionText(text)).toBe(true);
    },
  );

  it.each([
    '((a: string) => void) | null',
    '((a: string) => void) | ((a: number) => void)',
    '((a: string) => void) & { flush(): void }',
    'Array<(a: string) => void>',
    'Handler',
  ])('is not a single function: %s', (text) => {
    expect(isFunctionText(text)).toBe(false);
  });
});
