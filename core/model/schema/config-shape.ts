// The shape of the default export of docs.config.ts, from which the check and the types are derived.
// Each key is written here once; the comment over it is what an editor shows at the key of the type.

import type { Plugin } from './plugin.ts';
import {
  anything,
  filledList,
  filledText,
  flag,
  list,
  number,
  object,
  oneOf,
  record,
  text,
  union,
  type Shape,
  type ValueOf,
} from './shape.ts';

const version = object(
  { text: filledText() },
  {
    /** Whether it is the version of this site, if no base shows it. */
    current: flag(),
    href: filledText(),
    /** The path of its pages on the same host: "/v5/". */
    base: filledText(),
    /** The day of its release: "2026-01-31". */
    date: filledText(),
    status: oneOf('current', 'maintained', 'ended', 'next'),
    /** Its release notes: a path of this site, or an address. */
    notes: filledText(),
    /** The page about migrating to it from the previous version. */
    migration: filledText(),
  },
);

const product = object(
  {
    /** Also the first path segment and the name of the tree: nav/<id>.ts. */
    id: filledText(),
    name: filledText(),
  },
  {
    category: filledText(),
    packageName: filledText(),
    version: filledText(),
    description: text(),
    /** The address of its repository, if it is not that of the site's other libraries. */
    repository: text(),
    /** The drawing on its card; by default it depends on the product's position. */
    picture: oneOf('controls', 'cards', 'outlines', 'layers', 'data', 'pages', 'braces'),
    /** The lines of its version menu. */
    versions: list(version),
  },
);

const productIdRule = object({
  segment: filledText(),
  productId: filledText(),
  categoryId: filledText(),
});

const apiSource = object(
  {
    product: filledText(),
    packageName: filledText(),
  },
  {
    /** An earlier version to compare with: the name it is installed under. */
    before: filledText(),
    /** The address of a source file, if the package does not name it: "{version}", "{folder}" and "{file}" are filled in. */
    source: filledText(),
    /** Earlier versions that show when something was added: names they are installed under, or folders of `docs api --json`. */
    history: list(filledText()),
    /** `false` omits everything that is neither a component nor a hook. */
    symbols: flag(),
  },
);

const demos = object(
  {},
  {
    /** The component around demos; or one by product id, with `default` for the others and `false` for none. */
    wrapper: union(filledText(), record(union(filledText(), oneOf(false)))),
    /**
     * Whether demos support dark mode, or the class or attribute that their style sheets use for it, such as ".dark";
     * or by product id, with `default` for the others. Demos without a wrapper need this.
     */
    dark: union(flag(), filledText(), record(union(flag(), filledText()))),
    /** Targets of imports in demos, by imported name. */
    alias: record(text()),
    /** Versions of packages for exported demos, by name. */
    dependencies: record(text()),
    /** Values for names in the code of demos and packages: "__DEV__" or "process.env.API_URL". */
    define: record(union(text(), number(), flag())),
  },
);

const markdown = object(
  {},
  {
    html: oneOf('sanitize', 'trusted'),
    /** The hosts whose pages may be shown in frames. */
    iframeHosts: list(filledText()),
    /** Whether `$…$` and `math` fences are formulas: needs the package temml. */
    math: flag(),
    /** Whether `mermaid` fences are drawn: needs the package beautiful-mermaid. */
    mermaid: flag(),
    /** Whether `.mdx` files are pages: they run code, and need the package remark-mdx. */
    mdx: flag(),
  },
);

const analytics = object(
  {},
  {
    gtag: text(),
    endpoint: text(),
    /** Whether nothing is counted for a reader whose browser asks not to be tracked. */
    respectPrivacy: flag(),
  },
);

const copies = object(
  {},
  {
    /** Whether each page has a copy in Markdown, and the site lists of them: llms.txt. */
    markdown: flag(),
    /** Services that can open a page: "{prompt}" becomes a sentence with the address of the copy, "{url}" the address. */
    openIn: list(object({ name: filledText(), href: filledText() })),
  },
);

const author = object(
  { name: filledText() },
  {
    avatar: filledText(),
    github: filledText(),
  },
);

const blog = object(
  {},
  {
    /** The authors of posts; by default anyone. */
    authors: record(author),
    /** The tags that posts may have; by default any. */
    tags: list(filledText()),
  },
);

const history = object(
  {},
  {
    /** Whether pages and the sitemap say when a page was last changed, from Git. */
    dates: flag(),
    /** Whether pages name their authors. */
    contributors: flag(),
  },
);

const cards = object(
  {},
  {
    /** Whether each page gets a picture of its title for social networks. */
    draw: flag(),
    /** Fonts for titles with letters that the engine's font lacks: files of the site, .ttf, .otf or .woff. */
    fonts: list(filledText()),
  },
);

const security = object(
  {},
  {
    /** `false` omits the content security policy from pages and `_headers`. */
    policy: flag(),
    /** `false` lets any script of a page write HTML from text. */
    trustedTypes: flag(),
    /** `false` omits the integrity hashes of the scripts and style sheets that pages load. */
    integrity: flag(),
    /** `known` blocks styles that libraries of demos insert as text; Emotion and others insert rules, which still work. */
    demoStyles: oneOf('any', 'known'),
    /** Further sources, by directive: { 'connect-src': ['https://api.example.com'] } */
    sources: record(list(filledText())),
    /** Sites that may show pages in frames, such as "'self'"; by default any. Takes effect only through `_headers`. */
    frameAncestors: list(filledText()),
  },
);

