import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { findSpreads } from '../../../../core/demos/stage/find-spreads.ts';
import type { SyntaxNode } from '../../../../core/demos/extract-preview.ts';

function find(code: string) {
  const found = findSpreads(parseSync('a.tsx', code).program as unknown as SyntaxNode, 'props');
  return found.map(({ name, attributes, tagEnd, ...facts }) => ({
    tag: code.slice(name.start, tagEnd),
    attributes: attributes.map(({ name: own, start, end }) => [own, code.slice(start, end)]),
    ...facts,
  }));
}

describe('tags with props', () => {
  it('are found with their other attributes', () => {
    expect(find('<A><B.C id="x" {...props} data-a aria-label={f(1)} {...more} /></A>')).toEqual([
      {
        tag: 'B.C id="x" {...props} data-a aria-label={f(1)} {...more} />',
        attributes: [
          ['id', 'id="x"'],
          ['data-a', 'data-a'],
          ['aria-label', 'aria-label={f(1)}'],
          [undefined, '{...more}'],
        ],
        isSelfClosing: true,
        hasChildren: false,
      },
    ]);
  });

  it('may have children, and be nested in each other or in values', () => {
    const found = find(
      '<A {...props}>{items.map((item) => <B {...props}> {item} </B>)}<C {...props}>\n</C><D icon={<E {...props} />} /></A>',
    );

    expect(found.map(({ tag, hasChildren }) => [tag[0], hasChildren])).toEqual([
      ['A', true],
      ['B', true],
      ['C', false],
      ['E', false],
    ]);
  });

  it('may cast the props to a type', () => {
    for (const spread of ['{...(props as Props)}', '{...props!}', '{...(props satisfies object as Props)}'])
      expect(find(`<A ${spread} id="x" />`)).toMatchObject([{ attributes: [['id', 'id="x"']] }]);
  });

  it('do not include tags with other spreads', () => {
    expect(find('<A {...other} {...props.a} {...f(props)} props="{...props}">{...props}</A>')).toEqual([]);
  });
});
