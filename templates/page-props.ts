// What a template is told about the page it draws. Everything is finished: paths are planned,
// the body is HTML, words are translated. A template decides only how it looks.

import type { ComponentType, ReactNode } from 'react';
import type { DemoStyleTexts } from './demo-styles.tsx';
import type { TranslationKey } from './translation-key.ts';
import type { toLightMark } from '../core/demos/light-mark.ts';
import type { Heading } from '../core/model/document.ts';
import type { FrontMatter } from '../core/model/front-matter.ts';
import type { Language } from '../core/model/language.ts';
import type { MenuEntry } from '../core/nav/menu/menu.ts';
import type { Page, PageHistory, PageLink, TemplateName } from '../core/model/page.ts';
import type { Post, PostList } from '../core/model/post.ts';
import type { Site } from '../core/model/site.ts';
import type { Look } from '../core/theme/look.ts';
import type { SlotName } from '../core/model/schema/plugin-shape.ts';
import type { UrlPath } from '../core/model/url-path.ts';

/** Looks up interface text by its key, "header.menu", and fills in its parameters. */
export type Translate = (key: TranslationKey, params?: Readonly<Record<string, string | number>>) => string;

/** The part of a tabbed page that a path shows; '' is the page itself. */
export type DocsTab = '' | 'components-api' | 'hooks-api';

/** What the text of a page holds beside words. */
export interface PageFigures {
  readonly hasZoom: boolean;
  /** Figures, code with types, or what authors build of lists. */
  readonly hasExtras: boolean;
  readonly hasPlayground: boolean;
  /** Tables of the reference. */
  readonly hasApi: boolean;
  /** Lists of names of the API, or of what changed in it. */
  readonly hasApiLists: boolean;
}

/** One page, ready to be drawn. */
export interface PageProps {
  readonly site: Site;
  readonly page: Page;
  readonly userLanguage: Language;
  readonly t: Translate;
  readonly title: string;
  readonly description: string;
  readonly frontMatter: FrontMatter;
  readonly headings: readonly Heading[];
  /** The body as finished HTML, with the page's own h1 and lead. */
  readonly content: string;
  /** The demo that follows the lead of a front page, as it stands in `content`. */
  readonly exhibit?: string;
  /** The product's side menu with only the page's own branch open. */
  readonly menu: readonly MenuEntry[];
  /** The same menu from `renderMenu`, when the caller keeps it from page to page. */
  readonly menuHtml?: string;
  /** `early`: the script that a page waits for; `worker`: whether pages register the service worker. */
  readonly assets: {
    readonly style: string;
    /** The style sheet of the blog. */
    readonly blog?: string;
    /** The style sheet of the front page and the missing page. */
    readonly home?: string;
    /** The style sheet of pages with figures, code with types, or what authors build of lists. */
    readonly extras?: string;
    readonly playground?: string;
    /** The style sheet of the pages of single demos. */
    readonly demoPage?: string;
    /** The style sheets of the reference, and of its lists. */
    readonly api?: string;
    readonly apiLists?: string;
    /** The style sheet of pages with slots that something stands in. */
    readonly slots?: string;
    /** The script of pages with pictures that can be enlarged. */
    readonly zoom?: string;
    readonly script?: string;
    readonly preloads?: readonly string[];
    readonly boot?: string;
    readonly early?: string;
    readonly icon: string;
    /** What the site's own looks are made of. */
    readonly look?: Look;
    readonly worker?: boolean;
    readonly live?: string;
    /** The script that learns of other versions, and before it the one that loads it. */
    readonly versions?: readonly string[];
  };
  /** What its text holds beside words, and needs styles or a script for. */
  readonly figures?: PageFigures;
  /** The styles that the page's demos bring. */
  readonly demoStyles?: DemoStyleTexts;
  /** What marks a page whose demos stand in the light whatever a reader prefers. */
  readonly lightMark?: ReturnType<typeof toLightMark>;
  /** All posts of the list, newest first, on a page that lists posts; empty elsewhere. */
  readonly posts: readonly Post[];
  /** Which page of which list it is; what it shows of it is the template's choice. */
  readonly list?: PostList;
  readonly post?: Post;
  readonly tabs?: { readonly current: DocsTab; readonly offered: readonly DocsTab[] };
  /** Where each product begins, by product id. A product without a page is not linked. */
  readonly productPaths?: Readonly<Record<string, UrlPath>>;
  /** Pages outside all products that the header and the footer show: blog, versions. */
  readonly siteLinks?: readonly PageLink[];
  /** Address of the list of all pages, from which a lost reader is offered the nearest. */
  readonly pathList?: string;
  /** The path of the picture that social networks show of it, where one is drawn. */
  readonly card?: string;
  /** Address of its copy in Markdown, where it has one. */
  readonly copy?: string;
  /** When its text was last changed, and by whom, where that is known. */
  readonly history?: PageHistory;
  /** Tells that the page's original has changed since the translation was made. */
  readonly isOutdated?: boolean;
  /** Of a version that is not the current one: the paths at which the current one may have the page, and has it. */
  readonly inCurrent?: readonly string[];
  /** What plugins and the site's own slots bring, as finished HTML. */
  readonly slots?: Readonly<Partial<Record<SlotName, string>>>;
  /** Turns a path of the site into the address a link points at. */
  readonly href: (path: UrlPath) => string;
}

/** A component that draws a page, or the document around it. */
export type PageTemplate = ComponentType<PageProps & { readonly children?: ReactNode }>;

/** Templates of a site that stand in for the built-in ones. */
export type PageTemplates = Partial<Record<TemplateName | 'Shell', PageTemplate>>;
