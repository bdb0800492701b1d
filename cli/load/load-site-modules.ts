// The compiled templates and components of a site → the React components that they export.

import { pathToFileURL } from 'node:url';
import type { ComponentType } from 'react';
import type { PageTemplates } from '../../templates/page-props.ts';
import type { BuildContext } from '../build-context.ts';

/** What a site brings of its own. */
export interface SiteModules {
  readonly templates: PageTemplates;
  readonly components: Readonly<Record<string, ComponentType<never>>>;
}

/** Loads the modules of a site into this thread. One that cannot be used stops where it is placed. */
export async function loadSiteModules({
  templates,
  components,
}: Pick<BuildContext, 'templates' | 'components'>): Promise<SiteModules> {
  return {
    templates: (await importAll(templates)) as PageTemplates,
    components: (await importAll(components)) as SiteModules['components'],
  };
}

async function importAll(paths: Readonly<Record<string, string>>): Promise<Record<string, unknown>> {
  const entries = Object.entries(paths).map(async ([name, path]) => [name, await importComponent(name, path)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

async function importComponent(name: string, path: string): Promise<unknown> {
  try {
    const module = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
    return (
      module[name] ??
      module.default ??
      toFault(new Error(`the module exports no component "${name}", and none by default`))
    );
  } catch (error) {
    return toFault(error);
  }
}

/** Stands for a component that there is none of: a page that places it learns why. */
function toFault(error: unknown): () => never {
  return function Fault() {
    throw error;
  };
}
