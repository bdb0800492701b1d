// What every page of a build shares: facts only, so that it can cross to a worker thread once.

import type { NeededProps } from '../core/api/needed-props.ts';
import type { ApiContent } from '../core/api/pages/api-subject.ts';
import type { ComponentMarker, ExcerptMarker, Link } from '../core/document.ts';
import type { FrontMatter } from '../core/front-matter.ts';
import type { Dictionary } from '../core/i18n/find-translation.ts';
import type { Language } from '../core/language.ts';
import type { NavTree } from '../core/nav-tree.ts';
import type { Page, PageHistory, PageLink } from '../core/page.ts';
import type { Post, PostList } from '../core/post.ts';
import type { Problem } from '../core/problem.ts';
import type { SourceLists } from '../core/schema/directives.ts';
import type { Site } from '../core/site.ts';
import type { Look } from '../core/theme/look.ts';
import type { UrlPath } from '../core/url-path.ts';
import type { CardSettings } from './cards/plan-cards.ts';
import type { DemoStop } from './demos/run/demo-fault.ts';
import type { TypedResult } from './types/fences/typed-fence.ts';
import type { CompiledModule } from './load/load-module.ts';
import type { SitePlugins } from './load/plugins/describe-plugins.ts';

/** What is known of a site before its pages are planned to the end: enough to parse them. */
export interface ParseContext {
  readonly root: string;
  readonly cache: string;
  readonly engineKey: string;
  /** Stands for the packages that are installed: demos are made of them. */
  readonly packagesKey: string;
  readonly site: Site;
  readonly dictionaries: Readonly<Record<Language, Dictionary>>;
  readonly templates: Readonly<Record<string, CompiledModule>>;
  readonly components: Readonly<Record<string, CompiledModule>>;
  readonly slots: Readonly<Record<string, CompiledModule>>;
  readonly plugins: SitePlugins;
  readonly modulesKey: string;
  /** Canonical paths of the pages that a language other than the default one has. */
  readonly translated: Readonly<Record<Language, readonly UrlPath[]>>;
}

/** The facts that all pages of a build share. */
export interface BuildContext extends ParseContext {
  /** Where finished files wait until the whole site is good. */
  readonly staging: string;
  readonly trees: readonly NavTree[];
  readonly assets: {
    readonly style: string;
    /** The style sheet of the blog. */
    readonly blog?: string;
    /** The style sheet of the front page and the missing page. */
    readonly home?: string;
    /** The style sheet of pages with figures, code with types, steps, cards and the like. */
    readonly extras?: string;
    readonly playground?: string;
    /** The style sheet of the pages of single demos. */
    readonly demoPage?: string;
    /** The style sheets of the reference, and of its lists. */
    readonly api?: string;
    readonly apiLists?: string;
    /** The style sheet of pages with slots that something stands in. */
    readonly slots?: string;
    /** The script of pages whose code shows its types. */
    readonly types?: string;
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
    /** Hashes of scripts and style sheets, by address. */
    readonly integrity?: Readonly<Record<string, string>>;
    readonly versions?: readonly string[];
  };
  /** Stands for the packages that are installed: demos are made of them. */
  readonly packagesKey: string;
  /** What packages give to demos, as text, and the key that stands for it; without demos, none. */
  readonly library: { readonly key: string; readonly bytes?: SharedArrayBuffer };
  /** How the pictures of pages are drawn, where they are. */
  readonly cards?: CardSettings;
  readonly productPaths: Readonly<Record<string, UrlPath>>;
  readonly siteLinks: readonly PageLink[];
  /** Whether pages are kept for a site that this one joins. */
  readonly isPart?: true;
  /** What components of documented packages cannot do without. */
  readonly needed?: NeededProps;
  /** What pages of sites that join this one are drawn with, by the name of their site. */
  readonly parts?: Readonly<Record<string, PartFrame>>;
}

/** What pages of a site that joins this one are drawn with. */
export type PartFrame = Pick<Site, 'editUrl' | 'repository' | 'demos'> & {
  /** The list of what edited demos may import. */
  readonly live?: string;
};

/** Where a page of another site was drawn from, for whoever draws it once more. */
export interface JoinedPage {
  /** The name of its site. */
  readonly part: string;
  /** The file that it lies in, and what the bytes must be. */
  readonly path: string;
  readonly hash: string;
}

