// Plans the API of a site: adds its pages to the trees, plans their contents, and writes files for other tools.
//
// A site that documents no package is returned unchanged, and nothing is read or loaded for it.

import type { ApiEntry } from '../../../core/api/extract/api-entry.ts';
import type { ApiContent, ApiIndexGroup } from '../../../core/api/pages/api-subject.ts';
import { planApiIndex, toIndexPath, withoutSymbols } from '../../../core/api/pages/plan-api-index.ts';
import { planApiNav } from '../../../core/api/pages/plan-api-nav.ts';
import { isSeparatePage, planApiPages, type ApiPlace } from '../../../core/api/pages/plan-api-pages.ts';
import { createPageFinder, createSubjects } from '../../../core/api/pages/plan-subjects.ts';
import { createNameFinder, type NameFinder } from '../../../core/api/pages/symbols/create-name-finder.ts';
import { planSymbolList } from '../../../core/api/pages/symbols/plan-symbol-list.ts';
import { planSymbolPages, symbolTitles, type SymbolPage } from '../../../core/api/pages/symbols/plan-symbol-pages.ts';
import { renderApiManifests } from '../../../core/api/pages/render-api-manifests.ts';
import { linkReferences, type ApiReference, type ShowingPage } from '../../../core/api/link-references.ts';
import type { Translate } from '../../../core/i18n/create-translate.ts';
import { mergeDictionaries } from '../../../core/i18n/merge-dictionaries.ts';
import type { NavTree } from '../../../core/model/nav-tree.ts';
import { escapeHtml } from '../../../core/text/escape-html.ts';
import type { UrlPath } from '../../../core/model/url-path.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { ParsedTexts } from '../../site/plan/parsed-page.ts';
import { hash } from '../../files/hash.ts';
import type { LoadedSite } from '../../site/load/load-site.ts';
import { loadHistory } from '../references/load-history.ts';
import { findUnknownNames } from './find-unknown-names.ts';
import { listShowingPages } from './list-showing-pages.ts';
import { withChanges } from './plan-changes.ts';
import { withPageLinks } from './plan-page-links.ts';
import { withPlaygrounds } from './plan-playgrounds.ts';
import type { SiteApi } from '../../site/plan/site-api.ts';
import { listNeededProps } from '../../../core/api/needed-props.ts';
import { placeSources, type SiteExtraction } from '../references/start-extraction.ts';

/** Options for planning the API. */
interface SiteApiOptions {
  readonly extraction: SiteExtraction;
  readonly t: Translate;
  readonly parsed: ParsedTexts;
  /** The pages of the site without its API. */
  readonly tasks: readonly PageTask[];
  /** Picks the pages that are made, if not all are; the others are planned without contents. */
  readonly only?: ((path: UrlPath) => boolean) | undefined;
}

/** Returns the plan of a site without an API. */
function withoutApi(loaded: LoadedSite): SiteApi {
  return { loaded, pages: [], contents: new Map(), settingsFile: '', files: [], problems: [] };
}

/** Plans the API of a site. If no package is documented, nothing is read. */
export async function planSiteApi(loaded: LoadedSite, options: SiteApiOptions): Promise<SiteApi> {
  if (loaded.site.api.length === 0) return withoutApi(loaded);
  const { extraction, parsed, tasks, only = () => true } = options;
  const { site } = loaded;
  const { settingsFile } = extraction;
  const current = await extraction.load(placeSources(site.api));
  const history = await loadHistory(current.references, { sources: site.api, extraction });
  const found = { references: history.references, problems: [...current.problems, ...history.problems] };

  const showing = listShowingPages(tasks, { parsed, language: site.defaultLanguage });
  const references = linkReferences(found.references.map(pickShown), showing);
  const places = planApiPages(references, showing);
  const titles = listTitles(tasks, site.defaultLanguage);
  const symbolPages = planSymbolPages(references, new Set(places.map(({ path }) => path)));
  const symbols = symbolPages.flatMap((page) => page.places);
  const index = planApiIndex(references, places, symbols);
  const findName = createNameFinder(symbols);
  const t: TranslateHere = (key, params) => options.t(site.defaultLanguage, key, params);

  const linked = withPageLinks(
    withPlaygrounds(
      new Map([
        ...toPages(places, { titles, findName, only }),
        ...toSymbolPages(
          symbolPages.filter(({ path }) => only(path)),
          { findName, findPage: createPageFinder(places, titles) },
        ),
        ...toTabs(places, { showing, titles, findName }),
        ...toIndexes({ tasks, parsed, index }),
      ]),
      { tasks, parsed, references, showing, faulty: current.faulty },
    ),
    { showing, places, products: site.products, hasCopies: site.copies.markdown },
  );
  const changed = await withChanges(linked, {
    tasks,
    parsed,
    sources: placeSources(site.api),
    references,
    history: history.versions,
    places,
    symbols,
    titles,
    extraction,
  });

  return {
    loaded: withApiNav(loaded, { trees: planApiNav(loaded.trees, { places, symbolPages, t }), symbolPages }, options.t),
    settingsFile,
    needed: listNeededProps(current.references),
    outdated: current.outdated,
    pages: renderPageTexts({ places, symbolPages, index, site, t }),
    contents: changed.contents,
    files: options.only ? [] : renderApiManifests(references, { places, symbols }),
    problems: [
      ...found.problems,
      ...changed.problems,
      ...findUnknownNames({
        root: extraction.root,
        tasks,
        parsed,
        references: found.references,
        faulty: current.faulty,
        sourceFolders: current.sourceFolders,
      }),
    ],
  };
}