const limits = object(
  {},
  {
    pageBytes: number({ min: 1 }),
    /** Blocks within blocks. */
    nesting: number({ min: 1 }),
    pageSeconds: number({ min: 0.001 }),
    demoSeconds: number({ min: 0.001 }),
    /** Megabytes of memory that one page, demo or package may use. */
    memory: number({ min: 64 }),
    /** The longest time that a plugin's hook may take for the whole site. */
    pluginSeconds: number({ min: 0.001 }),
  },
);

const fontFace = object(
  {
    /** The name of the font. */
    family: filledText(),
    /** Its file, from the root of the site: "fonts/inter.woff2". */
    src: filledText(),
  },
  {
    /** 400, "bold", or "100 900" for a variable font. */
    weight: union(number({ min: 1 }), filledText()),
    style: oneOf('normal', 'italic', 'oblique'),
    /** Which characters it is loaded for: "U+0000-00FF". */
    unicodeRange: filledText(),
  },
);

/** Font names as in CSS, a file, or several files. */
const font = union(filledText(), fontFace, filledList(fontFace));

const pair = object({ light: filledText(), dark: filledText() });

const theme = object(
  {},
  {
    /** The color of links and buttons on light pages and, unless it is derived, on dark ones. */
    accent: union(filledText(), object({ light: filledText() }, { dark: filledText() })),
    /** The fonts of text, headings and code. */
    fonts: object({}, { body: font, heading: font, code: font }),
    /** Corner radius of boxes in pixels; controls have two thirds of it. */
    radius: number({ min: 0 }),
    /** Custom properties of the style sheet, by name, such as "--paper". */
    tokens: record(union(filledText(), pair)),
  },
);

/** One picture, or one for light and one for dark pages. */
const logo = union(
  filledText(),
  object(
    { light: filledText() },
    {
      dark: filledText(),
      /** Its text alternative, if it replaces the title. */
      alt: text(),
      /** Whether it replaces the title. */
      replacesTitle: flag(),
    },
  ),
);
// Checked separately, because a plugin contains functions.
const plugins: Shape<readonly (Plugin | false | null | undefined)[]> = list(anything() as Shape<Plugin>);

/** The shape of the settings: `title` and `products` are required. */
export const configShape = object(
  {
    title: filledText(),
    products: list(product),
  },
  {
    /** The origin of the site, like "https://docs.example.com". */
    url: text(),
    /** Sub-path the site is served under. */
    base: text(),
    description: text(),
    languages: filledList(filledText()),
    /** The language of files without a language suffix and of paths without a prefix: English if listed, else the first. */
    defaultLanguage: filledText(),
    /** `fallback`: whether a page without a translation is shown in the default language, with a note. */
    i18n: object({}, { fallback: flag() }),
    /** Ids reported to analytics for pages under a first path segment. */
    productIds: list(productIdRule),
    /** The packages whose API reference is generated from their types. */
    api: list(apiSource),
    /** How the site's demos are built. */
    demos,
    /**
     * Source files of libraries that are developed beside the site, by import: { '@acme/ui': '../ui/src/index.ts' }.
     * They are found for packages of the same repository; `false` uses the built package, for one or for all.
     */
    sources: union(flag(), record(union(filledText(), flag()))),
    /** `ignore` lists path patterns that another host serves. */
    links: object({}, { ignore: list(filledText()) }),
    markdown,
    /** Markdown copies of the pages for language models and other programs. */
    copies,
    /** Where visits are counted; nowhere if neither `gtag` nor `endpoint` is set. */
    analytics,
    /** Where readers' votes are sent. */
    feedback: object({}, { endpoint: text() }),
    /** The authors and tags of posts. */
    blog,
    /** What pages show of their history. */
    history,
    /** The pictures of pages for social networks. */
    cards,
    /** Whether each redirect is also a page, for hosts that do not support `_redirects`. */
    redirects: object({}, { html: flag() }),
    /** What pages may execute and load. */
    security,
    /** Limits of size, time and memory, beyond which a page is an error. */
    limits,
    /** The colors, fonts and corners of pages. */
    theme,
    /** Style sheets of the site, from its root, after those of the engine: "./site.css". */
    styles: union(filledText(), list(filledText())),
    /** The picture before the title, from the root of the site: "./logo.svg". */
    logo,
    /** The icon in the browser's tab, from the root of the site: .svg, .png or .ico. */
    favicon: filledText(),
    /** Plugins that take part in the build; false, null and undefined are skipped. */
    plugins,
    /** The style sheet of an icon font. */
    fonts: object({}, { icons: text() }),
    license: object({}, { dataGrid: text() }),
    /** Maximum sizes of the parts of a page, such as "16 kB", by name. */
    budgets: record(text()),
    /** Versions on the same host: the address of the list that all of them read. */
    versions: object({}, { address: filledText() }),
    /** The address at which a page is edited: "{file}" becomes the file's path in the site root. */
    editUrl: text(),
    /** The address of the libraries' repository, shown in the header. */
    repository: text(),
  },
);

/** The settings of a site as written in docs.config.ts. */
export type Config = ValueOf<typeof configShape>;

/** The settings under a key, if it is set. */
export type ConfigOf<Key extends keyof Config> = NonNullable<Config[Key]>;