/** One page to be made. */
export interface PageTask {
  readonly page: Page;
  /** The text of a page that the engine writes itself; else it is read from the page's file. */
  readonly text?: string;
  /** Tells that a plugin has written the text: the page is one of the authors'. */
  readonly isAdded?: true;
  /** Hash of its text as it was parsed: the document is taken from the store. */
  readonly textHash?: string;
  /** What it tells of the API; the key stands for all of it. */
  readonly api?: ApiContent & { readonly key: string };
  /** What Git knows of its text. */
  readonly history?: PageHistory;
  /** Of a translation: stands for the text of its original as it is now. */
  readonly originalHash?: string;
  /** Address of the script with the page's demos. */
  readonly demoModule?: string;
  /** Stands for what its demos take from the sources of libraries. */
  readonly sourcesKey?: string;
  /** Demos that took a thread with them, by file. */
  readonly stopped?: Readonly<Record<string, DemoStop>>;
  /** What is known of its fences with types, by their keys. */
  readonly types?: Readonly<Record<string, KeptTypes>>;
  /** Where its files wait, if not where those of the build do. */
  readonly staging?: string;
  /** Address of the list of all pages, for one that guesses what a lost reader looked for. */
  readonly pathList?: string;
  /** Of an earlier version: the paths at which the current one may have the page, and has it. */
  readonly inCurrent?: readonly string[];
  /** Of a site that joins this one: what it is drawn from. */
  readonly joined?: JoinedPage;
  /** For pages that list them. */
  readonly posts?: readonly Post[];
  /** Which list of posts it is. */
  readonly list?: PostList;
}

/** What planning needs of a page's text, once it is parsed. */
export interface ParsedPage {
  /** The key of its document. */
  readonly key: string;
  readonly textHash: string;
  /** What it calls itself. */
  readonly title: string;
  /** Components and hooks that its head names, and what lists of posts hang on. */
  readonly frontMatter: Pick<FrontMatter, 'components' | 'hooks'> &
    Partial<Pick<FrontMatter, 'date' | 'draft' | 'faulty' | 'tags'>>;
  /** Demos that it shows, as it names them, each once. */
  readonly demos: readonly string[];
  /** Its fences with types; without any, none. */
  readonly typed?: readonly ExcerptMarker[];
  /** Components that it places. */
  readonly components: readonly ComponentMarker[];
  /** The module of a page of MDX that draws elements. */
  readonly mdx?: string;
}

/** A file that a page was made from, besides its own text; '' where it was looked for in vain. */
export interface ReadFile {
  readonly file: string;
  readonly hash: string;
}

/** What is known of a fence with types, and the files that it was read with. */
export interface KeptTypes {
  readonly result: TypedResult;
  readonly reads: readonly ReadFile[];
}

/** A file of the finished site. */
export interface WrittenFile {
  readonly file: string;
  readonly hash: string;
  readonly bytes: number;
}

/** What the rest of the site needs to know of a page. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly frontMatter: FrontMatter;
  readonly links: readonly Link[];
  readonly anchors: readonly string[];
  /** What would be anchors too: the names of demos that are not there, which is told. */
  readonly lost?: readonly string[];
  /** That the page could not be read, so its ids are not known. */
  readonly isUnread?: true;
  readonly demos: number;
  /** Paths under the page that it also answers for: its API tabs, with their anchors. */
  readonly tabs: readonly { readonly path: UrlPath; readonly anchors: readonly string[] }[];
  readonly problems: readonly Problem[];
  /** Its copies in Markdown: its own, and those of its tabs. */
  readonly copies: readonly { readonly file: string; readonly title: string }[];
  /** What a search finds it by: lines of the index. */
  readonly search: readonly string[];
  /** The words of its sections, as the index of words takes them; none where it is a reference. */
  readonly words: readonly string[];
  /** What its policies name besides the site's own host; styles by their hashes are left out. */
  readonly sources: SourceLists;
}

/** A page that was made. */
export interface MadePage {
  readonly textHash: string;
  readonly reads: readonly ReadFile[];
  readonly facts: PageFacts;
  readonly files: readonly WrittenFile[];
  /** Interface texts that were missing, as the console is told. */
  readonly messages: readonly string[];
}

/** A file as it lay on disk when it was written: size and time of change. */
export type FileStamp = readonly [bytes: number, mtimeMs: number];

/** A page of a build, with the key of everything it was made from. */
export interface PageRecord {
  readonly key: string;
  readonly made: MadePage;
  /** What its text told the plan; a page that the engine writes itself tells it nothing. */
  readonly parsed?: ParsedPage;
}

/** A file of public/ as it was when it was hashed. */
export interface PublicRecord {
  readonly stamp: FileStamp;
  readonly file: WrittenFile;
}

/** One build: pages by path, files by name. */
export interface BuildRecord {
  readonly pages: Readonly<Record<string, PageRecord>>;
  readonly publicFiles: Readonly<Record<string, PublicRecord>>;
  /** Every file of the finished site. */
  readonly files: Readonly<Record<string, { readonly hash: string; readonly stamp: FileStamp }>>;
}

/** The parsed pages of a site. */
export interface ParsedPages {
  /** By the file that a page is written in. */
  readonly pages: ReadonlyMap<string, ParsedPage>;
  /** Pages that cannot be parsed, by path: only their problems reach the site. */
  readonly failed: ReadonlyMap<UrlPath, MadePage>;
}