/** Keeps the entries with pages; entries that a library omits from its API pages are only in the data. */
function pickShown(reference: ApiReference): ApiReference {
  return { ...reference, entries: reference.entries.filter(({ hasPage }) => hasPage) };
}

/** Lists the titles of pages in a language by path. */
function listTitles(tasks: readonly PageTask[], language: string): ReadonlyMap<string, string> {
  return new Map(
    tasks
      .filter(({ page }) => page.language === language)
      .map(({ page }) => [page.canonicalPath, page.navTitle ?? page.canonicalPath]),
  );
}

type TranslateHere = (key: string, params?: Record<string, string | number>) => string;

interface ApiPages {
  readonly places: readonly ApiPlace[];
  readonly symbolPages: readonly SymbolPage[];
  readonly index: readonly ApiIndexGroup[];
  readonly site: LoadedSite['site'];
  readonly t: TranslateHere;
}

/** Renders the texts of the pages that the API adds: one per component, symbol and index. */
function renderPageTexts({ places, symbolPages, index, site, t }: ApiPages): SiteApi['pages'] {
  const symbols = symbolPages.flatMap((page) => page.places);
  const products = listProducts(index);
  const [firstProduct, ...otherProducts] = products;
  return [
    ...places.filter(isSeparatePage).map(({ path, entry }) => ({
      path,
      text: toHead(t('api.title', { name: entry.name }), t(toLeadKey(entry), { name: entry.name })),
    })),
    ...symbolPages.map(({ path, ...page }) => ({ path, text: toSymbolHead(page, { site, t }) })),
    ...(places.length > 0
      ? [
          {
            path: '/api/',
            text: toIndexText(t('api.indexTitle'), t('api.indexLead')),
            // An index of one product has its menu.
            ...(otherProducts.length === 0 && { product: firstProduct }),
          },
        ]
      : []),
    ...products.map((product) => {
      const name = site.products.find(({ id }) => id === product)?.name ?? product;
      const leadKey = symbols.some((symbol) => symbol.product === product) ? 'api.wholeLead' : 'api.productLead';
      return {
        path: toIndexPath(product),
        text: toIndexText(t('api.productTitle', { product: name }), t(leadKey, { product: name })),
      };
    }),
  ];
}

/** Adds the API to the trees, and translates the titles of its groups. */
function withApiNav(
  loaded: LoadedSite,
  { trees, symbolPages }: { readonly trees: readonly NavTree[]; readonly symbolPages: readonly SymbolPage[] },
  t: Translate,
): LoadedSite {
  const { site, dictionaries } = loaded;
  const added = trees
    .filter(({ entries }, index) => entries.length > (loaded.trees[index]?.entries.length ?? 0))
    .map(({ product }) => [`/${product}/api`, 'api.menu'] as const);
  const groups = [...new Set(symbolPages.map(({ product }) => product))].map(
    (product) => [`/${product}/api/symbols`, 'api.symbols'] as const,
  );
  const named = [...added, ...groups];
  const others = site.languages.filter((language) => language !== site.defaultLanguage && named.length > 0);
  const titles = others.map((language) => [
    language,
    mergeDictionaries(
      { pages: Object.fromEntries(named.map(([path, key]) => [path, t(language, key)])) },
      dictionaries[language] ?? {},
    ),
  ]);
  return { ...loaded, trees, dictionaries: { ...dictionaries, ...Object.fromEntries(titles) } };
}

type Keyed = readonly [UrlPath, NonNullable<PageTask['api']>];

