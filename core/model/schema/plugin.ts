// The types of a plugin, also exported by the npm package ('vitrine').
//
// A plugin contains code, so it is never sent to a thread: each thread loads the settings that name it.

/** A value, or a promise of it. */
type Awaitable<Value> = Value | Promise<Value>;

/** Plain data by key. */
type Facts = Readonly<Record<string, unknown>>;

/** A function that unified accepts as a plugin. */
type UnifiedFunction = (this: never, ...options: never[]) => unknown;

/** A plugin in unified's own form: a function, a list of the function and its options, or a preset. */
export type UnifiedPlugin =
  | UnifiedFunction
  | readonly [UnifiedFunction, ...unknown[]]
  | { readonly plugins: readonly UnifiedPlugin[] };

/** The site as plugins see it. */
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

/** A link of a page, as written. */
interface PluginLink {
  readonly href: string;
  readonly line: number;
  readonly column: number;
}

/** A page before its text is read. */
export interface PlannedPage {
  /** As a reader sees it: "/pt/lib/button/". */
  readonly path: string;
  readonly language: string;
  /** Its source, relative to the site's folder. */
  readonly file: string;
}

/** A page after its text is parsed. */
export interface PluginPage extends PlannedPage {
  readonly product?: string;
  readonly title: string;
  readonly description: string;
  readonly frontMatter: Facts;
  readonly links: readonly PluginLink[];
  /** The ids that links may target. */
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

/** A problem found by a plugin. */
export interface FoundProblem {
  /** What is wrong. */
  readonly message: string;
  /** What to do: a full sentence. */
  readonly hint?: string;
  /** Relative to the site's folder; by default the page's own file if a page is checked. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** An error, the default, stops the build. */
  readonly severity?: 'error' | 'warning';
  /** Lowercase letters, digits and hyphens; prefixed with the name of the plugin. */
  readonly rule?: string;
}

/** A page that a plugin adds. */
export interface AddedPage {
  /** Without a language: "/glossary/". */
  readonly path: string;
  /** Markdown, with front matter if needed. */
  readonly text: string;
  /** By default the site's first language. */
  readonly language?: string;
}

/** A file that a plugin adds to the site. */
export interface AddedFile {
  /** Path in the site: "/.well-known/security.txt". */
  readonly path: string;
  readonly contents: string | Uint8Array;
}

/** Functions that a plugin runs while a site is built. Each takes and returns plain values. */
interface PluginHooks {
  /** Adds pages, which are linked, searched and checked like all others. */
  readonly addPages?: (given: {
    readonly site: PluginSite;
    readonly pages: readonly PlannedPage[];
    readonly root: string;
  }) => Awaitable<readonly AddedPage[]>;
  /** Finds problems of one page. */
  readonly checkPage?: (given: {
    readonly site: PluginSite;
    readonly page: CheckedPage;
    readonly root: string;
  }) => Awaitable<readonly FoundProblem[] | undefined | void>;
  /** Finds problems of the whole site. */
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

/** The props of a slot: the page it is rendered on. */
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
  /** The history of the page's text from Git. */
  readonly history?: { readonly changed: string; readonly contributors: readonly string[] };
  /** Turns a path of the site into the href of a link. */
  readonly href: (path: string) => string;
}

/** The content of a slot: HTML, or a React component. */
export type Slot = string | ((props: SlotProps) => unknown);

/** An element of the head: its name and its attributes. */
export type HeadTag = readonly ['meta' | 'link' | 'script', Readonly<Record<string, string | true>>];

/** A plugin. Everything but its name is optional. */
export interface Plugin {
  /** Lowercase letters, digits and hyphens: the prefix of its problems' rules. */
  readonly name: string;
  /** Data that it depends on besides its code, such as environment variables. */
  readonly options?: unknown;
  /** Files and folders of the site that its code reads: "terms.json", "data/". */
  readonly reads?: readonly string[];
  /** Transform the Markdown tree. */
  readonly remark?: readonly UnifiedPlugin[];
  /** Transform the HTML tree after the authors' HTML is sanitized. */
  readonly rehype?: readonly UnifiedPlugin[];
  readonly slots?: {
    /** Above the header. */
    readonly Banner?: Slot;
    /** In the header, before the menu of languages. */
    readonly Header?: Slot;
    /** Below the title of a page or post, before its text. */
    readonly BeforeText?: Slot;
    /** After the text of a page or post. */
    readonly AfterText?: Slot;
    /** Below the lines of the footer. */
    readonly Footer?: Slot;
  };
  /** Elements of the head, or a function that returns them for a page. */
  readonly head?: readonly HeadTag[] | ((props: SlotProps) => readonly HeadTag[]);
  readonly hooks?: PluginHooks;
}
