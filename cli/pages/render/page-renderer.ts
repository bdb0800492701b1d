// Renders the HTML files of a page: the page itself, its API tabs, the pages of its demos. Each part is rendered by
// its own module; this one puts them together.

import { toIndexPath } from '../../../core/api/pages/plan-api-index.ts';
import { isLightOnly } from '../../../core/demos/is-light-only.ts';
import { createFindText, type Translate } from '../../../core/i18n/create-translate.ts';
import { translateSite } from '../../../core/i18n/translate-site.ts';
import type { OutputFile } from '../../../core/model/output-file.ts';
import type { SourceLists } from '../../../core/model/schema/directives.ts';
import { mergeSources } from '../../../core/publish/security/merge-sources.ts';
import { protectPage } from '../../../core/publish/security/protect-page.ts';
import type { DocsTab } from '../../../templates/page-props.ts';
import type { MadeDemos } from '../../demos/made-demos.ts';
import type { PageWorkerEvents } from '../../demos/page-worker-events.ts';
import { renderDemos } from '../../demos/show/render-demos.ts';
import { toMdxStyles } from '../../demos/mdx/fill-holes.ts';
import { type DemoStyleTexts, mergeDemoStyles } from '../../../templates/demo-styles.tsx';
import { renderPlaygrounds } from '../../demos/show/render-playgrounds.ts';
import { digest } from '../../files/digest.ts';
import type { SiteModules } from '../../site/load/load-site-modules.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import { createApiRenderer } from '../api/create-api-renderer.ts';
import { extendPage } from '../api/extend-page.ts';
import type { BuildContext } from '../build-context.ts';
import { renderCopies } from '../copies/render-copies.ts';
import { createLinkWriter } from '../create-link-writer.ts';
import { createMenus } from '../create-menus.ts';
import type { PageFacts } from '../made-page.ts';
import type { PageParts } from '../page-parts.ts';
import { createComponentFinder } from './create-component-finder.ts';
import { renderApiTab, listTabs } from './render-api-tab.ts';
import { createSlotRenderer } from './create-slot-renderer.ts';
import { type DemoSheetFile, DemoSheetFiles } from './demo-sheet-files.ts';
import { renderPart } from './render-part.ts';
import { toPageFacts } from './to-page-facts.ts';
import { toSharedProps } from './to-shared-props.ts';

/** The finished files of a page, and its facts for the site. */
export interface RenderedPage {
  readonly files: readonly OutputFile[];
  readonly facts: PageFacts;
}

