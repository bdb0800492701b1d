import { describe, expect, it } from 'vitest';
import type { ApiEntry } from '../../../../core/api/extract/api-entry.ts';
import {
  findListener,
  findNeededValues,
  hasValues,
  writeValues,
} from '../../../../core/api/starter/needed-values.ts';
import { makeComponent } from './make-component.ts';

function propsOf(types: Readonly<Record<string, string>>): ApiEntry['props'] {
  return Object.fromEntries(
    Object.entries(types).map(([name, type]) => [name, { type, required: true, description: '' }]),
  );
}

describe('the required props of a component', () => {
  it('are texts and numbers of its page, values of a stage, and what a playground sets itself', () => {
    const types = {
      title: 'ReactNode',
      total: 'number',
      id: 'string',
      options: 'string[]',
      onClose: '() => void',
      open: 'boolean',
      size: "'small' | 'large'",
      theme: 'Theme',
      children: 'ReactNode',
    };

    expect(findNeededValues(propsOf(types))).toEqual({
      given: { title: 'Title', total: 100, id: 'one' },
      needs: ['options', 'onClose', 'theme'],
      values: { total: '100', id: "'one'", options: "['One', 'Two']", onClose: '() => undefined' },
    });
  });

  it.each([
    ['value', 'onChange'],
    ['value', 'onValueChange'],
    ['query', 'onChangeQuery'],
    ['activeTab', 'onChange'],
  ])('leave %s to the stage if %s is required as well', (prop, listener) => {
    const found = findNeededValues(propsOf({ [prop]: 'string', [listener]: '(value: string) => void' }));

    expect([found.given, found.needs]).toEqual([{}, [prop, listener]]);
  });

  it('do not belong together by any name', () => {
    expect(findListener('label', { onChange: '() => void', onValueChange: '() => void' })).toBeUndefined();
  });
});

describe('the values that a stage gives', () => {
  const values = { options: "['One']", onClose: '() => undefined', other: '1' };

  it('are those that the component needs', () => {
    const select = makeComponent('Select', { needs: ['options', 'onClose'], values });

    expect(hasValues(select)).toBe(true);
    expect(writeValues(select)).toEqual(["options={['One']}", 'onClose={() => undefined}']);
  });

  it('are not enough if one is unknown, and none if nothing is needed', () => {
    expect(hasValues(makeComponent('Select', { needs: ['options', 'theme'], values }))).toBe(false);
    expect(hasValues(makeComponent('Select', { values }))).toBe(false);
  });
});
