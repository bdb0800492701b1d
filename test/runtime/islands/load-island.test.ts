import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { loadIsland } from '../../../runtime/islands/load-island.ts';

const Named = () => createElement('b', null, 'live');
const mount = async () => undefined;
const registry = {
  Named: async () => ({ Named }),
  Default: async () => ({ default: Named }),
  Mounted: async () => ({ mount, Mounted: Named }),
  Empty: async () => ({}),
};

describe('the code of an island', () => {
  it.each(['Named', 'Default'])('is the component of the module (%s), hydrated', async (name) => {
    document.body.innerHTML = '<div><b>live</b></div>';
    const [onLive, onError] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const bold = document.querySelector('b');

    const mountHere = await loadIsland(name, registry);
    await mountHere(document.querySelector('div')!, { onLive, onError });

    await vi.waitFor(() => expect(onLive).toHaveBeenCalled());
    expect(onError).not.toHaveBeenCalled();
    expect(document.querySelector('b')).toBe(bold);
  });

  it('is the mount function of the module', async () => {
    expect(await loadIsland('Mounted', registry)).toBe(mount);
  });

  it.each(['Missing', 'constructor', ''])('is an error for the unknown name %j', async (name) => {
    await expect(loadIsland(name, registry)).rejects.toThrow(`Module not found: no island is named "${name}"`);
  });

  it('is an error in a module without a component', async () => {
    await expect(loadIsland('Empty', registry)).rejects.toThrow(
      'Module not found: the module of the island "Empty" exports no component',
    );
  });
});
