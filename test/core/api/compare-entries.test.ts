import { describe, expect, it } from 'vitest';
import { compareEntries, formatChanges } from '../../../core/api/compare-entries.ts';
import type { ApiEntry } from '../../../core/api/extract/api-entry.ts';

function entry(name: string, facts: Partial<ApiEntry> = {}): ApiEntry {
  return {
    name,
    kind: 'component',
    description: '',
    listed: true,
    hasPage: true,
    imports: [],
    props: {},
    nativeProps: [],
    styleProps: [],
    styleValues: {},
    slots: [],
    classes: [],
    parameters: {},
    returnValue: {},
    themeDefaultProps: false,
    spread: false,
    sx: false,
    component: false,
    demos: [],
    source: '',
    ...facts,
  };
}

const prop = { type: 'string', required: false, description: '' };

describe('two versions of an API', () => {
  it('differ in added and removed entries', () => {
    expect(formatChanges(compareEntries([entry('Old'), entry('Same')], [entry('New'), entry('Same')]))).toBe(
      'added       New\nremoved     Old\n',
    );
  });

  it('differ in tags, with or without a text', () => {
    const before = entry('Tab', {
      props: { a: prop, b: prop, c: { ...prop, stage: 'beta' } },
      slots: [{ name: 'root', description: '' }],
    });
    const after = entry('Tab', {
      stage: 'experimental',
      props: { a: { ...prop, deprecated: '' }, b: { ...prop, deprecated: 'Use c.' }, c: prop },
      slots: [{ name: 'root', description: '', deprecated: '' }],
    });

    expect(
      formatChanges(compareEntries([before], [after]))
        .split('\n')
        .sort(),
    ).toEqual([
      '',
      'changed     Tab, prop c: stage beta → none',
      'changed     Tab: stage none → experimental',
      'deprecated  Tab, prop a',
      'deprecated  Tab, prop b: Use c.',
      'deprecated  Tab, slot root',
    ]);
  });

  it('differ in the props of an entry', () => {
    const before = entry('Button', {
      props: {
        gone: prop,
        kept: prop,
        open: { ...prop, required: true },
        size: { ...prop, type: "'sm'", default: "'sm'" },
        text: prop,
      },
    });
    const after = entry('Button', {
      props: {
        kept: prop,
        label: { ...prop, required: true },
        open: prop,
        size: { ...prop, type: "'sm' | 'lg'", default: "'lg'" },
        text: { ...prop, deprecated: 'Use `label`.' },
      },
    });

    expect(formatChanges(compareEntries([before], [after])).split('\n')).toEqual([
      'removed     Button, prop gone',
      'added       Button, prop label: required',
      'changed     Button, prop open: no longer required',
      "changed     Button, prop size: type 'sm' → 'sm' | 'lg'",
      "changed     Button, prop size: default 'sm' → 'lg'",
      'deprecated  Button, prop text: Use `label`.',
      '',
    ]);
  });

  it('differ in slots, classes, parameters and returned fields', () => {
    const before = entry('A', {
      slots: [{ name: 'root', class: 'A-root', description: '' }],
      classes: [{ key: 'on', className: 'A-on', global: false, description: '' }],
      parameters: { a: prop },
      returnValue: { a: prop },
    });
    const after = entry('A', { slots: [{ name: 'root', class: 'B-root', description: '' }], deprecated: 'Use B.' });

    expect(formatChanges(compareEntries([before], [after])).split('\n')).toEqual([
      'deprecated  A: Use B.',
      'changed     A, slot root: class A-root → B-root',
      'removed     A, class on',
      'removed     A, parameter a',
      'removed     A, returned a',
      '',
    ]);
  });

  it('list a change of an inherited prop at its own component, if that is compared', () => {
    const inherited = (name: string) => ({ props: { size: { ...prop, inheritedFrom: name } } });
    const before = [entry('Base'), entry('Button'), entry('Link')];
    const after = [
      entry('Base', { props: { size: prop } }),
      entry('Button', inherited('Base')),
      entry('Link', inherited('Elsewhere')),
    ];

    expect(compareEntries(before, after)).toEqual([
      { kind: 'added', entry: 'Base', part: { word: 'prop', name: 'size' } },
      { kind: 'added', entry: 'Link', part: { word: 'prop', name: 'size' } },
    ]);
  });

  it('are equal if only a type parameter was renamed, or a class moved to its slot', () => {
    const before = entry('A', {
      props: { options: { ...prop, type: 'Array<T>' } },
      classes: [{ key: 'root', className: 'A-root', global: false, description: '' }],
    });
    const after = entry('A', {
      props: { options: { ...prop, type: 'Array<Value>' } },
      slots: [{ name: 'root', class: 'A-root', description: '' }],
    });

    expect(formatChanges(compareEntries([before], [after]))).toBe('added       A, slot root\n');
  });

  it('are compared even if a prop is named like a built-in property of objects', () => {
    expect(compareEntries([entry('A')], [entry('A', { props: { constructor: prop } })])).toEqual([
      { kind: 'added', entry: 'A', part: { word: 'prop', name: 'constructor' } },
    ]);
  });

  it('are equal if nothing changed', () => {
    expect(compareEntries([entry('A', { props: { a: prop } })], [entry('A', { props: { a: prop } })])).toEqual([]);
  });
});