// Skips addresses in comments, links that a reader follows, and XML namespaces.
const inCode = /(?<!\bhref=["'{`]{1,2}|\/\/ .{0,400}|\* .{0,400})\bhttps?:\/\/(?!www\.w3\.org\b)[\w.-]+(?::\d+)?/g;
const inStyles = /(?<=\burl\(["']?)https?:\/\/[\w.-]+(?::\d+)?/g;

/** Renders pages. */
export class PageRenderer {
  readonly #context: BuildContext;
  readonly #modules: SiteModules;
  readonly #translate: Translate;
  /** The site in each language. */
  readonly #sites: ReadonlyMap<string, BuildContext['site']>;
  readonly #menus: ReturnType<typeof createMenus>;
  readonly #toLinks: ReturnType<typeof createLinkWriter>;
  readonly #apiRenderer: ReturnType<typeof createApiRenderer>;
  readonly #renderSlots: ReturnType<typeof createSlotRenderer>;
  readonly #sheetFiles: DemoSheetFiles;

  constructor(
    context: BuildContext,
    modules: SiteModules,
    { translate, onPlugin }: { translate: Translate; onPlugin?: PageWorkerEvents['onPlugin'] },
  ) {
    const findText = createFindText(context.dictionaries);
    this.#context = context;
    this.#modules = modules;
    this.#translate = translate;
    this.#sites = new Map(
      context.site.languages.map((language) => [language, translateSite(context.site, language, findText)]),
    );
    this.#menus = createMenus(context, translate);
    this.#toLinks = createLinkWriter(context);
    this.#apiRenderer = createApiRenderer(context, translate);
    this.#renderSlots = createSlotRenderer(modules, onPlugin);
    this.#sheetFiles = new DemoSheetFiles(context.site.base);
  }

  /** Renders the files of a page, and its facts for the site. */
  render(task: PageTask, parts: PageParts & { readonly card?: string }): RenderedPage {
    const { document: written, card, demos, playgrounds, pictures, excerpts, canImport, drawn: placed } = parts;
    const { page, api, demoModule } = task;
    const context = this.#context;
    const modules = this.#modules;
    const apiRenderer = this.#apiRenderer;
    const t = (key: string, params?: Record<string, string | number>) => this.#translate(page.language, key, params);
    const linkSheets = (styles: DemoStyleTexts) => this.#sheetFiles.link(styles);
    const subject = api?.kind === 'page' ? api.subjects[0] : undefined;
    const document = this.#addApi(written, task);
    const extended = extendPage(document, { api, t, href: this.#toLinks(page.language) });
    const shared = toSharedProps(task, document, {
      context,
      site: this.#sites.get(page.language) ?? context.site,
      card,
      t,
      href: this.#toLinks(page.language),
    });
    const product = shared.site.products.find(({ id }) => id === page.product);
    const changes = (api?.changes ?? []).map((list) => ({ list, tools: apiRenderer.toChangeTools(list, page) }));
    const rendered = renderDemos(demos, { ...shared, page, context, module: demoModule, linkSheets });
    const played = renderPlaygrounds(playgrounds, {
      playgrounds: demos.playgrounds,
      t,
      pageFile: page.file,
      isLight: isLightOnly(context.site, page.product ?? ''),
      module: demoModule,
    });

    const tabs = listTabs(document).map((tab) =>
      renderApiTab(tab, { task, document, product, apiRenderer, canImport, t }),
    );
    const offered: readonly DocsTab[] = ['', ...tabs.map(({ tab }) => tab)];
    const find = createComponentFinder({ modules, placed, shared, product, played, changes, api, offered });
    const shell = {
      shared,
      menu: this.#menus.of(page),
      offered,
      find,
      templates: modules.templates,
      renderSlots: this.#renderSlots,
    };
    const styles = mergeDemoStyles(rendered.styles, played.styles, ...(demos.mdx ? [toMdxStyles(demos.mdx)] : []));
    const sheets = this.#sheetFiles.list(styles);
    const demoStyles = linkSheets(styles);
    const options = { ...shell, document, rendered, played, demoStyles, pictures, excerpts, mdx: demos.mdx };
    const mainPart = renderPart({ page, tab: '', headings: extended.headings, blocks: extended.blocks }, options);
    const tabbed = tabs.map((tab) => ({ ...tab, ...renderPart(tab, options) }));
    const copies = renderCopies(task, {
      context,
      document: written,
      demos,
      pictures,
      excerpts,
      tabs: tabbed,
      t,
      href: shared.href,
    });

    const guarded = protectFiles([mainPart, ...tabbed, ...rendered.files], { context, demos, sheets });

    return {
      files: [...guarded.files, ...[...copies, ...sheets].map(toOutput), ...pictures.files],
      facts: toPageFacts(document, {
        page,
        mdx: demos.mdx,
        subject: subject?.entry,
        demos: rendered.linkable,
        isSymbol: api?.symbols !== undefined,
        isApi:
          subject !== undefined ||
          api?.symbols !== undefined ||
          ['/api/', toIndexPath(page.product ?? '')].includes(page.canonicalPath),
        tabs: tabbed,
        copies,
        sources: guarded.sources,
        anchors: [
          ...extended.anchors,
          ...rendered.anchors,
          ...changes.flatMap(({ list }) => list.groups.map(({ id }) => id)),
        ],
        lost: [...demos.byMarker.values()].flatMap(({ marker, stylings }) =>
          stylings.length > 0 ? [] : [marker.name],
        ),
        problems: [
          ...demos.problems,
          ...played.problems,
          ...pictures.problems,
          ...excerpts.problems,
          ...[mainPart, ...tabbed].flatMap(({ problems }) => problems),
        ],
      }),
    };
  }

  /** Adds the API of a component, or a list of symbols, to the document of its page. */
  #addApi(document: PageParts['document'], { page, api }: PageTask): PageParts['document'] {
    const subject = api?.kind === 'page' ? api.subjects[0] : undefined;
    if (subject) return this.#apiRenderer.renderPage(document, subject, page);
    return api?.symbols ? this.#apiRenderer.renderSymbols(document, api.symbols, page) : document;
  }
}

function toOutput({ file, contents }: OutputFile): OutputFile {
  return { file, contents };
}

/** The site and the demos that the files belong to. */
interface FileOptions {
  readonly context: Pick<BuildContext, 'site' | 'assets'>;
  readonly demos: Pick<MadeDemos, 'byMarker' | 'playgrounds' | 'around' | 'mdx'>;
  /** The style sheets of demos that are files. */
  readonly sheets: readonly DemoSheetFile[];
}

/** Adds a policy to each HTML file; other files stay unchanged. */
function protectFiles(
  files: readonly OutputFile[],
  { context, demos, sheets }: FileOptions,
): { files: OutputFile[]; sources: SourceLists } {
  const { site, assets } = context;
  const hasDemos = demos.byMarker.size > 0 || demos.playgrounds.size > 0 || demos.mdx?.hasIslands === true;
  const options = {
    site,
    hasDemos,
    named: listAddresses(demos),
    digest,
    ...(assets.look && { looks: assets.look.sources }),
    ...(assets.early !== undefined && { early: assets.early }),
    ...(assets.integrity && {
      integrity: { ...assets.integrity, ...Object.fromEntries(sheets.map(({ href, integrity }) => [href, integrity])) },
    }),
  };
  const all: SourceLists[] = [];
  const made = files.map(({ file, contents }) => {
    if (!file.endsWith('.html') || typeof contents !== 'string') return { file, contents };
    const { html, sources } = protectPage(contents, options);
    all.push(sources);
    return { file, contents: html };
  });
  // Styles differ from page to page, so the policy for all pages cannot list their hashes.
  const { 'style-src': styles = [], ...others } = mergeSources(...all);
  const hosts = styles.filter((source) => !/^'(?:sha\d+-|unsafe-hashes)/.test(source));
  return { files: made, sources: { ...others, ...(hosts.length > 0 && { 'style-src': hosts }) } };
}

/** Lists the addresses in the sources of demos. */
function listAddresses({ byMarker, around }: FileOptions['demos']): string[] {
  const stylings = [...byMarker.values()].flatMap((demo) => demo.stylings);
  const code = [...stylings.flatMap(({ written }) => written.map((file) => file.code)), ...Object.values(around.files)];
  const styles = stylings.flatMap(({ css }) => Object.values(css));
  const find = (texts: readonly string[], pattern: RegExp) => texts.flatMap((text) => text.match(pattern) ?? []);
  return [...new Set([...find(code, inCode), ...find(styles, inStyles)])];
}
