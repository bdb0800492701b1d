// A document → the HTML files of its page: the page itself, and its API tabs.

import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { ApiContent } from '../../core/api/pages/api-subject.ts';
import { listApiTabs, planApiTab, toTabHeadings, type ApiTabName } from '../../core/api/plan-api-tab.ts';
import { planPosts } from '../../core/blog/plan-posts.ts';
import { renderCodeBlock } from '../../core/code/render-code-block.ts';
import { escapeHtml } from '../../core/escape-html.ts';
import type { Translate } from '../../core/i18n/create-translate.ts';
import type { Block, ComponentMarker, Document } from '../../core/document.ts';
import type { FrontMatter } from '../../core/front-matter.ts';
import type { OutputFile } from '../../core/output-file.ts';
import type { Page, PageLink } from '../../core/page.ts';
import type { Post } from '../../core/post.ts';
import type { Problem } from '../../core/problem.ts';
import { quote } from '../../core/quote.ts';
import { planSearchRecords } from '../../core/search/plan-search-records.ts';
import { toSearchLine } from '../../core/search/render-search-indexes.ts';
import { toOutputFile } from '../../core/url-path.ts';
import { ApiChanges } from '../../templates/api/api-changes.tsx';
import { ApiIndex } from '../../templates/api/api-index.tsx';
import { ApiTab } from '../../templates/blocks/api-tab.tsx';
import { ComponentLinkHeader } from '../../templates/blocks/component-link-header.tsx';
import { ComponentPageTabs } from '../../templates/blocks/component-page-tabs.tsx';
import { PlaygroundCase } from '../../templates/blocks/playground-case.tsx';
import { mergeDemoStyles } from '../../templates/demo-styles.tsx';
import type { DocsTab, PageProps } from '../../templates/page-props.ts';
import { renderContent } from '../../templates/render-content.tsx';
import { renderPage } from '../../templates/render-page.tsx';
import { tabKeys } from '../../templates/tab-keys.ts';
import { createApiDrawer, findTabSubjects, listTabIds, toTabSubjectHeadings } from '../api/draw-api.ts';
import type { BuildContext, PageFacts, ReadFile } from '../build-context.ts';
import { createMenus } from './create-menus.ts';
import type { SiteModules } from '../load/load-site-modules.ts';
import type { MadeDemos } from '../demos/made-demos.ts';
import type { FoundPlaygrounds } from '../demos/find-playgrounds.ts';
import { drawPlaygrounds } from '../demos/draw-playgrounds.ts';
import { drawDemos } from '../demos/draw-demos.ts';
import { createLinkWriter } from './create-link-writer.ts';

/** A document, and the page it belongs to. */
export interface Manuscript {
  readonly page: Page;
  readonly document: Document;
  readonly posts: readonly Post[];
  readonly demos: MadeDemos;
  readonly playgrounds: FoundPlaygrounds;
  /** Of a translation: stands for the text of its original as it is now. */
  readonly originalHash?: string;
  /** What the page tells of the API. */
  readonly api?: ApiContent;
  /** Address of the script with the page's demos. */
  readonly demoModule?: string;
}

/** The finished files of a page, and what the site needs to know of it. */
export interface RenderedPage {
  readonly files: readonly OutputFile[];
  readonly reads: readonly ReadFile[];
  readonly facts: PageFacts;
}

