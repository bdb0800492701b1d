// Types of an adoption: the site of another engine, in one shape for all engines, and the planned files.

import type { SyntaxNode } from '../core/config/syntax-node.ts';
import type { SettingsModule } from './settings/value.ts';

/** The engines whose sites can be adopted. */
export type EngineName = 'docusaurus' | 'nextra' | 'vitepress' | 'vuepress' | 'dumi' | 'storybook';

/** The folder of the old site. */
export interface SourceFolder {
  /** Paths relative to the folder, with forward slashes, sorted. */
  readonly files: readonly string[];
  /** Notes on files that were not read; more are added while files are read. */
  readonly notes: readonly AdoptNote[];
  /** Returns the text of a file without a byte order mark and with "\n" line ends; '' if there is no such file. */
  read(file: string): string;
  /** Parses a code file, also found by its name without an extension. */
  parse(file: string): SettingsModule | undefined;
  /** Parses code; undefined if it has syntax errors. */
  parseText(name: string, text: string): SyntaxNode | undefined;
  /** Returns whether a file of the folder can import a package. */
  hasPackage(name: string, from: string): boolean;
}

/** A note for the author: something that was left out, changed, or has to be done by hand. */
export interface AdoptNote {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** "left": not in the new site. "changed": there in another form. "check": there, but needs a check. */
  readonly kind: 'left' | 'changed' | 'check';
  readonly what: string;
  readonly todo: string;
}

/** A page or post of the old site. */
export interface SourcePage {
  readonly file: string;
  /** Its old path without the base: "/guide/start", "/guide/" for the index page of a folder. */
  readonly path: string;
  readonly language: string;
  readonly isPost: boolean;
  /** The keys of its front matter. */
  readonly head: Readonly<Record<string, unknown>>;
  /** The text without the front matter. */
  readonly body: string;
  /** The line of the file on which the text starts. */
  readonly bodyLine: number;
  /** Other old paths. */
  readonly aliases?: readonly string[];
  /** Its title in menus, unless the tree has another. */
  readonly label?: string;
  /** Facts of a post. */
  readonly post?: {
    readonly slug: string;
    readonly date: string;
    readonly authors: readonly string[];
    readonly tags: readonly string[];
  };
}

/** An entry of a menu. */
export interface SourceEntry {
  readonly title?: string | undefined;
  /** The file of its page. */
  readonly file?: string | undefined;
  /** An external address, or a path of the old site. */
  readonly href?: string | undefined;
  readonly children?: readonly SourceEntry[] | undefined;
  /** Old path and texts of a generated index page, which lists the children. */
  readonly index?: { readonly path: string; readonly title: string; readonly description: string } | undefined;
  readonly isHidden?: boolean;
}

/** A menu of the old site. */
export interface SourceTree {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly SourceEntry[];
}

/** How non-relative imports are resolved. */
export interface ImportPaths {
  /** Patterns and their targets: "@ui/*" and "src/ui/*". */
  readonly paths: readonly { readonly pattern: string; readonly targets: readonly string[] }[];
  /** The base folder of all other names. */
  readonly base?: string;
}

/** The facts of the old settings. */
export interface SourceSettings {
  readonly title: string;
  readonly description?: string | undefined;
  readonly url?: string | undefined;
  readonly base?: string | undefined;
  /** Languages, the default one first. */
  readonly languages: readonly string[];
  readonly repository?: string | undefined;
  readonly editUrl?: string | undefined;
  /** Paths of public files. */
  readonly logo?: string | { readonly light: string; readonly dark: string } | undefined;
  readonly math?: boolean;
  readonly mermaid?: boolean;
  readonly gtag?: string | undefined;
  readonly favicon?: string | undefined;
  readonly authors?: Readonly<
    Record<string, { readonly name: string; readonly avatar?: string; readonly github?: string }>
  >;
  /** Prefixes of non-relative imports, and their folders. */
  readonly alias?: Readonly<Record<string, string>>;
}

/** A folder that was searched for pages, and the globs of its pages. */
export interface SearchedPlace {
  readonly folder: string;
  readonly globs: readonly string[];
}

/** A site of another engine. */
export interface SourceSite {
  readonly engine: EngineName;
  /** The folder with the settings: "" or "website". */
  readonly root: string;
  readonly settings: SourceSettings;
  readonly trees: readonly SourceTree[];
  readonly pages: readonly SourcePage[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Folders whose files are copied unchanged. */
  readonly publicFolders: readonly string[];
  /** The folder that "@site/" and "@/" mean. */
  readonly siteFolder: string;
  readonly importPaths?: ImportPaths;
  /** Whether old addresses end with ".html". */
  readonly hasHtmlAddresses?: boolean;
  /** Titles of menu entries in other languages: language → title in the default language → translation. */
  readonly labels?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly notes: readonly AdoptNote[];
}

/** A file of the new site: a text, or a copy. */
export type PlannedFile =
  | { readonly file: string; readonly text: string }
  | { readonly file: string; readonly copyOf: string };
