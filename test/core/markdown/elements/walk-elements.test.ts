import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import { textOf, walkElements } from '../../../../core/markdown/elements/walk-elements.ts';

const make = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

describe('a walk through a tree', () => {
  it('visits parents first, and continues in their replacements', () => {
    const tree = make('a', make('b', make('c')), make('d'));
    const met: string[] = [];
    walkElements(tree, ({ tagName }, parent) => {
      met.push(`${(parent as Element).tagName}>${tagName}`);
      return tagName === 'b' ? make('e', make('f')) : undefined;
    });

    expect(met).toEqual(['a>b', 'e>f', 'a>d']);
    expect(tree.children[0]).toMatchObject({ tagName: 'e' });
  });
});

describe('the text of an element', () => {
  it('has no tags, but the alternative text of its images', () => {
    const image: Element = { ...make('img'), properties: { alt: 'C' } };
    expect(
      textOf(
        make('a', { type: 'text', value: 'a ' }, make('b', { type: 'text', value: 'b ' }), image, {
          type: 'comment',
          value: 'd',
        }),
      ),
    ).toBe('a b C');
  });
});
