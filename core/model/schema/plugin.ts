// What a plugin is, as its author writes it: types only, also those of the npm package ('vitrine').
//
// A plugin has code, so it never crosses a thread: each thread loads the settings that name it.

/** A value, or the promise of it. */
type Awaitable<Value> = Value | Promise<Value>;

/** Plain data by key. */
type Facts = Readonly<Record<string, unknown>>;

/** A function that unified takes as a plugin. */
type UnifiedFunction = (this: never, ...options: never[]) => unknown;

/** A plugin in unified's own form: a function, a list of the function and its options, or a preset. */
export type UnifiedPlugin =
  | UnifiedFunction
  | readonly [UnifiedFunction, ...unknown[]]
  | { readonly plugins: readonly UnifiedPlugin[] };

/** The site, as plugins are told of it. */
export interface PluginSite {
  readonly title: string;
  /** The origin, or ''. */
  readonly url: string;
  /** The sub-path: starts and ends with "/". */
  readonly base: string;
  readonly description: string;
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  readonly products: readonly { readonly id: string; readonly name: string; readonly version?: string }[];
}

/** A link of a page, as its author wrote it. */
interface PluginLink {
  readonly href: string;
  readonly line: number;
  readonly column: number;
}

/** A page that is planned: where it stands. */
export interface PlannedPage {
  /** As a reader sees it: "/pt/lib/button/". */
  readonly path: string;
  readonly language: string;
  /** Its source, relative to the site's folder. */
  readonly file: string;
}

/** A page that is made. */
export interface PluginPage extends PlannedPage {
  readonly product?: string;
  readonly title: string;
  readonly description: string;
  readonly frontMatter: Facts;
  readonly links: readonly PluginLink[];
  /** The ids that links may point at. */
  readonly anchors: readonly string[];
}

/** A page and its text, front matter included: lines count from 1. */
interface CheckedPage extends PlannedPage {
  readonly title: string;
  readonly description: string;
  readonly frontMatter: Facts;
  readonly headings: readonly { readonly text: string; readonly id: string; readonly depth: number }[];
  readonly links: readonly PluginLink[];
  readonly text: string;
}

/** Something that is wrong, and what to do about it. */
export interface FoundProblem {
  /** What is wrong. */
  readonly message: string;
  /** What to do: a full sentence. */
  readonly hint?: string;
  /** Relative to the site's folder; the page's own file, where a page is checked. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** An error stops the build; so it is, where nothing is said. */
  readonly severity?: 'error' | 'warning';
  /** Small letters, digits and hyphens: the name of the plugin goes before it. */
  readonly rule?: string;
}

/** A page that a plugin adds. */
export interface AddedPage {
  /** Without a language: "/glossary/". */
  readonly path: string;
  /** Markdown, with front matter where it needs some. */
  readonly text: string;
  /** The site's first language, where nothing is said. */
  readonly language?: string;
}

/** A file that a plugin adds to the site. */
export interface AddedFile {
  /** In the site: "/.well-known/security.txt". */
  readonly path: string;
  readonly contents: string | Uint8Array;
}

/** What a plugin does while a site is built. Each is given values, and gives values. */
interface PluginHooks {
  /** Adds pages, which are linked, searched and checked as all others. */
  readonly addPages?: (given: {
    readonly site: PluginSite;
    readonly pages: readonly PlannedPage[];
    readonly root: string;
  }) => Awaitable<readonly AddedPage[]>;
  /** Finds what is wrong with one page. */
  readonly checkPage?: (given: {
    readonly site: PluginSite;
    readonly page: CheckedPage;
    readonly root: string;
  }) => Awaitable<readonly FoundProblem[] | undefined | void>;
  /** Finds what is wrong with the whole site. */
  readonly check?: (given: {
    readonly site: PluginSite;
    readonly pages: readonly PluginPage[];
    readonly root: string;
  }) => Awaitable<readonly FoundProblem[] | undefined | void>;
  /** Adds files. */
  readonly addFiles?: (given: {
    readonly site: PluginSite;
    readonly pages: readonly PluginPage[];
    readonly root: string;
  }) => Awaitable<readonly AddedFile[]>;
}

/** What a slot is told of the page that it stands on. */
export interface SlotProps {
  readonly site: PluginSite;
  readonly page: {
    readonly path: string;
    /** Without the language: the same for all translations. */
    readonly canonicalPath: string;
    readonly file: string;
    readonly product?: string;
    /** "Home", "Documentation", "BlogPost" and so on. */
    readonly template: string;
  };
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly base: string;
  readonly title: string;
  readonly description: string;
  readonly frontMatter: Facts;
  readonly headings: readonly { readonly text: string; readonly id: string; readonly depth: number }[];
  /** The text of the page as finished HTML. */
  readonly content: string;
  /** What Git knows of the page's text. */
  readonly history?: { readonly changed: string; readonly contributors: readonly string[] };
  /** Turns a path of the site into the address that a link points at. */
  readonly href: (path: string) => string;
}

/** What stands in a slot: HTML, or a React component. */
export type Slot = string | ((props: SlotProps) => unknown);

/** An element of the head: its name and its attributes. */
export type HeadTag = readonly ['meta' | 'link' | 'script', Readonly<Record<string, string | true>>];

/** A plugin: what it brings, each only where it brings it. */
export interface Plugin {
  /** Small letters, digits and hyphens: problems begin with it. */
  readonly name: string;
  /** Data that it hangs on besides its code, such as values of the environment. */
  readonly options?: unknown;
  /** Files and folders of the site that its code reads: "terms.json", "data/". */
  readonly reads?: readonly string[];
  /** Change the tree of Markdown. */
  readonly remark?: readonly UnifiedPlugin[];
  /** Change the tree of HTML, once what authors wrote is safe. */
  readonly rehype?: readonly UnifiedPlugin[];
  readonly slots?: {
    /** Above the header. */
    readonly Banner?: Slot;
    /** In the header, before the menu of languages. */
    readonly Header?: Slot;
    /** Under the title of a page or post, before its text. */
    readonly BeforeText?: Slot;
    /** After the text of a page or post. */
    readonly AfterText?: Slot;
    /** Under the lines of the footer. */
    readonly Footer?: Slot;
  };
  /** Elements of the head, or what gives them for a page. */
  readonly head?: readonly HeadTag[] | ((props: SlotProps) => readonly HeadTag[]);
  readonly hooks?: PluginHooks;
}
