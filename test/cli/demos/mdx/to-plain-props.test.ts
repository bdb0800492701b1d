import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toPlainProps } from '../../../../cli/demos/mdx/to-plain-props.ts';

function Tab() {
  return null;
}
const tools = {
  findIsland: ({ type }: { type: unknown }) => (type === Tab ? 3 : undefined),
  render: (node: ReactNode) => Promise.resolve(renderToStaticMarkup(node)),
  tagOf: ({ type }: { type: unknown }) => (type === 'i' ? ('span' as const) : ('div' as const)),
};

describe('the props of an island', () => {
  it('are JSON values', async () => {
    const props = { text: 'a', count: 1, on: true, nothing: null, list: [1, { deep: 'b' }], gone: undefined };

    expect(await toPlainProps(props, tools)).toEqual({
      values: { text: 'a', count: 1, on: true, nothing: null, list: [1, { deep: 'b' }] },
      faults: [],
    });
  });

  it('have elements as HTML, and islands as their number with their props', async () => {
    const children = [
      createElement('i', { key: 0 }),
      createElement('b', { key: 1 }, 'x'),
      createElement(Tab as never, { key: 2, label: 'One' } as never),
    ];

    expect((await toPlainProps({ children }, tools)).values).toEqual({
      children: [
        { $html: '<i></i>', $tag: 'span' },
        { $html: '<b>x</b>', $tag: 'div' },
        { $island: 3, props: { label: 'One' } },
      ],
    });
  });

  it('are reported if JSON cannot represent them', async () => {
    const props = { onPick: () => 1, days: [{ at: new Date(0) }], size: NaN, map: new Map() };

    expect((await toPlainProps(props, tools)).faults).toEqual([
      { path: 'onPick', what: 'a function' },
      { path: 'days[0].at', what: 'a Date' },
      { path: 'size', what: 'a number' },
      { path: 'map', what: 'a Map' },
    ]);
  });
});
