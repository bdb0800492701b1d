// The compiled templates and components of a site → the React components that they export.

import type { ComponentType } from 'react';
import type { Plugin } from '../../../core/model/schema/plugin.ts';
import { loadPlugins } from './plugins/load-plugins.ts';
import type { PageTemplates } from '../../../templates/page-props.ts';
import type { SitePlugins } from './plugins/describe-plugins.ts';
import { findReact } from './find-react.ts';
import { importModule, type CompiledModule, type LoadOptions } from './load-module.ts';

/** The modules that a site provides. */
export interface SiteModules {
  readonly templates: PageTemplates;
  readonly components: Readonly<Record<string, ComponentType<never>>>;
  readonly slots: Readonly<Record<string, ComponentType<never>>>;
  readonly plugins: readonly Plugin[];
}

/** The compiled modules of a site, and the cache that holds them. */
export interface CompiledParts {
  readonly root: string;
  readonly cache: string;
  readonly templates: Readonly<Record<string, CompiledModule>>;
  readonly components: Readonly<Record<string, CompiledModule>>;
  readonly slots: Readonly<Record<string, CompiledModule>>;
  readonly plugins: SitePlugins;
}

/** Loads the modules of a site into this thread. One that fails to load throws where it is rendered. */
export async function loadSiteModules(
  { root, cache, templates, components, slots, plugins }: CompiledParts,
  log: (message: string) => void,
): Promise<SiteModules> {
  const options: LoadOptions = { root, cache, log, resolve: findReact() };
  return {
    templates: (await importAll(templates, options)) as PageTemplates,
    components: (await importAll(components, options)) as SiteModules['components'],
    slots: (await importAll(slots, options)) as SiteModules['slots'],
    plugins: await loadPlugins(plugins, options),
  };
}

async function importAll(
  modules: Readonly<Record<string, CompiledModule>>,
  options: LoadOptions,
): Promise<Record<string, unknown>> {
  const entries = Object.entries(modules).map(
    async ([name, module]) => [name, await importComponent(name, { module, options })] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

async function importComponent(
  name: string,
  { module: compiled, options }: { module: CompiledModule; options: LoadOptions },
): Promise<unknown> {
  try {
    const module = await importModule(compiled, options);
    return (
      module[name] ??
      module.default ??
      toFailingComponent(new Error(`the module has neither an export "${name}" nor a default export`))
    );
  } catch (error) {
    return toFailingComponent(error);
  }
}

/** Creates a component that throws the error in each page that uses it. */
function toFailingComponent(error: unknown): () => never {
  return function Fault() {
    throw error;
  };
}
