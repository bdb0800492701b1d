import { describe, expect, it } from 'vitest';
import { loadIsland } from '../../../runtime/islands/load-island.ts';

const Named = () => null;
const registry = {
  Named: async () => ({ Named }),
  Default: async () => ({ default: Named }),
  Empty: async () => ({}),
};

describe('the code of an island', () => {
  it.each(['Named', 'Default'])('is the component of the module (%s)', async (name) => {
    expect(await loadIsland(name, registry)).toBe(Named);
  });

  it.each(['Missing', 'constructor', ''])('is an error under the name %j, which none has', async (name) => {
    await expect(loadIsland(name, registry)).rejects.toThrow(`Module not found: no island is named "${name}"`);
  });

  it('is an error in a module without a component', async () => {
    await expect(loadIsland('Empty', registry)).rejects.toThrow('Module not found: the module of the island "Empty" exports no component');
  });
});
