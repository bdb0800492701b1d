import { describe, expect, it } from 'vitest';
import { listSectionIds, planSections, toSectionHeadings } from '../../../../core/api/pages/plan-sections.ts';
import { makeEntry, makeProp } from './api-entries.ts';

const component = makeEntry({
  name: 'TextField',
  props: { label: makeProp(), disabled: makeProp({ inheritedFrom: 'FormControl' }) },
  slots: [
    { name: 'root', class: 'MuiTextField-root', description: '' },
    { name: 'input', description: '' },
  ],
  classes: [{ key: 'focused', className: 'Mui-focused', global: true, description: '' }],
});
const hook = makeEntry({
  name: 'useTab',
  kind: 'hook',
  parameters: { value: makeProp() },
  returnValue: { '': makeProp() },
});

describe('planSections', () => {
  it('gives every prop, slot and class its documented fragment', () => {
    expect(listSectionIds(planSections(component, 'page'))).toEqual([
      'props',
      'props-form-control',
      'text-field-prop-label',
      'text-field-prop-disabled',
      'slots',
      'TextField-css-MuiTextField-root',
      'TextField-css-input',
      'classes',
      'text-field-classes-focused',
    ]);
    expect(listSectionIds(planSections(hook, 'page'))).toEqual([
      'parameters',
      'use-tab-parameters-value',
      'return-value',
      'use-tab-return-value-value',
    ]);
  });

  it('prefixes the ids of sections with the name if several entries share a page', () => {
    const ids = listSectionIds(planSections(component, 'tab'));

    expect(ids).toEqual(
      expect.arrayContaining(['text-field-props', 'text-field-slots', 'text-field-classes', 'text-field-prop-label']),
    );
  });

  it('lists own props first, then those of the ancestor, then those of others', () => {
    const { props } = planSections(
      makeEntry({
        name: 'TextField',
        inheritance: { component: 'FormControl' },
        props: {
          a: makeProp({ inheritedFrom: 'Aside' }),
          b: makeProp({ inheritedFrom: 'FormControl' }),
          c: makeProp(),
        },
      }),
      'page',
    );

    expect(props.flatMap(({ lines }) => lines.map(({ name }) => name))).toEqual(['c', 'b', 'a']);
  });

  it('lists required props first, then sorts by name without case', () => {
    const props = { Zebra: makeProp(), apple: makeProp(), Bear: makeProp({ required: true }), ant: makeProp() };
    const sorted = (entry: ReturnType<typeof makeEntry>) =>
      planSections(entry, 'page').props.flatMap(({ lines }) => lines.map(({ name }) => name));

    expect(sorted(makeEntry({ name: 'A', props }))).toEqual(['Bear', 'ant', 'apple', 'Zebra']);
    expect(sorted(makeEntry({ name: 'useA', kind: 'hook', parameters: props }))).toEqual([
      'Bear',
      'ant',
      'apple',
      'Zebra',
    ]);
    expect(sorted(makeEntry({ name: 'useA', kind: 'hook', returnValue: props }))).toEqual([
      'ant',
      'apple',
      'Bear',
      'Zebra',
    ]);
  });

  it('lists a whole argument or result before its fields', () => {
    const fields = { '': makeProp(), value: makeProp({ required: true }), at: makeProp({ required: true }) };
    const ids = planSections(
      makeEntry({ name: 'useA', kind: 'hook', parameters: fields, returnValue: fields }),
      'page',
    ).props.map(({ lines }) => lines.map(({ id }) => id));

    expect(ids).toEqual([
      ['use-a-parameters-whole-value', 'use-a-parameters-at', 'use-a-parameters-value'],
      ['use-a-return-value-whole-value', 'use-a-return-value-at', 'use-a-return-value-value'],
    ]);
  });

  it.each([
    ['string', false, 'string | undefined'],
    ['(value: string) => void', false, '((value: string) => void) | undefined'],
    ['string | undefined', false, 'string | undefined'],
    ['any', false, 'any'],
    ['string', true, 'string'],
  ])('adds undefined to a returned %s that may be missing (required: %s)', (type, required, shown) => {
    const variants = [{ prop: 'kind', values: ["'a'"], type, required }];
    const [section] = planSections(
      makeEntry({ name: 'useA', kind: 'hook', returnValue: { field: makeProp({ type, required, variants }) } }),
      'page',
    ).props;

    expect(section?.lines[0]?.prop).toMatchObject({ type: shown, variants: [{ type: shown, required: false }] });
  });

  it('has headings only for sections with content', () => {
    const toTitle = (kind: string) => kind.toUpperCase();

    expect(toSectionHeadings(planSections(component, 'page'), { depth: 2, toTitle }).map(({ text }) => text)).toEqual([
      'PROPS',
      'SLOTS',
      'CLASSES',
    ]);
    expect(toSectionHeadings(planSections(hook, 'tab'), { depth: 3, toTitle })).toEqual([
      { id: 'use-tab-parameters', depth: 3, text: 'PARAMETERS' },
      { id: 'use-tab-return-value', depth: 3, text: 'RETURN-VALUE' },
    ]);
  });
});