/** Prepares what pages share, and gives the function that renders them. */
export function createPageRenderer(
  context: BuildContext,
  modules: SiteModules,
  translate: Translate,
): (manuscript: Manuscript) => RenderedPage {
  const { site } = context;
  const menus = createMenus(context, translate);
  const toLinks = createLinkWriter(context);
  const apiDrawer = createApiDrawer(context, translate);

  return function render({ page, document: written, posts, demos, playgrounds, originalHash, demoModule, api }) {
    const t = (key: string, params?: Record<string, string | number>) => translate(page.language, key, params);
    const subject = api?.kind === 'page' ? api.subjects[0] : undefined;
    const document = subject ? apiDrawer.drawPage(written, subject, page) : written;
    const { frontMatter } = document;
    const product = site.products.find(({ id }) => id === page.product);
    const tabs = hasTabs(document) ? listApiTabs(frontMatter) : [];
    const offered: readonly DocsTab[] = ['', ...tabs];
    const post = page.template === 'BlogPost' ? planPosts([{ ...document, page }], site).posts[0] : undefined;
    const shared = {
      site,
      userLanguage: page.language,
      t,
      frontMatter,
      title: document.title,
      description: document.description,
      assets: context.assets,
      posts,
      productPaths: context.productPaths,
      siteLinks: toSiteLinks(context, page, t),
      href: toLinks(page.language),
      ...(post && { post }),
      ...(isOutdated(frontMatter, originalHash) && { isOutdated: true }),
    };
    const changes = (api?.changes ?? []).map((list) => ({ list, tools: apiDrawer.toChangeTools(list, page) }));
    const drawn = drawDemos(demos, { ...shared, page, context, module: demoModule });
    const played = drawPlaygrounds(playgrounds, {
      made: demos.playgrounds,
      t,
      pageFile: page.file,
      module: demoModule,
    });

    const pages = [
      toTabPage({ page, tab: '', headings: document.headings, blocks: document.blocks }),
      ...tabs.map((tab) => toApiTabPage(tab)),
    ];
    return {
      files: [...pages.map(({ file, contents }) => ({ file, contents })), ...drawn.files],
      reads: [...demos.reads, ...playgrounds.reads],
      facts: {
        title: document.title,
        description: document.description,
        frontMatter,
        links: document.links,
        anchors: [
          ...document.anchors,
          ...drawn.anchors,
          ...changes.flatMap(({ list }) => list.groups.map(({ id }) => id)),
        ],
        demos: document.blocks.filter(({ kind }) => kind === 'demo').length,
        tabs: tabs.map((tab) => ({ path: `${page.path}${tab}/`, anchors: anchorsOf(tab) })),
        problems: [
          ...document.problems,
          ...demos.problems,
          ...played.problems,
          ...pages.flatMap(({ problems }) => problems),
        ],
        search: planSearchRecords({
          ...document,
          page,
          isApi: subject !== undefined || page.canonicalPath === '/api/',
          tabs: pages.slice(1),
        }).map(toSearchLine),
      },
    };

    function toApiTabPage(tab: ApiTabName) {
      const entries = planApiTab(frontMatter, tab, frontMatter.packageName ?? product?.packageName);
      const labels = { copy: t('content.copy'), copyCode: t('content.copyCode') };
      const known = new Map(
        [...findTabSubjects(api?.subjects ?? [], tab)].map(([name, found]) => [
          name,
          { subject: found, tools: apiDrawer.toTools(found, page) },
        ]),
      );
      const html = renderToString(
        createElement(ApiTab, {
          entries,
          known,
          t,
          renderImport: (code) => renderCodeBlock({ code: `${code}\n`, language: 'js', labels }),
        }),
      );
      const headings = entries.flatMap((entry) => {
        const found = known.get(entry.name);
        return [...toTabHeadings([entry], t('api.import')), ...(found ? toTabSubjectHeadings(found.subject, t) : [])];
      });
      const blocks = [...toCommonBlocks(document.blocks), { kind: 'html' as const, html }];
      return toTabPage({ page: toTabbedPage(page, tab), tab, headings, blocks });
    }

    function toTabPage(part: { page: Page; tab: DocsTab; headings: Document['headings']; blocks: readonly Block[] }) {
      const { html, faults } = renderContent(part.blocks, {
        demo: drawn.render,
        find: (marker) => findComponent(marker, part.tab, part.page),
      });
      const props: PageProps = {
        ...shared,
        page: tabs.length > 0 ? { ...part.page, template: 'Tabbed' } : part.page,
        headings: part.headings,
        content: document.hasTitleHeading ? html : `<h1>${escapeHtml(document.title)}</h1>${html}`,
        ...menus.of(page),
        demoStyles: mergeDemoStyles(drawn.styles, played.styles),
        ...(tabs.length > 0 && { tabs: { current: part.tab, offered } }),
      };
      return {
        path: part.page.path,
        title: part.tab === '' ? document.title : `${t(tabKeys[part.tab])} – ${document.title}`,
        headings: part.headings,
        file: part.page.outputFile,
        contents: renderPage(props, modules.templates),
        // The tabs repeat the head of the page: a fault there is told once.
        problems: part.tab === '' ? faults.map(({ marker, error }) => componentProblem(page, marker, error)) : [],
      };
    }

    function findComponent(
      marker: ComponentMarker,
      tab: DocsTab,
      shown: Page,
    ): { Component: ComponentType<never>; props: object } {
      const { name } = marker;
      const own = modules.components[name];
      if (own) return { Component: own, props: { ...shared, page: shown } };
      if (name === 'Playground')
        return { Component: PlaygroundCase as ComponentType<never>, props: played.toProps(marker) };
      if (name === 'ApiChanges') return { Component: ApiChanges as ComponentType<never>, props: { lists: changes, t } };
      if (name === 'ApiIndex')
        return {
          Component: ApiIndex as ComponentType<never>,
          props: { groups: api?.index ?? [], site, t, href: shared.href },
        };
      if (name === 'ComponentPageTabs')
        return {
          Component: ComponentPageTabs as ComponentType<never>,
          props: { current: tab, offered, path: shown.path, t, href: shared.href },
        };
      return {
        Component: ComponentLinkHeader as ComponentType<never>,
        props: { frontMatter, product, repository: site.repository, t },
      };
    }

    function anchorsOf(tab: ApiTabName): string[] {
      const entries = planApiTab(frontMatter, tab, frontMatter.packageName ?? product?.packageName);
      const known = [...findTabSubjects(api?.subjects ?? [], tab).values()].filter(({ entry }) =>
        entries.some(({ name }) => name === entry.name),
      );
      return [
        ...document.anchors,
        ...entries.flatMap(({ id, importId }) => [id, importId]),
        ...known.flatMap(listTabIds),
      ];
    }
  };
}

