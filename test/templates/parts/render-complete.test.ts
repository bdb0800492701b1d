import { createElement, Suspense, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderComplete } from '../../../templates/parts/render-complete.ts';

const within = (Part: () => ReactNode) =>
  createElement('p', null, createElement(Suspense, { fallback: 'Wait' }, createElement(Part)), ' ', 'end');
const Never = () => {
  // React waits for a thrown promise.
  throw new Promise(() => undefined);
};
const Broken = () => {
  throw new Error('boom');
};

describe('row 131: an element with a boundary', () => {
  it.each([
    ['an error', Broken],
    ['a wait', Never],
  ])('is rejected if %s leads to its fallback', (_name, Part) => {
    expect(() => renderComplete(within(Part))).toThrow(
      'a part of it fails or is not ready, so a Suspense boundary shows its fallback',
    );
    expect(() => renderComplete(within(Part), { isStatic: true })).toThrow('a Suspense boundary shows its fallback');
  });

  it('is rendered if all of it is ready', () => {
    expect(renderComplete(within(() => 'here'))).toBe('<p><!--$-->here<!--/$--> <!-- -->end</p>');
    expect(
      renderComplete(
        within(() => 'here'),
        { isStatic: true },
      ),
    ).toBe('<p>here end</p>');
  });
});
