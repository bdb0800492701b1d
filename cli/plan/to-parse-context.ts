// A loaded site and its plan → what threads are told: first what parsing needs, later what pages show.
// Only facts: what is cloned for each thread must not grow with the number of pages.

import type { BuildContext, ParseContext } from '../build-context.ts';
import type { CardSettings } from '../cards/plan-cards.ts';
import type { BuildPlace } from '../load/to-build-place.ts';
import type { LoadedSite } from '../load/load-site.ts';
import type { PackageKeys } from '../load/read-packages-key.ts';
import type { SitePlan } from './plan-site.ts';

/** What all pages show, but for the addresses of scripts and styles. */
export type PageFrame = Omit<BuildContext, 'assets' | 'library'>;

/** Picks what parsing pages needs. */
export function toParseContext(
  { site, dictionaries, templates, components, slots, plugins, modulesKey }: LoadedSite,
  { translated }: SitePlan,
  { root, cache, engineKey, packagesKey }: BuildPlace & Pick<PackageKeys, 'packagesKey'>,
): ParseContext {
  return {
    root,
    cache,
    engineKey,
    packagesKey,
    site,
    dictionaries,
    templates,
    components,
    slots,
    plugins,
    modulesKey,
    translated,
  };
}

/** Adds what is known once the whole site is planned. */
export function toPageFrame(
  known: ParseContext,
  {
    loaded,
    plan,
    staging,
    cards,
    parts = {},
    isPart = false,
    needed,
  }: {
    loaded: LoadedSite;
    plan: SitePlan;
    staging: string;
    cards?: CardSettings;
    parts?: BuildContext['parts'];
    isPart?: boolean;
    needed?: BuildContext['needed'];
  },
): PageFrame {
  const { site, trees, dictionaries } = loaded;
  const { translated, productPaths, siteLinks } = plan;
  return {
    ...known,
    site,
    staging,
    trees,
    dictionaries,
    translated,
    productPaths,
    siteLinks,
    parts,
    ...(isPart && { isPart }),
    ...(needed && { needed }),
    ...(cards && { cards }),
  };
}