/** Pages of the default language show the words that the plan has. */
function toSiteLinks(
  { site, siteLinks }: BuildContext,
  { language }: Page,
  t: (key: string) => string,
): readonly PageLink[] {
  if (language === site.defaultLanguage) return siteLinks;
  return siteLinks.map((link) =>
    link.path === '/blog/' ? { ...link, title: t('blog.title') } : { ...link, title: t('header.versions') },
  );
}

/** A translation that does not say what it was made from is taken as it is. */
function isOutdated({ sourceHash }: FrontMatter, originalHash: string | undefined): boolean {
  return sourceHash !== undefined && originalHash !== undefined && sourceHash !== originalHash;
}

function hasTabs({ blocks }: Document): boolean {
  return blocks.some((block) => block.kind === 'component' && block.component.name === 'ComponentPageTabs');
}

/** What stands above the tabs, the tabs included, is the same on each of them. */
function toCommonBlocks(blocks: readonly Block[]): readonly Block[] {
  const last = blocks.findIndex((block) => block.kind === 'component' && block.component.name === 'ComponentPageTabs');
  return blocks.slice(0, last + 1);
}

function toTabbedPage(page: Page, tab: ApiTabName): Page {
  const path = `${page.path}${tab}/`;
  return { ...page, path, canonicalPath: `${page.canonicalPath}${tab}/`, outputFile: toOutputFile(path) };
}

function componentProblem(page: Page, { name, line, column }: ComponentMarker, error: unknown): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    rule: 'component-render',
    severity: 'error',
    place: { file: page.file, line, column },
    message: `The component ${quote(name)} stops with ${quote(reason.split('\n')[0] ?? '')}`,
    hint: `Correct components/${name}.tsx, or what the marker passes to it.`,
  };
}
