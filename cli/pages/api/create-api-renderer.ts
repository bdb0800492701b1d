// Renders the API on a page as parts of its document: blocks of HTML, headings, fragments.

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiSubject } from '../../../core/api/pages/api-subject.ts';
import type { ApiChangeList } from '../../../core/api/pages/plan-changes.ts';
import { listSectionIds, planSections, toSectionHeadings } from '../../../core/api/pages/plan-sections.ts';
import { listSymbolTexts } from '../../../core/api/pages/symbols/map-symbol-texts.ts';
import type { SymbolList as Symbols } from '../../../core/api/pages/symbols/plan-symbol-list.ts';
import { listSymbolIds, planSymbolSections } from '../../../core/api/pages/symbols/plan-symbol-sections.ts';
import { listEntryTexts } from '../../../core/api/pages/texts/list-entry-texts.ts';
import { type ApiTabName, toKebab } from '../../../core/api/plan-api-tab.ts';
import { renderCodeBlock } from '../../../core/code/render-code-block.ts';
import type { Translate } from '../../../core/i18n/create-translate.ts';
import type { Document, Heading } from '../../../core/model/document.ts';
import type { Page } from '../../../core/model/page.ts';
import { ApiPage } from '../../../templates/api/api-page.tsx';
import type { ApiTools } from '../../../templates/api/api-tools.ts';
import { listFactHeadings } from '../../../templates/api/facts.tsx';
import { SymbolList } from '../../../templates/api/symbols/symbol-list.tsx';
import { SymbolPage } from '../../../templates/api/symbols/symbol-page.tsx';
import { directionOf } from '../../../templates/text-direction.ts';
import type { BuildContext } from '../build-context.ts';
import { createLinkWriter } from '../create-link-writer.ts';
import { toParseSettings } from '../parse-settings.ts';
import { createTextRenderer } from './create-text-renderer.ts';

/** Renders the API on pages. */
export interface ApiRenderer {
  /** Adds the reference of one component or hook to the document of its page. */
  renderPage(document: Document, subject: ApiSubject, page: Page): Document;
  /** Adds functions, types and other symbols to the document of their page. */
  renderSymbols(document: Document, symbols: Symbols, page: Page): Document;
  /** Returns the tools that render a subject. */
  toTools(subject: ApiSubject, page: Page): ApiTools;
  /** Returns the tools that render a list of changes. */
  toChangeTools(list: ApiChangeList, page: Page): ApiTools;
}

/** Creates the API renderer of a build. */
export function createApiRenderer(context: BuildContext, translate: Translate): ApiRenderer {
  const { site } = context;
  const toLinks = createLinkWriter(context);
  const renderTexts = createTextRenderer();

  return {
    renderPage(document, subject, page) {
      const tools = this.toTools(subject, page);
      const html = renderToStaticMarkup(createElement(ApiPage, { subject, tools }));
      const headings = toPageHeadings(subject, tools.t);
      const ids = [...headings.map(({ id }) => id), ...listSectionIds(planSections(subject.entry, 'page'))];
      return {
        ...document,
        blocks: [...document.blocks, { kind: 'html', html }],
        headings,
        anchors: [...new Set([...document.anchors, ...ids])],
      };
    },

    renderSymbols(document, symbols, page) {
      const { lines, targets, links } = symbols;
      const texts = listSymbolTexts(lines.map(({ symbol }) => symbol));
      return renderSymbols(document, symbols, toTools(page, { texts, targets, links }));
    },

    toTools(subject, page) {
      const { entry, targets, links, version } = subject;
      return { ...toTools(page, { texts: listEntryTexts(entry), targets, links }), ...(version && { version }) };
    },

    toChangeTools({ groups, targets }, page) {
      const texts = groups.flatMap(({ lines }) => lines.flatMap(({ change }) => change.advice?.trim() || []));
      return toTools(page, { texts: [...new Set(texts)], targets, links: {} });
    },
  };

  function toTools(
    page: Page,
    { texts, targets, links }: Pick<ApiSubject, 'targets' | 'links'> & { readonly texts: readonly string[] },
  ): ApiTools {
    const { settings } = toParseSettings(context, page.language, translate);
    const href = toLinks(page.language);
    return {
      t: (key, params) => translate(page.language, key, params),
      ...(page.language !== site.defaultLanguage && {
        original: { lang: site.defaultLanguage, dir: directionOf(site.defaultLanguage) },
      }),
      href,
      markdown: renderTexts(texts, { page, settings, targets }),
      code: (code, language) => renderCodeBlock({ code: `${code}\n`, language, labels: settings.labels }),
      links: Object.fromEntries(Object.entries(links).map(([name, path]) => [name, href(path)])),
    };
  }
}

function toPageHeadings({ entry, showing }: ApiSubject, t: ApiTools['t']): Heading[] {
  const sections = toSectionHeadings(planSections(entry, 'page'), { depth: 2, toTitle: (kind) => t(`api.${kind}`) });
  const isLater = ({ id }: Heading) => id === 'slots' || id === 'classes' || id === 'removed';
  const at = sections.findIndex(isLater) === -1 ? sections.length : sections.findIndex(isLater);
  return [
    ...(showing.length > 0 ? [{ id: 'demos', depth: 2 as const, text: t('api.demos') }] : []),
    { id: 'import', depth: 2, text: t('api.import') },
    ...sections.slice(0, at),
    ...(entry.kind === 'component' ? listFactHeadings(entry, t).map((fact) => ({ ...fact, depth: 2 as const })) : []),
    ...sections.slice(at),
  ];
}

/** Finds the subjects of a tab: the components of a page, or its hooks. */
export function findTabSubjects(subjects: readonly ApiSubject[], tab: ApiTabName): ReadonlyMap<string, ApiSubject> {
  const kind = tab === 'hooks-api' ? 'hook' : 'component';
  return new Map(subjects.filter(({ entry }) => entry.kind === kind).map((subject) => [subject.entry.name, subject]));
}

/** Returns the headings of a subject in a tab, below its name and its import. */
export function toTabSubjectHeadings({ entry }: ApiSubject, t: (key: string) => string): Heading[] {
  return toSectionHeadings(planSections(entry, 'tab'), { depth: 3, toTitle: (kind) => t(`api.${kind}`) });
}

/** Lists all fragments of a subject in a tab, except those of its name and its import. */
export function listTabIds({ entry }: ApiSubject): string[] {
  const facts = [
    ...(entry.inheritance ? ['inheritance'] : []),
    ...(entry.themeDefaultProps && entry.muiName ? ['theme-default-props'] : []),
  ];
  return [...facts.map((id) => `${toKebab(entry.name)}-${id}`), ...listSectionIds(planSections(entry, 'tab'))];
}

/** Adds symbols to the document of their page. */
function renderSymbols(document: Document, { isOne, lines }: Symbols, tools: ApiTools): Document {
  const [line] = isOne ? lines : [];
  const sections = line ? planSymbolSections(line) : [];
  const html = renderToStaticMarkup(
    line ? createElement(SymbolPage, { line, tools }) : createElement(SymbolList, { lines, tools }),
  );
  const headings: Heading[] = line
    ? sections.map(({ id }) => ({ id, depth: 2, text: tools.t(`api.${id}` as 'api.import') }))
    : lines.map(({ id, symbol }) => ({ id, depth: 2, text: symbol.name }));
  const ids = [...headings.map(({ id }) => id), ...listSymbolIds(sections)];
  return {
    ...document,
    blocks: [...document.blocks, { kind: 'html', html }],
    headings,
    anchors: [...new Set([...document.anchors, ...ids])],
  };
}
