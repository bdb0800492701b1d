// The nouns of an adoption: what a site of another engine holds, as one shape for all engines, and what
// becomes of it.

import type { SyntaxNode } from '../core/config/syntax-node.ts';
import type { SettingsModule } from './settings/value.ts';

/** The engines whose sites can be adopted. */
export type EngineName = 'docusaurus' | 'nextra' | 'vitepress' | 'vuepress' | 'dumi' | 'storybook';

/** The folder that is adopted. */
export interface SourceFolder {
  /** Relative to the folder, with forward slashes, sorted. */
  readonly files: readonly string[];
  /** What was not read; there are more once files have been asked for. */
  readonly notes: readonly AdoptNote[];
  /** The text of a file without a byte order mark, its lines ended by "\n"; '' where there is no such file. */
  read(file: string): string;
  /** A file of code, parsed: also by its name without an ending. */
  parse(file: string): SettingsModule | undefined;
  /** A text of code, parsed; undefined when it is none. */
  parseText(name: string, text: string): SyntaxNode | undefined;
  /** Tells whether a file of the folder can import a package. */
  hasPackage(name: string, from: string): boolean;
}

/** Something that readers, or the author, should know: what was left out, changed, or has to be done by hand. */
export interface AdoptNote {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** "left": it is not in the new site. "changed": it is there in another form. "check": it is there, and needs a look. */
  readonly kind: 'left' | 'changed' | 'check';
  readonly what: string;
  readonly todo: string;
}

/** A page or post of the old site. */
export interface SourcePage {
  readonly file: string;
  /** Its old address without the base: "/guide/start", "/guide/" for the first page of a folder. */
  readonly path: string;
  readonly language: string;
  readonly isPost: boolean;
  /** The keys of its front matter. */
  readonly head: Readonly<Record<string, unknown>>;
  /** The text without the front matter. */
  readonly body: string;
  /** The line of the file on which the text begins. */
  readonly bodyLine: number;
  /** Further old addresses. */
  readonly aliases?: readonly string[];
  /** What the menu calls it, if the tree does not say. */
  readonly label?: string;
  /** Keys that other pages of the engine have, and that are read elsewhere. */
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
  /** The page that it leads to, by its file. */
  readonly file?: string | undefined;
  /** An address, or a path of the old site. */
  readonly href?: string | undefined;
  readonly children?: readonly SourceEntry[] | undefined;
  /** Old address and text of a page that the engine makes: a list of the children. */
  readonly index?: { readonly path: string; readonly title: string; readonly description: string } | undefined;
  readonly isHidden?: boolean;
}

/** A menu of the old site. */
export interface SourceTree {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly SourceEntry[];
}

/** What imports without a dot mean. */
export interface ImportPaths {
  /** "@ui/*" and the files that it means: "src/ui/*". */
  readonly paths: readonly { readonly pattern: string; readonly targets: readonly string[] }[];
  /** The folder that all other names may start in. */
  readonly base?: string;
}

/** Facts of the settings. */
export interface SourceSettings {
  readonly title: string;
  readonly description?: string | undefined;
  readonly url?: string | undefined;
  readonly base?: string | undefined;
  /** The default one first. */
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
  /** Imports that do not begin with a dot, and the folders that they mean. */
  readonly alias?: Readonly<Record<string, string>>;
}

/** A folder that pages were looked for in, and which of its files would have been some. */
export interface SearchedPlace {
  readonly folder: string;
  readonly globs: readonly string[];
}

/** A site of another engine. */
export interface SourceSite {
  readonly engine: EngineName;
  /** The folder of the settings: "" or "website". */
  readonly root: string;
  readonly settings: SourceSettings;
  readonly trees: readonly SourceTree[];
  readonly pages: readonly SourcePage[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Folders whose files are copied as they are. */
  readonly publicFolders: readonly string[];
  /** The folders that "@site/" and "@/" mean in texts. */
  readonly siteFolder: string;
  readonly importPaths?: ImportPaths;
  /** Whether an old address ends with ".html". */
  readonly hasHtmlAddresses?: boolean;
  /** Titles of menu entries in other languages: language → title in the default language → translation. */
  readonly labels?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly notes: readonly AdoptNote[];
}

/** A file of the new site: a text, or a copy. */
export type PlannedFile =
  | { readonly file: string; readonly text: string }
  | { readonly file: string; readonly copyOf: string };
