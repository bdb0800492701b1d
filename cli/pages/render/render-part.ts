import { escapeHtml } from '../../../core/text/escape-html.ts';
import { isCopied, toCopyFile } from '../../../core/publish/copies/to-copy-file.ts';
import { isLightOnly } from '../../../core/demos/is-light-only.ts';
import { toLightMark } from '../../../core/demos/light-mark.ts';
import type { Block, ComponentMarker, Document, Heading } from '../../../core/model/document.ts';
import type { OutputFile } from '../../../core/model/output-file.ts';
import type { Page } from '../../../core/model/page.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import type { DemoStyleTexts } from '../../../templates/demo-styles.tsx';
import type { DocsTab, PageFigures, PageProps, PageTemplates } from '../../../templates/page-props.ts';
import { findExhibit } from '../../../templates/parts/find-exhibit.ts';
import { renderContent } from '../../../templates/parts/render-content.tsx';
import { renderPage } from '../../../templates/pages/render-page.tsx';
import { tabKeys } from '../../../templates/tab-keys.ts';
import type { RenderedDemos } from '../../demos/show/render-demos.ts';
import type { MadeMdx } from '../../demos/mdx/make-mdx.ts';
import { fillHoles } from '../../demos/mdx/fill-holes.ts';
import type { RenderedPlaygrounds } from '../../demos/show/render-playgrounds.ts';
import type { PageExcerpts } from '../excerpts/read-excerpts.ts';
import type { PagePictures } from '../pictures/picture-maker.ts';
import type { PageMenu } from '../create-menus.ts';
import type { createSlotRenderer } from './create-slot-renderer.ts';
import type { createComponentFinder } from './create-component-finder.ts';
import type { SharedProps } from './to-shared-props.ts';

/** A page or one of its tabs: its place and its contents. */
export interface PagePart {
  readonly page: Page;
  readonly tab: DocsTab;
  readonly headings: readonly Heading[];
  readonly blocks: readonly Block[];
}

/** The facts that the parts of a page share. */
interface PartOptions {
  readonly document: Document;
  readonly shared: SharedProps;
  readonly menu: PageMenu;
  readonly rendered: RenderedDemos;
  readonly played: RenderedPlaygrounds;
  readonly pictures: Pick<PagePictures, 'render'>;
  readonly excerpts: Pick<PageExcerpts, 'render'>;
  readonly mdx: MadeMdx | undefined;
  readonly offered: readonly DocsTab[];
  readonly find: ReturnType<typeof createComponentFinder>;
  readonly templates: PageTemplates;
  readonly renderSlots: ReturnType<typeof createSlotRenderer>;
  /** The styles of all demos on the page. */
  readonly demoStyles: DemoStyleTexts;
}

/** The file of a part, with its title, and the problems of the components that it places. */
export interface RenderedPart extends OutputFile {
  readonly title: string;
  readonly problems: readonly Problem[];
}

/** Renders a page or one of its tabs as an HTML file. */
export function renderPart(part: PagePart, options: PartOptions): RenderedPart {
  const { tab, headings } = part;
  const { document, shared, menu, rendered, played, pictures, excerpts, offered, find, templates, renderSlots } =
    options;
  const { html, faults } = renderContent(part.blocks, {
    demo: rendered.render,
    picture: pictures.render,
    excerpt: (marker) => excerpts.render(marker),
    jsx: (marker, holes) => fillHoles(options.mdx, { marker, holes }),
    find: (marker) => find(marker, part),
  });
  const hasCopy = shared.site.copies.markdown && isCopied(part.page, document.frontMatter);
  const isTabbed = offered.length > 1;
  const exhibit = part.page.template === 'Home' ? findExhibit(part.blocks) : undefined;
  const props: PageProps = {
    ...shared,
    page: isTabbed ? { ...part.page, template: 'Tabbed' } : part.page,
    headings,
    ...(hasCopy && { copy: encodeURI(`${shared.site.base}${toCopyFile(part.page)}`) }),
    ...(exhibit && { exhibit: rendered.render(exhibit) }),
    content: document.hasTitleHeading ? html : `<h1>${escapeHtml(document.title)}</h1>${html}`,
    ...menu,
    figures: findFigures(html),
    demoStyles: options.demoStyles,
    lightMark: toLightMark(
      { ...rendered.styles.sheets, ...played.styles.sheets },
      isLightOnly(shared.site, part.page.product ?? ''),
    ),
    ...(isTabbed && { tabs: { current: tab, offered } }),
  };
  const { head, ...slotted } = renderSlots(props);
  const page = renderPage({ ...props, ...slotted }, templates);
  return {
    title: tab === '' ? document.title : `${shared.t(tabKeys[tab])} – ${document.title}`,
    file: part.page.outputFile,
    contents: head === '' ? page : page.replace('</head>', () => `${head}</head>`),
    // The tabs repeat the start of the page: a fault there is reported once.
    problems: tab === '' ? faults.map(({ marker, error }) => componentProblem(part.page, marker, error)) : [],
  };
}

/** Finds which elements the finished HTML contains; code does not match, because it is escaped. */
function findFigures(html: string): PageFigures {
  const hasZoom = html.includes('<a class="zoom');
  const hasTypes = /<figure class="code[^"<>]* code-typed/.test(html);
  return {
    hasZoom,
    hasExtras:
      hasZoom ||
      hasTypes ||
      /<math[\s>]|<figure class="diagram|only-(?:light|dark)-mode/.test(html) ||
      /class="(?:steps|cards|files|badge )/.test(html),
    hasPlayground: html.includes('class="case demo playground"'),
    hasApi: /class="(?:[^"<>]* )?(?:api-(?:bar|frame|symbol|section)|change-lines)[" ]/.test(html),
    hasApiLists: /class="(?:[^"<>]* )?(?:api-index|change-lines)[" ]/.test(html),
  };
}

function componentProblem(page: Page, { name, line, column }: ComponentMarker, error: unknown): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    rule: 'component-render',
    severity: 'error',
    place: { file: page.file, line, column },
    message: `The component ${quote(name)} fails with ${quote(reason.split('\n')[0] ?? '')}`,
    hint: `Correct components/${name}.tsx, or what the marker passes to it.`,
  };
}
