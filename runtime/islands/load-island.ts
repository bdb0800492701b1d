import type { IslandComponent, IslandRegistry } from './registry.ts';

/** Loads the component of an island. A name that nothing stands under is an error. */
export async function loadIsland(name: string, registry: IslandRegistry): Promise<IslandComponent> {
  const load = Object.hasOwn(registry, name) ? registry[name] : undefined;
  if (!load) throw new Error(`Module not found: no island is named "${name}"`);

  const module = await load();
  const component = module[name] ?? module.default;
  if (typeof component !== 'function') throw new Error(`Module not found: the module of the island "${name}" exports no component`);
  return component as IslandComponent;
}
