import type { Hydration } from './hydrate-island.tsx';
import type { IslandComponent, MountIsland } from '../parts/island.ts';
import type { IslandRegistry } from './registry.ts';

/** Loads the code that makes an island live. Throws for an unknown name. */
export async function loadIsland(name: string, registry: IslandRegistry): Promise<MountIsland> {
  const load = Object.hasOwn(registry, name) ? registry[name] : undefined;
  if (!load) throw new Error(`Module not found: no island is named "${name}"`);

  const module = await load();
  if (typeof module.mount === 'function') return module.mount as MountIsland;
  const component = module[name] ?? module.default;
  if (typeof component !== 'function')
    throw new Error(`Module not found: the module of the island "${name}" exports no component`);
  return (element, watch) => mountComponent(element, { ...watch, component: component as IslandComponent });
}

/** Mounts a component; React is loaded with the first one. */
async function mountComponent(element: HTMLElement, hydration: Hydration): Promise<void> {
  const { hydrateIsland } = await import('./hydrate-island.tsx');
  hydrateIsland(element, hydration);
}
