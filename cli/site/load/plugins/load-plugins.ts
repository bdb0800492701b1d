// The module of the settings → its plugins, loaded into the current thread.

import { listPlugins } from '../../../../core/config/find-plugin-faults.ts';
import type { Plugin } from '../../../../core/model/schema/plugin.ts';
import { findReact } from '../find-react.ts';
import { importModule, type LoadOptions } from '../load-module.ts';
import type { SitePlugins } from './describe-plugins.ts';

/** Loads the plugins of a site into this thread. */
export async function loadPlugins(
  { settings }: Pick<SitePlugins, 'settings'>,
  options: Pick<LoadOptions, 'root' | 'cache' | 'log'>,
): Promise<readonly Plugin[]> {
  if (!settings) return [];
  const module = await importModule(settings, { ...options, resolve: findReact() });
  const { plugins } = (await module.default) as { plugins?: unknown };
  return listPlugins(plugins).map(({ plugin }) => plugin);
}
