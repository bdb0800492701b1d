// A loaded site and its plan → the data for threads: first what parsing needs, later what pages show. It is cloned for
// each thread, so it must not grow with the number of pages.

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

/** The facts of a site that are needed to parse its pages, before they are fully planned. */
export interface ParseContext {
  readonly root: string;
  readonly cache: string;
  readonly engineKey: string;
  /** Key of the installed packages, which demos are made from. */
  readonly packagesKey: string;
  readonly site: Site;
  readonly dictionaries: Readonly<Record<Language, Dictionary>>;
  readonly templates: Readonly<Record<string, CompiledModule>>;
  readonly components: Readonly<Record<string, CompiledModule>>;
  readonly slots: Readonly<Record<string, CompiledModule>>;
  readonly plugins: SitePlugins;
  readonly modulesKey: string;
  /** Canonical paths of the pages that each language other than the default one has. */
  readonly translated: Readonly<Record<Language, readonly UrlPath[]>>;
}

/** The facts that all pages share, except the URLs of scripts and styles. */
export interface PageFrame extends ParseContext {
  /** Folder for finished files until the whole site is built without errors. */
  readonly staging: string;
  readonly trees: readonly NavTree[];
  /** How social cards are drawn, if they are. */
  readonly cards?: CardSettings;
  readonly productPaths: Readonly<Record<string, UrlPath>>;
  readonly siteLinks: readonly PageLink[];
  /** Whether pages are stored for a site that this one joins. */
  readonly isPart?: true;
  /** The required props of the components of documented packages. */
  readonly needed?: NeededProps;
  /** The facts for rendering pages of joining sites, by site name. */
  readonly parts?: Readonly<Record<string, PartFrame>>;
}

/** The facts for rendering pages of a site that joins this one. */
export type PartFrame = Pick<Site, 'editUrl' | 'repository' | 'demos'> & {
  /** URL of the list of packages that edited demos may import. */
  readonly live?: string;
};

/** Picks the facts that parsing pages needs. */
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

/** Adds the facts that are known once the whole site is planned. */
export function toPageFrame(
  context: ParseContext,
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
    ...context,
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
