// What docs.config.ts may say: the shape of its default export, from which the check and the types are
// made. A key is written here, once; the comment over it is what an editor shows at the key of the type.

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
    /** Whether this site is it, where no base tells. */
    current: flag(),
    href: filledText(),
    /** Where its pages lie on the host, when they stand beside these: "/v5/". */
    base: filledText(),
    /** The day of its release: "2026-01-31". */
    date: filledText(),
    status: oneOf('current', 'maintained', 'ended', 'next'),
    /** Its release notes: a path of this site, or an address. */
    notes: filledText(),
    /** The page that leads to it from the version before. */
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
    /** The drawing on its card; without it, the one of its place. */
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
    /** An earlier version to compare with: the name that it is installed under. */
    before: filledText(),
    /** The address of a source, where the package does not tell it: "{version}", "{folder}" and "{file}" are filled in. */
    source: filledText(),
    /** Earlier versions that tell since when something is there: names that they are installed under, or folders of `docs api --json`. */
    history: list(filledText()),
    /** `false` leaves out what is neither a component nor a hook. */
    symbols: flag(),
  },
);

const demos = object(
  {},
  {
    /** The component that goes around demos; by product id, with `default` for the others and `false` for none, where there are several. */
    wrapper: union(filledText(), record(union(filledText(), oneOf(false)))),
    /** Whether demos know the dark mode; by product id, with `default` for the others. Those without a wrapper know it only if this says so. */
    dark: union(flag(), record(flag())),
    /** Where imports of demos lead, by the name that is imported. */
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
    /** Whose pages may be shown in frames. */
    iframeHosts: list(filledText()),
    /** Whether `$…$` and fences of `math` are formulas: needs the package temml. */
    math: flag(),
    /** Whether fences of `mermaid` are drawn: needs the package beautiful-mermaid. */
    mermaid: flag(),
    /** Whether files that end with `.mdx` are pages: they run code, and need the package remark-mdx. */
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
    /** Where a page is opened on request: "{prompt}" stands for a sentence with the address of the copy, "{url}" for the address. */
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
    /** Who may write posts; anyone where it is not set. */
    authors: record(author),
    /** The tags that posts may have; any where it is not set. */
    tags: list(filledText()),
  },
);

const history = object(
  {},
  {
    /** Whether pages and the sitemap say when a page was last changed, from Git. */
    dates: flag(),
    /** Whether pages name who wrote them. */
    contributors: flag(),
  },
);

const cards = object(
  {},
  {
    /** Whether each page has a picture of its title, for those who share it. */
    draw: flag(),
    /** Fonts for titles that the engine's own has no letters for: files of the site, .ttf, .otf or .woff. */
    fonts: list(filledText()),
  },
);

const security = object(
  {},
  {
    /** `false` leaves out the content security policy, in pages and in `_headers`. */
    policy: flag(),
    /** `false` lets any script of a page write HTML as text. */
    trustedTypes: flag(),
    /** `false` leaves out the hashes of the scripts and style sheets that pages load. */
    integrity: flag(),
    /** `known` refuses styles that the libraries of demos write as finished text; Emotion and others write rules. */
    demoStyles: oneOf('any', 'known'),
    /** Further sources, by directive: { 'connect-src': ['https://api.example.com'] } */
    sources: record(list(filledText())),
    /** Who may show pages in frames, such as "'self'"; anyone where it is not set. Only `_headers` can say it. */
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
    /** Megabytes that one page, demo or package may take. */
    memory: number({ min: 64 }),
    /** The longest time that a hook of a plugin may take for the whole site. */
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

/** Names of fonts as CSS writes them, a file, or several files. */
const font = union(filledText(), fontFace, filledList(fontFace));

const pair = object({ light: filledText(), dark: filledText() });

const theme = object(
  {},
  {
    /** The color of links and buttons, on light pages and, where it is not derived, on dark ones. */
    accent: union(filledText(), object({ light: filledText() }, { dark: filledText() })),
    /** The fonts of text, headings and code. */
    fonts: object({}, { body: font, heading: font, code: font }),
    /** How round cases are, in pixels; controls are two thirds as round. */
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
      /** What it shows, where it replaces the title. */
      alt: text(),
      /** Whether it stands in place of the title. */
      replacesTitle: flag(),
    },
  ),
);
// Checked by itself, as a plugin holds functions.
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
    /** The language of files without an ending and of paths without a prefix: English where it is listed, else the first. */
    defaultLanguage: filledText(),
    /** `fallback`: whether a page that a language lacks is shown there in the default language, and says so. */
    i18n: object({}, { fallback: flag() }),
    /** Which ids the shell reports for pages under a first path segment. */
    productIds: list(productIdRule),
    /** The packages whose types give an API reference. */
    api: list(apiSource),
    /** How the site's demos are built. */
    demos,
    /**
     * Where the sources of libraries lie that are worked on beside the site, by what is imported: { '@acme/ui': '../ui/src/index.ts' }.
     * They are found for packages of the same repository; `false` takes a package, or all, as it is built.
     */
    sources: union(flag(), record(union(filledText(), flag()))),
    /** `ignore` lists families of paths that another host serves. */
    links: object({}, { ignore: list(filledText()) }),
    markdown,
    /** Copies of the pages for programs that read Markdown. */
    copies,
    /** Where visits are counted; nowhere when neither sink is set. */
    analytics,
    /** Where readers' votes are sent. */
    feedback: object({}, { endpoint: text() }),
    /** Who may write posts, and under which tags. */
    blog,
    /** What pages tell of their past. */
    history,
    /** The pictures that social networks show of pages. */
    cards,
    /** Whether each redirect is also a page, for hosts that read no `_redirects`. */
    redirects: object({}, { html: flag() }),
    /** What pages may run and load. */
    security,
    /** What one page may cost before it is an error. */
    limits,
    /** The colors, fonts and corners of pages. */
    theme,
    /** Style sheets of the site, from its root, after those of the engine: "./site.css". */
    styles: union(filledText(), list(filledText())),
    /** The picture before the title, from the root of the site: "./logo.svg". */
    logo,
    /** The picture in the browser's tab, from the root of the site: .svg, .png or .ico. */
    favicon: filledText(),
    /** Code that takes part in the build; what a condition leaves out is not there. */
    plugins,
    /** The style sheet of an icon font. */
    fonts: object({}, { icons: text() }),
    license: object({}, { dataGrid: text() }),
    /** What parts of a page may weigh, such as "16 kB", by name. */
    budgets: record(text()),
    /** Versions that stand beside each other on a host: the address of the list that all of them read. */
    versions: object({}, { address: filledText() }),
    /** Where a reader edits a page: "{file}" stands for the file's path in the site root. */
    editUrl: text(),
    /** Where the source of the documented libraries lives, shown in the header. */
    repository: text(),
  },
);

/** The settings of a site as its author writes them. */
export type Config = ValueOf<typeof configShape>;

/** The settings under a key, where the author sets it. */
export type ConfigOf<Key extends keyof Config> = NonNullable<Config[Key]>;
