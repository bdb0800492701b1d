import { describe, expect, it } from 'vitest';
import { escapePattern } from '../../../core/text/escape-pattern.ts';

describe('a text as a pattern', () => {
  it.each(['a.b', '^$', 'C:\\a\\b', '[x]{2}', '(a|b)*+?', 'plain'])('matches only itself: %s', (text) => {
    const pattern = new RegExp(`^${escapePattern(text)}$`);

    expect(pattern.test(text)).toBe(true);
    expect(pattern.test(`${text}x`)).toBe(false);
  });

  it('gives no character a special meaning', () => {
    expect(new RegExp(`^${escapePattern('a.b')}$`).test('axb')).toBe(false);
  });
});
