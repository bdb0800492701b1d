import { describe, expect, it } from 'vitest';
import { pickValues, restingValue } from '../../../core/playground/pick-values.ts';
import type { PlaygroundControl } from '../../../core/playground.ts';

const controls: PlaygroundControl[] = [
  { kind: 'choice', prop: 'size', options: ['sm', 'md'], fallback: 'md' },
  { kind: 'choice', prop: 'color', options: ['red', 'blue'] },
  { kind: 'text', prop: 'children' },
  { kind: 'number', prop: 'max', fallback: 10 },
  { kind: 'switch', prop: 'centered', fallback: true },
  { kind: 'switch', prop: 'checked', restarts: true },
];
const resting = { size: 'md', color: undefined, children: '', max: 10, centered: true, checked: false };

describe('what a component is given', () => {
  it('is nothing that it would do by itself', () => {
    expect(pickValues(controls, { start: {}, chosen: resting })).toEqual({ values: {}, mark: '' });
  });

  it('is what a reader has chosen, in the order of the controls', () => {
    const { values } = pickValues(controls, {
      start: {},
      chosen: { size: 'sm', color: 'red', children: 'A', max: 0, centered: false, checked: true },
    });

    expect(Object.entries(values)).toEqual([
      ['size', 'sm'],
      ['color', 'red'],
      ['children', 'A'],
      ['max', 0],
      ['centered', false],
      ['checked', true],
    ]);
  });

  it('leaves out a number that is not there', () => {
    expect(pickValues(controls, { start: {}, chosen: { ...resting, max: undefined } }).values).toEqual({});
  });

  it('keeps what a page gives and no control changes', () => {
    expect(
      pickValues(controls, { start: { 'aria-label': 'A', children: 'B' }, chosen: { ...resting, children: 'B' } })
        .values,
    ).toEqual({ 'aria-label': 'A', children: 'B' });
    expect(pickValues(controls, { start: { children: 'B' }, chosen: resting }).values).toEqual({});
  });

  it('has a mark of its own when the component must begin anew, and none at the beginning', () => {
    const mark = (start: Record<string, boolean>, checked: boolean) =>
      pickValues(controls, { start, chosen: { ...resting, checked } }).mark;

    expect(mark({}, true)).toBe('checked=true');
    expect(mark({}, false)).toBe('');
    expect(mark({ checked: true }, true)).toBe('');
    expect(mark({ checked: true }, false)).toBe('checked-');
  });
});

describe('a control that nobody has touched', () => {
  it('shows the default, or what stands for none', () => {
    expect(controls.map(restingValue)).toEqual(['md', undefined, '', 10, true, false]);
    expect(restingValue({ kind: 'number', prop: 'a' })).toBeUndefined();
  });
});