interface SubjectFacts {
  readonly titles: ReadonlyMap<string, string>;
  readonly findName: NameFinder;
}

function toPages(
  places: readonly ApiPlace[],
  { only, ...facts }: SubjectFacts & { readonly only: (path: UrlPath) => boolean },
): Keyed[] {
  const toSubject = createSubjects(places, facts);
  return places
    .filter((place) => isSeparatePage(place) && only(place.path))
    .map((place) => [place.path, withKey({ kind: 'page', subjects: [toSubject(place)], index: [] })]);
}

function toSymbolPages(
  pages: readonly SymbolPage[],
  options: { readonly findName: NameFinder; readonly findPage: (target: string) => string | undefined },
): Keyed[] {
  return pages.map((page) => [
    page.path,
    withKey({ kind: 'symbols', subjects: [], symbols: planSymbolList(page, options), index: [] }),
  ]);
}

function toTabs(
  places: readonly ApiPlace[],
  { showing, ...facts }: SubjectFacts & { readonly showing: readonly ShowingPage[] },
): Keyed[] {
  const toSubject = createSubjects(places, facts);
  return showing
    .filter(({ hasTabs }) => hasTabs)
    .map(({ path, product, components, hooks }) => {
      const own = places.filter(
        (place) => place.product === product && [...components, ...hooks].includes(place.entry.name),
      );
      return [path, withKey({ kind: 'tabs', subjects: own.map(toSubject), index: [] })];
    });
}

/** Plans the indexes: the whole one and one per product at their own paths, and where pages place them. */
function toIndexes({
  tasks,
  parsed,
  index,
}: Pick<SiteApiOptions, 'tasks' | 'parsed'> & { readonly index: readonly ApiIndexGroup[] }): Keyed[] {
  const products = listProducts(index);
  const places = [
    { path: '/api/', product: undefined },
    ...products.map((product) => ({ path: toIndexPath(product), product })),
  ].filter(({ path }) => !tasks.some(({ page }) => page.canonicalPath === path));
  const placing = tasks.flatMap(({ page: { file, canonicalPath, product } }) =>
    parsed.pages.get(file)?.components.some(({ name }) => name === 'ApiIndex')
      ? [{ path: canonicalPath, product }]
      : [],
  );

  return [...placing, ...places].map(({ path, product = '' }) => {
    // A page without a documented product shows all indexes.
    const shown = products.includes(product)
      ? index.filter((group) => group.product === product)
      : withoutSymbols(index);
    return [path, withKey({ kind: 'index', subjects: [], index: shown })];
  });
}

function listProducts(index: readonly ApiIndexGroup[]): string[] {
  return [...new Set(index.flatMap(({ product, lines }) => (lines.length > 0 ? [product] : [])))];
}

function withKey(content: ApiContent): NonNullable<PageTask['api']> {
  return { ...content, key: hash(JSON.stringify(content)) };
}

// The lead names only the parts that the entry has.
function toLeadKey({ kind, props, slots, classes }: ApiEntry): string {
  if (kind === 'hook') return 'api.hookLead';
  if (slots.length > 0 && classes.length > 0) return 'api.lead';
  if (slots.length > 0) return 'api.leadSlots';
  if (classes.length > 0) return 'api.leadClasses';
  return Object.keys(props).length > 0 ? 'api.leadProps' : 'api.leadBare';
}

function toHead(title: string, lead: string): string {
  return `# ${escapeHtml(title)}\n\n<p class="description">${escapeHtml(lead)}</p>\n`;
}

function toSymbolHead(
  { kind, part, places, product, apart }: Omit<SymbolPage, 'path'>,
  { site, t }: Pick<ApiPages, 'site' | 't'>,
): string {
  const name = places[0]?.symbol.name ?? '';
  const title = t(symbolTitles[kind]);
  if (part === undefined) {
    const mark = apart === 'package' ? places[0]?.packageName : apart === 'kind' ? title.toLowerCase() : undefined;
    return toHead(
      t('api.title', { name }) + (mark === undefined ? '' : ` (${mark})`),
      t(`api.symbolLead.${kind}`, { name }),
    );
  }
  const [first, last] = [name, places.at(-1)?.symbol.name ?? ''];
  const shown = site.products.find(({ id }) => id === product)?.name ?? product;
  return toHead(
    t('api.listTitle', { product: shown, kind: title }) + (part > 1 ? ` (${part})` : ''),
    t('api.listLead', { product: shown, kind: title.toLowerCase(), first, last }),
  );
}

function toIndexText(title: string, lead: string): string {
  return `${toHead(title, lead)}\n{{"component": "ApiIndex"}}\n`;
}
