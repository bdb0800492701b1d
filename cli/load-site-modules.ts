// The compiled templates and components of a site → the React components that they export.

import { pathToFileURL } from 'node:url';
import type { ComponentType } from 'react';
import type { PageTemplates } from '../templates/page-props.ts';
import type { BuildContext } from './build-context.ts';

/** What a site brings of its own. */
export interface SiteModules {
  readonly templates: PageTemplates;
  readonly components: Readonly<Record<string, ComponentType<never>>>;
}

/** Loads the modules of a site into this thread. */
export async function loadSiteModules({ templates, components }: Pick<BuildContext, 'templates' | 'components'>): Promise<SiteModules> {
  return {
    templates: (await importAll(templates)) as PageTemplates,
    components: (await importAll(components)) as SiteModules['components'],
  };
}

async function importAll(paths: Readonly<Record<string, string>>): Promise<Record<string, unknown>> {
  const entries = Object.entries(paths).map(async ([name, path]) => {
    const module = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
    return [name, module[name] ?? module.default] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
