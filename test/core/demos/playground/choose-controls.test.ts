import { describe, expect, it } from 'vitest';
import { chooseControls } from '../../../../core/demos/playground/choose-controls.ts';
import type { PlaygroundControl } from '../../../../core/model/playground.ts';

const choice = (prop: string): PlaygroundControl => ({ kind: 'choice', prop, options: ['a', 'b'] });
const plain = (kind: 'switch' | 'text' | 'number', prop: string): PlaygroundControl => ({ kind, prop });
const names = (controls: readonly PlaygroundControl[]) => controls.map(({ prop }) => prop);

describe('the controls that are shown first', () => {
  it('are six: those the page sets, well-known props, choices, then switches', () => {
    const { first, rest } = chooseControls(
      [
        choice('underline'),
        choice('size'),
        plain('text', 'children'),
        plain('text', 'href'),
        plain('number', 'max'),
        plain('switch', 'disableRipple'),
        plain('switch', 'disabled'),
        plain('switch', 'fullWidth'),
      ],
      { max: 3 },
    );

    expect(names(first)).toEqual(['underline', 'size', 'children', 'max', 'disableRipple', 'disabled']);
    expect(names(rest)).toEqual(['href', 'fullWidth']);
  });

  it('are no blank fields where there are more than six', () => {
    const axes = ['top', 'right', 'bottom', 'left', 'desc'].map((prop) => plain('text', prop));
    const gap: PlaygroundControl = { kind: 'number', prop: 'gap', fallback: 8 };
    const { first, rest } = chooseControls([choice('layout'), ...axes, gap, plain('switch', 'still')], {});

    expect(names(first)).toEqual(['layout', 'gap', 'still']);
    expect(names(rest)).toEqual(['top', 'right', 'bottom', 'left', 'desc']);
    expect(names(chooseControls([...axes, plain('text', 'title'), plain('text', 'lang')], {}).first)).toHaveLength(6);
  });

  it('are all controls where there are six at most', () => {
    const controls = [choice('size'), plain('switch', 'disabled')];

    expect(chooseControls(controls, {})).toEqual({ first: controls, rest: [] });
  });
});
