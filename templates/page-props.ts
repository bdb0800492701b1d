// The props of page templates. Everything is prepared: paths are planned, the body is HTML, texts are
// translated. A template only decides how a page looks.

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

/** Which special content a page has, so that it needs extra styles or scripts. */
export interface PageFigures {
  readonly hasZoom: boolean;
  /** Figures, code with types, or constructs made from lists. */
  readonly hasExtras: boolean;
  readonly hasPlayground: boolean;
  /** Tables of the API reference. */
  readonly hasApi: boolean;
  /** Lists of API names, or of API changes. */
  readonly hasApiLists: boolean;
}

/** Props of a page template: one page, ready to be rendered. */
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
  /** The HTML of the demo after the lead of a front page, as contained in `content`. */
  readonly exhibit?: string;
  /** The product's side menu with only the page's own branch open. */
  readonly menu: readonly MenuEntry[];
  /** The same menu rendered by `renderMenu`, if the caller reuses it for several pages. */
  readonly menuHtml?: string;
  /** Addresses of files. `early`: the blocking script; `worker`: whether pages register the service worker. */
  readonly assets: {
    readonly style: string;
    /** The style sheet of the blog. */
    readonly blog?: string;
    /** The style sheet of the front page and the 404 page. */
    readonly home?: string;
    /** The style sheet of pages with figures, code with types, or constructs made from lists. */
    readonly extras?: string;
    readonly playground?: string;
    /** The style sheet of the pages of single demos. */
    readonly demoPage?: string;
    /** The style sheet of the open settings. */
    readonly settings: string;
    /** The style sheet of the API reference; `apiLists` is the one of its lists. */
    readonly api?: string;
    readonly apiLists?: string;
    /** The style sheet of pages with filled slots. */
    readonly slots?: string;
    /** The script of pages with pictures that can be enlarged. */
    readonly zoom?: string;
    readonly script?: string;
    readonly preloads?: readonly string[];
    readonly boot?: string;
    readonly early?: string;
    readonly icon: string;
    /** The site's own fonts, styles, logo and colors. */
    readonly look?: Look;
    readonly worker?: boolean;
    readonly live?: string;
    /** The script that loads the version script, and the version script. */
    readonly versions?: readonly string[];
  };
  /** Which special content the page has, so that it needs extra styles or scripts. */
  readonly figures?: PageFigures;
  /** The styles of the page's demos. */
  readonly demoStyles?: DemoStyleTexts;
  /** Attribute of a page whose demos are always shown in light mode. */
  readonly lightMark?: ReturnType<typeof toLightMark>;
  /** All posts of the list, newest first, on a page that lists posts; empty elsewhere. */
  readonly posts: readonly Post[];
  /** The list that the page belongs to, and its number in it. */
  readonly list?: PostList;
  readonly post?: Post;
  readonly tabs?: { readonly current: DocsTab; readonly offered: readonly DocsTab[] };
  /** Path of each product's first page, by product id. A product without a page is not linked. */
  readonly productPaths?: Readonly<Record<string, UrlPath>>;
  /** Pages outside all products that the header and the footer show: blog, versions. */
  readonly siteLinks?: readonly PageLink[];
  /** Address of the list of all pages, from which the 404 page suggests the nearest. */
  readonly pathList?: string;
  /** The path of the generated picture for social networks, if any. */
  readonly card?: string;
  /** Address of its Markdown copy, if any. */
  readonly copy?: string;
  /** When its text was last changed, and by whom, if known. */
  readonly history?: PageHistory;
  /** Whether the page's original has changed since it was translated. */
  readonly isOutdated?: boolean;
  /** For a page of another version: the candidate paths of the page that exist in the current version. */
  readonly inCurrent?: readonly string[];
  /** HTML of slots, from plugins and the site itself. */
  readonly slots?: Readonly<Partial<Record<SlotName, string>>>;
  /** Turns a path of the site into the address a link points at. */
  readonly href: (path: UrlPath) => string;
}

/** A component that renders a page, or the document around it. */
export type PageTemplate = ComponentType<PageProps & { readonly children?: ReactNode }>;

/** Templates of a site that replace the built-in ones. */
export type PageTemplates = Partial<Record<TemplateName | 'Shell', PageTemplate>>;
