import { describe, expect, it } from 'vitest';
import { findExcluded, pickValues, restingValue } from '../../../../core/demos/playground/pick-values.ts';
import type { PlaygroundControl } from '../../../../core/model/playground.ts';

const controls: PlaygroundControl[] = [
  { kind: 'choice', prop: 'size', options: ['sm', 'md'], fallback: 'md' },
  { kind: 'choice', prop: 'color', options: ['red', 'blue'] },
  { kind: 'text', prop: 'children' },
  { kind: 'number', prop: 'max', fallback: 10 },
  { kind: 'switch', prop: 'centered', fallback: true },
  { kind: 'switch', prop: 'checked', restarts: true },
];
const resting = { size: 'md', color: undefined, children: '', max: 10, centered: true, checked: false };

describe('the props of a playground component', () => {
  it('leave out the defaults', () => {
    expect(pickValues(controls, { start: {}, chosen: resting })).toEqual({ values: {}, mark: '' });
  });

  it('are what a reader has chosen, in the order of the controls', () => {
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

  it('leave out an empty number', () => {
    expect(pickValues(controls, { start: {}, chosen: { ...resting, max: undefined } }).values).toEqual({});
  });

  it('keep what a page sets and no control changes', () => {
    expect(
      pickValues(controls, { start: { 'aria-label': 'A', children: 'B' }, chosen: { ...resting, children: 'B' } })
        .values,
    ).toEqual({ 'aria-label': 'A', children: 'B' });
    expect(pickValues(controls, { start: { children: 'B' }, chosen: resting }).values).toEqual({});
  });

  it('have a mark when the component must be remounted, and none at first', () => {
    const mark = (start: Record<string, boolean>, checked: boolean) =>
      pickValues(controls, { start, chosen: { ...resting, checked } }).mark;

    expect(mark({}, true)).toBe('checked=true');
    expect(mark({}, false)).toBe('');
    expect(mark({ checked: true }, true)).toBe('');
    expect(mark({ checked: true }, false)).toBe('checked-');
  });
});

const known = { prop: 'kind', values: ['known'], required: true } as const;
const unknown = { prop: 'kind', values: ['unknown'] } as const;
const meter: PlaygroundControl[] = [
  { kind: 'choice', prop: 'kind', options: ['known', 'unknown'], required: true },
  { kind: 'text', prop: 'hint', fallback: 'Working…', when: [unknown] },
  { kind: 'text', prop: 'label', required: true },
  { kind: 'number', prop: 'value', when: [known] },
];
const meterStart = { kind: 'known', value: 30, label: 'Copying' };

describe('the props of a component with a discriminated union', () => {
  it.each([
    [
      'those that its page gives, in the order of the controls',
      { kind: 'known', hint: 'Working…', label: 'Copying', value: 30 },
      [
        ['kind', 'known'],
        ['label', 'Copying'],
        ['value', 30],
      ],
      ['hint'],
    ],
    [
      'without those of the member that was chosen before',
      { kind: 'unknown', hint: 'Hm', label: 'Copying', value: 30 },
      [
        ['kind', 'unknown'],
        ['hint', 'Hm'],
        ['label', 'Copying'],
      ],
      ['value'],
    ],
    [
      'without those of other members, even if their controls have values',
      { kind: 'known', hint: 'Hm', label: 'Copying', value: 30 },
      [
        ['kind', 'known'],
        ['label', 'Copying'],
        ['value', 30],
      ],
      ['hint'],
    ],
    [
      'completed with values for required props that have none',
      { kind: undefined, hint: 'Working…', label: '', value: undefined },
      [
        ['kind', 'known'],
        ['label', ''],
        ['value', 0],
      ],
      ['hint'],
    ],
  ])('are %s', (_case, choices, values, excluded) => {
    expect(Object.entries(pickValues(meter, { start: meterStart, chosen: choices }).values)).toEqual(values);
    expect(findExcluded(meter, { start: meterStart, chosen: choices })).toEqual(excluded);
  });

  it.each([
    [false, { many: false, value: 'a' }, ['values']],
    [true, { many: true, values: 0 }, ['value']],
  ])('follow a required switch: %s', (many, values, excluded) => {
    const poll: PlaygroundControl[] = [
      { kind: 'switch', prop: 'many', required: true },
      { kind: 'number', prop: 'values', when: [{ prop: 'many', values: [true], required: true }] },
      { kind: 'text', prop: 'value', when: [{ prop: 'many', values: [false], required: true }] },
    ];
    const choices = { many, values: undefined, value: 'a' };

    expect(pickValues(poll, { start: {}, chosen: choices }).values).toEqual(values);
    expect(findExcluded(poll, { start: {}, chosen: choices })).toEqual(excluded);
  });

  it.each([
    [undefined, { value: 'a' }, ['max']],
    ['slider', { as: 'slider', max: 3 }, ['value']],
  ])('follow an optional choice: %s', (as, values, excluded) => {
    const field: PlaygroundControl[] = [
      { kind: 'choice', prop: 'as', options: ['field', 'slider'] },
      { kind: 'text', prop: 'value', when: [{ prop: 'as', values: ['field'], orNone: true }] },
      { kind: 'number', prop: 'max', when: [{ prop: 'as', values: ['slider'] }] },
    ];
    const choices = { as, value: 'a', max: 3 };

    expect(pickValues(field, { start: {}, chosen: choices }).values).toEqual(values);
    expect(findExcluded(field, { start: {}, chosen: choices })).toEqual(excluded);
  });

  it('are all chosen values where the stage sets the discriminant', () => {
    const controls = meter.filter(({ prop }) => prop !== 'kind');
    const choices = { hint: 'Hm', label: 'Copying', value: 30 };

    expect(pickValues(controls, { start: {}, chosen: choices }).values).toEqual(choices);
    expect(findExcluded(controls, { start: {}, chosen: choices })).toEqual([]);
  });
});

describe('an untouched control', () => {
  it('shows the default, or the empty value', () => {
    expect(controls.map(restingValue)).toEqual(['md', undefined, '', 10, true, false]);
    expect(restingValue({ kind: 'number', prop: 'a' })).toBeUndefined();
  });
});
