import { describe, expect, it } from 'vitest';
import { planControls } from '../../../../core/api/playground/plan-controls.ts';
import type { PlaygroundValues } from '../../../../core/model/playground.ts';
import type { ApiProp } from '../../../../core/api/extract/api-entry.ts';

const prop = (type: string, more: Partial<ApiProp> = {}): ApiProp => ({
  type,
  required: false,
  description: '',
  ...more,
});
const plan = (
  props: Readonly<Record<string, ApiProp>>,
  {
    start,
    nativeProps = [],
    styleValues = {},
  }: { start?: PlaygroundValues; nativeProps?: string[]; styleValues?: Record<string, string[]> } = {},
) => planControls({ props, nativeProps, styleValues }, start);
const planOne = (type: string, fallback?: string) =>
  plan({ a: prop(type, fallback === undefined ? {} : { default: fallback }) })[0];

describe('the control of a prop', () => {
  it('is a choice for unions of strings and numbers', () => {
    expect(planOne("'sm' | 'md' | string", "'md'")).toEqual({
      kind: 'choice',
      prop: 'a',
      options: ['sm', 'md'],
      fallback: 'md',
    });
    expect(planOne("'start' | 'end' | false", 'false')).toEqual({
      kind: 'choice',
      prop: 'a',
      options: ['start', 'end', false],
      fallback: false,
    });
    expect(planOne("boolean | 'auto'")).toEqual({ kind: 'choice', prop: 'a', options: [false, true, 'auto'] });
    expect(planOne('1 | 2 | 4', '2')).toEqual({ kind: 'choice', prop: 'a', options: [1, 2, 4], fallback: 2 });
    expect(planOne('0 | -1 | 0.5 | undefined')).toEqual({ kind: 'choice', prop: 'a', options: [0, -1, 0.5] });
    expect(planOne('12 | boolean')).toEqual({ kind: 'choice', prop: 'a', options: [12, false, true] });
    expect(planOne("'a' | 'b' | undefined", "'c'")).toMatchObject({ options: ['a', 'b', 'c'] });
  });

  it('is a switch, a number or a text, depending on its type', () => {
    expect(planOne('boolean', 'true')).toEqual({ kind: 'switch', prop: 'a', fallback: true });
    expect(planOne('number | string', '3')).toEqual({ kind: 'number', prop: 'a', fallback: 3 });
    expect(planOne('ReactNode')).toEqual({ kind: 'text', prop: 'a' });
    expect(planOne('string | null', "'Close'")).toEqual({ kind: 'text', prop: 'a', fallback: 'Close' });
  });

  it('is derived from the plain values of a named type', () => {
    expect(plan({ a: prop('Responsive<Direction>', { plain: "'row' | 'column'", default: "'column'" }) })).toEqual([
      { kind: 'choice', prop: 'a', options: ['row', 'column'], fallback: 'column' },
    ]);
    expect(plan({ a: prop('number | Durations', { plain: 'number' }) })).toEqual([{ kind: 'number', prop: 'a' }]);
    expect(plan({ a: prop("'sm' | 'md' | Responsive<string>", { plain: 'string' }) })).toMatchObject([
      { kind: 'choice', options: ['sm', 'md'] },
    ]);
  });

  describe('whose type is an enum', () => {
    const imports = ["import { Size } from 'lib';"];
    const members = { 'Size.Small': 'sm', 'Size.Normal': 'md' };
    const enums = [{ name: 'Size', imports, members }];
    const choice = { kind: 'choice', prop: 'a', options: ['sm', 'md'], members, imports: { Size: imports[0] } };

    it('is a choice among its members', () => {
      expect(plan({ a: prop('Size', { enums }) })).toEqual([choice]);
      expect(plan({ a: prop('Size | null', { enums, required: true }) })).toEqual([{ ...choice, required: true }]);
      expect(plan({ a: prop("'huge' | Size", { plain: "'huge'", enums }) })).toEqual([
        { ...choice, options: ['sm', 'md', 'huge'] },
      ]);
      expect(plan({ a: prop('OwnSize', { plain: "'huge' | 'tiny'", enums }) })).toEqual([
        { ...choice, options: ['sm', 'md', 'huge', 'tiny'] },
      ]);
      expect(plan({ a: prop('Size | Responsive<Size> | (() => Size)', { enums }) })).toEqual([choice]);
    });

    it.each([
      ['Size.Normal', 'md'],
      ['Normal', 'md'],
      ['sizes.Size.Normal', undefined],
      ["'sm'", 'sm'],
      ['Size.Large', undefined],
    ])('has the default %s', (written, fallback) => {
      expect(plan({ a: prop('Size', { enums, default: written }) })[0]?.fallback).toBe(fallback);
    });

    it('has numbers and names that are none of code', () => {
      const numbers = [{ name: 'Kit.Size', imports: [], members: { 'Kit.Size.Small': 0, "Kit.Size['x-large']": 2 } }];

      expect(plan({ a: prop('Kit.Size', { enums: numbers, default: 'Size.x-large' }) })).toEqual([
        { kind: 'choice', prop: 'a', options: [0, 2], members: numbers[0]?.members, imports: {}, fallback: 2 },
      ]);
    });

    it('does not exist for one member alone, and is a free field for any other text of the page', () => {
      const one = [{ name: 'Size', imports, members: { 'Size.Small': 'sm' } }];

      expect(plan({ a: prop('Size', { enums: one }) })).toEqual([]);
      expect(plan({ a: prop("Size | 'huge'", { plain: "'huge'", enums: one }) })).toMatchObject([
        { options: ['sm', 'huge'], members: { 'Size.Small': 'sm' } },
      ]);
      expect(plan({ a: prop('Size | string', { plain: 'string', enums }) }, { start: { a: '3em' } })).toEqual([
        { kind: 'text', prop: 'a' },
      ]);
    });

    it('is the condition of other controls', () => {
      const variants = [{ prop: 'a', values: ['Size.Small'], type: 'string', required: false }];

      expect(plan({ a: prop('Size', { enums }), b: prop('string', { variants }) })[1]?.when).toEqual([
        { prop: 'a', values: ['sm'] },
      ]);
    });
  });

  it('is a free field for a value of the page, if the type allows any', () => {
    const [type, listed] = ["'auto' | 'none' | number | string", "'auto' | 'none'"];

    expect(plan({ a: prop(type) }, { start: { a: 240 } })).toEqual([{ kind: 'number', prop: 'a' }]);
    expect(plan({ a: prop(type) }, { start: { a: '50%' } })).toEqual([{ kind: 'text', prop: 'a' }]);
    expect(plan({ a: prop(type) }, { start: { a: 'none' } })).toMatchObject([{ kind: 'choice' }]);
    expect(plan({ a: prop(listed) }, { start: { a: 'other' } })).toMatchObject([{ kind: 'choice' }]);
    expect(plan({ a: prop(`${listed} | string`, { default: "'old'" }) }, { start: { a: 'old' } })).toMatchObject([
      { kind: 'choice', options: ['auto', 'none', 'old'] },
    ]);
  });

  it('ignores a default that is not a literal, or of another type', () => {
    expect(planOne('ReactNode', '<Icon />')).toEqual({ kind: 'text', prop: 'a' });
    expect(planOne('number', "'auto'")).toEqual({ kind: 'number', prop: 'a' });
  });

  it.each([
    '() => void',
    'Ref<any>',
    '{ root?: string }',
    'ElementType',
    'boolean | Options',
    "'only'",
    'unknown',
    'any',
    '',
    'ReactElement',
    'string[]',
    'ReactNode | ((state: State) => ReactNode)',
  ])('does not exist for %j', (type) => {
    expect(planOne(type)).toBeUndefined();
  });
});

