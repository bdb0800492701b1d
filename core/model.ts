// The nouns of the engine, in the order they flow:
//   Site → NavTree → Page → Source → Document → OutputFile, with Problem[] collected on the way.
// Types only. Everything is plain data that can cross a thread or be kept on disk as JSON.

import type { Place, Problem } from './problem.ts';

/** A path of the site: starts with "/", and a page's path ends with "/". Without the site's base. */
export type UrlPath = string;

/** A language code as the configuration lists it: "en", "pt", "zh-CN". */
export type Language = string;

/** The facts of a site: what docs.config.ts says, with every default filled in. */
export interface Site {
  readonly title: string;
  /** Origin of the site without a trailing slash, or '' when the configuration names none. */
  readonly url: string;
  /** Sub-path the site is served under: starts and ends with "/". */
  readonly base: UrlPath;
  readonly description: string;
  readonly languages: readonly Language[];
  /** The language whose paths carry no prefix. */
  readonly defaultLanguage: Language;
  readonly products: readonly Product[];
  readonly productIds: readonly ProductIdRule[];
  readonly api: readonly ApiSource[];
  readonly demos: DemoSettings;
  readonly links: { readonly ignore: readonly string[] };
  readonly markdown: { readonly html: 'sanitize' | 'trusted'; readonly iframeHosts: readonly string[] };
  readonly analytics: AnalyticsSettings;
  readonly feedback: { readonly endpoint?: string };
  readonly blog: BlogSettings;
  readonly limits: Limits;
  readonly fonts: { readonly icons?: string };
  readonly license: { readonly dataGrid?: string };
  readonly budgets: Readonly<Record<string, string>>;
  /** Where a reader edits a page: "{file}" stands for the file's path in the site root. */
  readonly editUrl?: string;
  /** Where the source of the documented libraries lives, shown in the header. */
  readonly repository?: string;
}

/** Where visits are counted; nowhere when neither sink is set. */
export interface AnalyticsSettings {
  readonly gtag?: string;
  readonly endpoint?: string;
  /** Whether nothing is counted for a reader whose browser asks not to be tracked. */
  readonly respectPrivacy: boolean;
}

/** One documented library: a section of the site with a navigation tree of its own. */
export interface Product {
  /** Also the first path segment and the name of the tree: nav/<id>.ts. */
  readonly id: string;
  readonly name: string;
  readonly category?: string;
  readonly packageName?: string;
  readonly version?: string;
  readonly description?: string;
  readonly versions: readonly ProductVersion[];
}

/** One line of a product's version menu. */
export interface ProductVersion {
  readonly text: string;
  readonly current?: boolean;
  readonly href?: string;
}

/** Says which ids the shell reports for pages under one first path segment. */
export interface ProductIdRule {
  readonly segment: string;
  readonly productId: string;
  readonly categoryId: string;
}

/** The ids a page reports to analytics; the text "null" where there is none. */
export interface ProductIds {
  readonly productId: string;
  readonly categoryId: string;
}

/** A package whose types give a product's API reference. */
export interface ApiSource {
  readonly product: string;
  readonly packageName: string;
}

