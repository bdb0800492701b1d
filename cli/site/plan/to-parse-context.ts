// A loaded site and its plan → what threads are told: first what parsing needs, later what pages show.
// Only facts: what is cloned for each thread must not grow with the number of pages.

import type { NeededProps } from '../../../core/api/needed-props.ts';
import type { Dictionary } from '../../../core/i18n/find-translation.ts';
import type { Language } from '../../../core/model/language.ts';
import type { NavTree } from '../../../core/model/nav-tree.ts';
import type { PageLink } from '../../../core/model/page.ts';
import type { Site } from '../../../core/model/site.ts';
import type { UrlPath } from '../../../core/model/url-path.ts';
import type { CompiledModule } from '../load/load-module.ts';
import type { SitePlugins } from '../load/plugins/describe-plugins.ts';
import type { CardSettings } from './plan-cards.ts';
import type { BuildPlace } from '../load/to-build-place.ts';
import type { LoadedSite } from '../load/load-site.ts';
import type { PackageKeys } from '../load/read-packages-key.ts';
import type { SitePlan } from './plan-site.ts';

/** What is known of a site before its pages are planned to the end: enough to parse them. */
export interface ParseContext {
  readonly root: string;
  readonly cache: string;
  readonly engineKey: string;
  /** Is the key of the packages that are installed: demos are made of them. */
  readonly packagesKey: string;
  readonly site: Site;
  readonly dictionaries: Readonly<Record<Language, Dictionary>>;
  readonly templates: Readonly<Record<string, CompiledModule>>;
  readonly components: Readonly<Record<string, CompiledModule>>;
  readonly slots: Readonly<Record<string, CompiledModule>>;
  readonly plugins: SitePlugins;
  readonly modulesKey: string;
  /** Canonical paths of the pages that a language other than the default one has. */
  readonly translated: Readonly<Record<Language, readonly UrlPath[]>>;
}

/** What all pages show, but for the addresses of scripts and styles. */
export interface PageFrame extends ParseContext {
  /** Where finished files wait until the whole site is good. */
  readonly staging: string;
  readonly trees: readonly NavTree[];
  /** How the pictures of pages are drawn, where they are. */
  readonly cards?: CardSettings;
  readonly productPaths: Readonly<Record<string, UrlPath>>;
  readonly siteLinks: readonly PageLink[];
  /** Whether pages are kept for a site that this one joins. */
  readonly isPart?: true;
  /** What components of documented packages cannot do without. */
  readonly needed?: NeededProps;
  /** What pages of sites that join this one are drawn with, by the name of their site. */
  readonly parts?: Readonly<Record<string, PartFrame>>;
}

/** What pages of a site that joins this one are drawn with. */
export type PartFrame = Pick<Site, 'editUrl' | 'repository' | 'demos'> & {
  /** The list of what edited demos may import. */
  readonly live?: string;
};

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
    parts?: PageFrame['parts'];
    isPart?: boolean;
    needed?: PageFrame['needed'];
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