describe('the controls of a component', () => {
  it('omit deprecated, inherited and invisible props', () => {
    const hidden = [
      'id',
      'className',
      'sx',
      'component',
      'classes',
      'slots',
      'startIcon',
      'divider',
      'name',
      'tabIndex',
      'onFoo',
      'aria-label',
      'focusVisibleClassName',
      'autoFocus',
      'open',
      'defaultListboxOpen',
      'inputValue',
    ];

    expect(
      plan({
        ...Object.fromEntries(hidden.map((name) => [name, prop('string')])),
        old: prop('boolean', { deprecated: 'Use new.' }),
        far: prop('boolean', { inheritedFrom: 'Base' }),
      }),
    ).toEqual([]);
  });

  it('include children, inherited or not', () => {
    expect(plan({ children: prop('ReactNode', { inheritedFrom: 'Paper' }) })).toEqual([
      { kind: 'text', prop: 'children' },
    ]);
    expect(plan({}, { nativeProps: ['children'] })).toEqual([]);
    expect(plan({}, { nativeProps: ['children'], start: { children: 'Save' } })).toEqual([
      { kind: 'text', prop: 'children' },
    ]);
  });

  it('include every prop that the page sets', () => {
    expect(
      plan(
        { name: prop('string'), far: prop('boolean', { inheritedFrom: 'Base' }) },
        { start: { name: 'a', far: true } },
      ).map((control) => control.prop),
    ).toEqual(['name', 'far']);
  });

  it('include the style properties that the page sets', () => {
    const styleValues = { 'number | string': ['mt', 'p'], "'left' | 'right'": ['textAlign'], string: ['color'] };

    expect(
      plan({ color: prop("'a' | 'b'") }, { start: { p: 2, textAlign: 'right', color: 'a' }, styleValues }),
    ).toEqual([
      { kind: 'choice', prop: 'color', options: ['a', 'b'] },
      { kind: 'choice', prop: 'textAlign', options: ['left', 'right'] },
      { kind: 'number', prop: 'p' },
    ]);
  });

  it('are sorted as choices, texts, numbers and switches, children before other texts', () => {
    const controls = plan({
      a: prop('boolean'),
      b: prop('number'),
      c: prop('string'),
      children: prop('ReactNode'),
      d: prop("'x' | 'y'"),
    });

    expect(controls.map((control) => control.prop)).toEqual(['d', 'children', 'c', 'b', 'a']);
  });

  it('remount a component for a prop with an initial value', () => {
    expect(plan({ checked: prop('boolean'), defaultChecked: prop('boolean'), disabled: prop('boolean') })).toEqual([
      { kind: 'switch', prop: 'checked', restarts: true },
      { kind: 'switch', prop: 'defaultChecked', restarts: true },
      { kind: 'switch', prop: 'disabled' },
    ]);
  });
});