/** How the site's demos are built. */
export interface DemoSettings {
  /** The component that goes around demos; by product id, with `default` for the others, where there are several. */
  readonly wrapper?: string | Readonly<Record<string, string>>;
  readonly alias: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Who may write posts, and under which tags; undefined allows anyone and anything. */
export interface BlogSettings {
  readonly authors?: Readonly<Record<string, BlogAuthor>>;
  readonly tags?: readonly string[];
}

/** A person who writes posts. */
export interface BlogAuthor {
  readonly name: string;
  readonly avatar?: string;
  readonly github?: string;
}

/** What one page may cost before it is an error. */
export interface Limits {
  readonly pageBytes: number;
  /** Blocks within blocks. */
  readonly nesting: number;
  readonly pageSeconds: number;
  readonly demoSeconds: number;
}

/** One entry of a navigation tree, as an author writes it in nav/<product>.ts. */
export interface NavEntry {
  /** A path of the site, or the address of another one. */
  readonly pathname: string;
  /** `false` shows no title. */
  readonly title?: string | false;
  readonly children?: readonly NavEntry[];
  readonly subheader?: string;
  readonly plan?: 'community' | 'pro' | 'premium';
  readonly newFeature?: boolean;
  readonly planned?: boolean;
  readonly unstable?: boolean;
  readonly legacy?: boolean;
  readonly icon?: string;
  readonly linkProps?: Readonly<Record<string, string>>;
  /** `false` takes the page out of the previous and next links. */
  readonly ordered?: boolean;
  /** `false` keeps the entry out of the side menu. */
  readonly inSideNav?: boolean;
  readonly query?: Readonly<Record<string, string>>;
}

/** The entries of one product, checked. */
export interface NavTree {
  /** The product's id. */
  readonly product: string;
  /** Relative to the site root: nav/<product>.ts. */
  readonly file: string;
  readonly entries: readonly NavEntry[];
  /** Where the pathnames stand in the file, in reading order, each spelled as its author wrote it. */
  readonly places?: readonly NamedPlace[];
}

/** A word beside a menu entry. */
export type MenuChip = 'new' | 'preview' | 'planned' | 'legacy' | 'pro' | 'premium';

/** One line of the side menu, as a page shows it. `kind` says which fields there are. */
export type MenuEntry = MenuPage | MenuGroup | MenuSubheader | MenuLink;

interface MenuLine {
  readonly title: string;
  readonly chips: readonly MenuChip[];
  readonly icon?: string;
  readonly linkProps?: Readonly<Record<string, string>>;
}

/** A page of the site. */
export interface MenuPage extends MenuLine {
  readonly kind: 'page';
  readonly path: UrlPath;
}

/** Entries under a common word. A closed group brings no children, only the way in. */
export interface MenuGroup extends MenuLine {
  readonly kind: 'group';
  /** Its first page; undefined when no page is below it. */
  readonly path?: UrlPath;
  readonly open: boolean;
  readonly children: readonly MenuEntry[];
}

/** A quiet heading with its entries, always shown. */
export interface MenuSubheader extends MenuLine {
  readonly kind: 'subheader';
  readonly children: readonly MenuEntry[];
}

/** A way out of the site. */
export interface MenuLink extends MenuLine {
  readonly kind: 'link';
  readonly href: string;
}

/** A step of the way from a product's root to a page. A group without a page has no path. */
export interface TrailStep {
  readonly title: string;
  readonly path?: UrlPath;
}

/** A link to a page of the site, with the title that the tree shows for it. */
export interface PageLink {
  readonly title: string;
  readonly path: UrlPath;
}

/** What kind of page it is, and so which template draws it. */
export type TemplateName =
  | 'Home'
  | 'Documentation'
  | 'Tabbed'
  | 'BlogIndex'
  | 'BlogPost'
  | 'Versions'
  | 'NotFound';

/** A page of the site: one source file in one language at one path. */
export interface Page {
  /** As a reader sees it, language prefix included: "/pt/joy-ui/react-button/". */
  readonly path: UrlPath;
  /** The same page whatever the language: "/joy-ui/react-button/". */
  readonly canonicalPath: UrlPath;
  readonly language: Language;
  /** Every language that has this page, in the order of the configuration. */
  readonly languages: readonly Language[];
  /** The id of the product whose tree or section holds it; undefined outside all products. */
  readonly product?: string;
  readonly ids: ProductIds;
  readonly template: TemplateName;
  /** The source, relative to the site root: "content/joy-ui/react-button/index.md". */
  readonly file: string;
  /** Written here, relative to the output folder. */
  readonly outputFile: string;
  /** What the tree calls the page; undefined when no tree names it. */
  readonly navTitle?: string;
  /** From the product down to the page's parent. */
  readonly trail: readonly TrailStep[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
}

/** The text of a page, as read. */
export interface Source {
  readonly page: Page;
  readonly text: string;
}

/** What the head of a page says about it, checked. */
export interface FrontMatter {
  readonly title?: string;
  readonly description?: string;
  readonly productId?: string;
  readonly components: readonly string[];
  readonly hooks: readonly string[];
  readonly packageName?: string;
  readonly githubLabel?: string;
  readonly waiAria?: string;
  readonly materialDesign?: string;
  readonly unstyled?: string;
  readonly unlisted?: boolean;
  readonly draft?: boolean;
  readonly redirectFrom: readonly UrlPath[];
  /** ISO 8601, in UTC: "2023-12-23". */
  readonly date?: string;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  readonly card?: boolean;
  readonly image?: string;
  /** Of a translation: stands for the text of the original that it was made from. */
  readonly sourceHash?: string;
}

/** A heading that can be linked to. */
export interface Heading {
  readonly id: string;
  readonly depth: 2 | 3;
  /** Plain text. */
  readonly text: string;
}

/** Something a page points at, where its author wrote it. */
export interface Link {
  /** As written. */
  readonly href: string;
  readonly kind: 'link' | 'image';
  readonly line: number;
  readonly column: number;
}

/** Options of a demo marker. */
export interface DemoOptions {
  readonly bg?: true | 'outlined' | 'gradient' | 'inline' | 'playground';
  readonly defaultCodeOpen?: boolean;
  readonly hideToolbar?: boolean;
  readonly iframe?: boolean;
  readonly height?: number;
  readonly maxWidth?: number;
  readonly disableLiveEdit?: boolean;
}

/** A demo as a page asks for it. */
export interface DemoMarker {
  /** "BasicButtons": file name without extension, or the folder's name. */
  readonly name: string;
  /** As written, relative to the page: "BasicButtons.js". */
  readonly file: string;
  readonly options: DemoOptions;
  readonly line: number;
  readonly column: number;
}

/** A component that a page places, with what its marker says beside the name. */
export interface ComponentMarker {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly line: number;
  readonly column: number;
}

/** A piece of a page's body, in reading order. Concatenated, the pieces are the body's HTML. */
export type Block =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'demo'; readonly demo: DemoMarker }
  | { readonly kind: 'component'; readonly component: ComponentMarker };

/** A page's text, understood. */
export interface Document {
  readonly frontMatter: FrontMatter;
  /** Never empty. */
  readonly title: string;
  /** Plain text, '' when the page has none. */
  readonly description: string;
  /** Tells whether the text has a main heading of its own. */
  readonly hasTitleHeading: boolean;
  readonly blocks: readonly Block[];
  readonly headings: readonly Heading[];
  /** Every id a fragment may point at: headings, elements with an id, demos. */
  readonly anchors: readonly string[];
  readonly links: readonly Link[];
  readonly problems: readonly Problem[];
}

/** A blog post as lists show it. */
export interface Post {
  readonly path: UrlPath;
  readonly title: string;
  readonly description: string;
  /** ISO 8601 date: "2023-12-23". */
  readonly date: string;
  readonly authors: readonly BlogAuthor[];
  readonly tags: readonly string[];
  readonly image?: string;
}

/** A file of the finished site. */
export interface OutputFile {
  /** Relative to the output folder, with forward slashes. */
  readonly file: string;
  readonly contents: string | Uint8Array;
}

/** Where the tree named a path, for messages. */
export interface NamedPlace {
  readonly path: UrlPath;
  readonly place: Place;
}
