import { describe, expect, it } from 'vitest';
import { toTypeTip } from '../../../../cli/api/types/to-type-tip.ts';

describe('the tip of a name', () => {
  it.each([
    ['(alias) const Button: Part<"a">\nimport Button', 'const Button: Part<"a">'],
    ['(alias) namespace React\nimport React', 'namespace React'],
    ['(property) Props.size?: "s" | "m" | undefined', 'Props.size?: "s" | "m" | undefined'],
    ['(parameter) event: Event', '(parameter) event: Event'],
  ])('of %j is the type', (text, type) => {
    expect(toTypeTip({ text }).type).toBe(type);
  });

  it.each([
    ['The size.\nIn `px`.\n\nMore.', 'The size. In `px`.'],
    ['\nDemos:\n\n- [Button](https://x.y)\n\nA button.', 'A button.'],
    [
      'See {@link Size}, {@link Other | that one} or {@link https://x.y the guide}.',
      'See `Size`, that one or the guide.',
    ],
    ['', ''],
  ])('of a comment is its first paragraph: %j', (docs, said) => {
    expect(toTypeTip({ text: 'a', docs }).docs).toBe(said);
  });

  it('is shortened', () => {
    expect(toTypeTip({ text: `type A = ${'"a" | '.repeat(1000)}` }).type).toHaveLength(1201);
  });
});