describe('the controls of a discriminated union', () => {
  it('mark required props and the condition of each prop', () => {
    const variants = (value: string, required: boolean) => [
      { prop: 'kind', values: [value], type: 'string', required },
    ];
    const props = {
      kind: prop("'known' | 'unknown'", { required: true }),
      hint: prop('string', { variants: variants("'unknown'", false) }),
      max: prop('number', { variants: [{ ...variants("'known'", true)[0]!, orNone: true as const }] }),
      dense: prop('boolean', { required: true }),
    };

    expect(plan(props)).toEqual([
      { kind: 'choice', prop: 'kind', options: ['known', 'unknown'], required: true },
      { kind: 'text', prop: 'hint', when: [{ prop: 'kind', values: ['unknown'] }] },
      { kind: 'number', prop: 'max', when: [{ prop: 'kind', values: ['known'], orNone: true, required: true }] },
      { kind: 'switch', prop: 'dense', required: true },
    ]);
  });

  it('require a text or a number only if the page sets one', () => {
    const props = { text: prop('string', { required: true }), size: prop('number', { required: true }) };

    expect(plan(props)).toEqual([
      { kind: 'text', prop: 'text' },
      { kind: 'number', prop: 'size' },
    ]);
    expect(plan(props, { start: { text: 'A', size: 1 } })).toEqual([
      { kind: 'text', prop: 'text', required: true },
      { kind: 'number', prop: 'size', required: true },
    ]);
  });

  it('require no prop with a default', () => {
    expect(plan({ kind: prop("'a' | 'b'", { required: true, default: "'a'" }) })).toEqual([
      { kind: 'choice', prop: 'kind', options: ['a', 'b'], fallback: 'a' },
    ]);
  });
});
