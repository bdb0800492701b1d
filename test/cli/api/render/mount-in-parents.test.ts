import { describe, expect, it } from 'vitest';
import { mountInParents, type Attempt } from '../../../../cli/api/render/mount-in-parents.ts';
import type { Parent } from '../../../../core/api/extract/render/example.ts';

const toParent = (name: string): Parent => ({ name, isProvider: name.endsWith('Provider'), ways: [], props: {} });

/** Mounts a component that needs parents of these names, in this order, and reports the next missing one. */
function mount(needed: readonly string[], offered: readonly string[]): Attempt<string> & { attempts: string[] } {
  const attempts: string[] = [];
  const attempt = (parents: readonly Parent[]): Attempt<string> => {
    const names = parents.map(({ name }) => name);
    attempts.push(names.join(' '));
    const missing = needed.find((name, index) => !names.slice(index).includes(name));
    return missing === undefined ? { result: names.join(' ') } : { message: `${missing} is missing` };
  };
  const made = mountInParents(attempt, { findParents: () => offered.map(toParent) });
  return { ...made, attempts };
}

describe('a component that is mounted', () => {
  it('is rendered alone if possible', () => {
    expect(mount([], ['KitProvider'])).toEqual({ result: '', attempts: [''] });
  });

  it('is rendered in a provider, and in its compound component', () => {
    expect(mount(['KitProvider'], ['KitProvider'])).toMatchObject({ result: 'KitProvider' });
    expect(mount(['KitProvider', 'Tabs.Root', 'Tabs.Panel'], ['Tabs.Panel', 'Tabs.Root', 'KitProvider'])).toMatchObject(
      {
        result: 'KitProvider Tabs.Root Tabs.Panel',
      },
    );
  });

  it('is given up if the message does not change, with the message from rendering it alone', () => {
    expect(mount(['Unknown'], ['A', 'B'])).toEqual({ message: 'Unknown is missing', attempts: ['', 'A', 'B'] });
    const endless = mountInParents<never>((parents) => ({ message: `${parents.length}` }), {
      findParents: () => Array.from({ length: 50 }, (_none, index) => toParent(`H${index}`)),
    });
    expect(endless).toEqual({ message: '0' });
  });
});
