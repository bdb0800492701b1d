import { describe, expect, it } from 'vitest';
import { findHint } from '../../../../core/api/pages/find-hint.ts';
import { makeEntry, makeProp } from './api-entries.ts';

const line = (name: string) => ({ id: '', name, prop: makeProp() });
const slot = { name: 'root', class: 'A-root', description: '' };
const rule = { key: 'open', className: 'A-open', global: false, description: '' };

describe('the hint of a prop', () => {
  const subject = { entry: makeEntry({ name: 'TabList', slots: [slot], classes: [rule] }), guides: { sx: '/sx/' } };

  it('links to the section of the prop', () => {
    const options = { subject, place: 'page', kind: 'props' } as const;

    expect(findHint(line('classes'), options)).toEqual({ kind: 'classes', address: '#classes' });
    expect(findHint(line('slotProps'), options)).toEqual({ kind: 'slots', address: '#slots' });
    expect(findHint(line('sx'), options)).toEqual({ kind: 'sx', path: '/sx/' });
    expect(findHint(line('size'), options)).toBeUndefined();
  });

  it('links to fragments in a tab, and to slots if all classes belong to them', () => {
    expect(findHint(line('classes'), { subject, place: 'tab', kind: 'props' })?.address).toBe('#tab-list-classes');
    const slotted = { entry: makeEntry({ name: 'A', slots: [slot] }), guides: {} };
    expect(findHint(line('classes'), { subject: slotted, place: 'page', kind: 'props' })).toEqual({
      kind: 'slots',
      address: '#slots',
    });
  });

  it('is missing without a section or guide, and for parameters of hooks', () => {
    const bare = { entry: makeEntry({ name: 'A' }), guides: {} };

    for (const name of ['classes', 'slots', 'sx'])
      expect(findHint(line(name), { subject: bare, place: 'page', kind: 'props' })).toBeUndefined();
    expect(findHint(line('slots'), { subject, place: 'page', kind: 'parameters' })).toBeUndefined();
  });
});
