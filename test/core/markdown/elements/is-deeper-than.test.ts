import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { isDeeperThan } from '../../../../core/markdown/elements/is-deeper-than.ts';

function nest(depth: number): Root {
  let inner: Element | undefined;
  for (let count = 0; count < depth; count += 1)
    inner = { type: 'element', tagName: 'div', properties: {}, children: inner ? [inner] : [] };
  return { type: 'root', children: inner ? [{ type: 'text', value: 'a' }, inner] : [] };
}

it('isDeeperThan counts nested elements at any depth', () => {
  expect(isDeeperThan(nest(0), 0)).toBe(false);
  expect(isDeeperThan(nest(3), 3)).toBe(false);
  expect(isDeeperThan(nest(5), 3)).toBe(true);
  expect(isDeeperThan(nest(100_000), 512)).toBe(true);
});
