import { createElement, memo } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { nameInvalidElements } from '../../../../../cli/demos/library/node/name-invalid-elements.ts';

const { jsx, jsxs } = nameInvalidElements(runtime as never);
const draw = (make: typeof jsx, type: unknown) => renderToString(make(type, { children: 'a' }, 'key') as never);

describe('an element', () => {
  it.each([
    ['undefined', undefined],
    ['null', null],
    ['an object', { Panel: 1 }],
    ['a list', []],
    ['a number', 1],
    ['an element', createElement('p')],
  ])('of %s throws its type, at the place of its creation, when it is rendered', (kind, type) => {
    const element = makeHere(type);

    const error = catchError(() => renderToString(element as never));

    expect(error.message).toBe(`Element type is invalid: ${kind}`);
    expect(error.stack).toContain('makeHere');
  });

  it('of a component or a tag name is unchanged', () => {
    expect(
      [jsx, jsxs].flatMap((make) => ['p', memo(() => 'b'), runtime.Fragment].map((type) => draw(make, type))),
    ).toEqual(['<p>a</p>', 'b', 'a', '<p>a</p>', 'b', 'a']);
    expect(jsx('p', { title: 'a' }, 'key')).toEqual(runtime.jsx('p', { title: 'a' }, 'key'));
  });
});

function makeHere(type: unknown): unknown {
  return jsx(type, {});
}

function catchError(run: () => unknown): Error {
  try {
    run();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}
