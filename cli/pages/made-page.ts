import type { FrontMatter } from '../../core/model/front-matter.ts';
import type { Link } from '../../core/model/document.ts';
import type { SourceLists } from '../../core/model/schema/directives.ts';
import type { Problem } from '../../core/model/problem.ts';
import type { UrlPath } from '../../core/model/url-path.ts';
import type { StampedFiles } from '../files/file-stamp.ts';
import type { ReadFile } from '../files/read-file.ts';
import type { WrittenFile } from '../files/written-file.ts';
import type { ParsedPage } from '../site/plan/parsed-page.ts';

/** The facts about a page that the rest of the site needs. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly frontMatter: FrontMatter;
  readonly links: readonly Link[];
  readonly anchors: readonly string[];
  /** Names of missing demos, which would be anchors; the demos are reported already. */
  readonly lost?: readonly string[];
  /** Set if the page could not be read, so that its ids are unknown. */
  readonly isUnread?: true;
  readonly demos: number;
  /** The paths of its API tabs, with their anchors. */
  readonly tabs: readonly { readonly path: UrlPath; readonly anchors: readonly string[] }[];
  readonly problems: readonly Problem[];
  /** The Markdown copies of the page and of its tabs. */
  readonly copies: readonly { readonly file: string; readonly title: string }[];
  /** Its lines of the search index. */
  readonly search: readonly string[];
  /** The words of its sections for the index of words; none for a reference. */
  readonly words: readonly string[];
  /** Sources in its content security policies besides the site's own host; hashes of styles are omitted. */
  readonly sources: SourceLists;
}

/** A made page. */
export interface MadePage {
  readonly textHash: string;
  readonly reads: readonly ReadFile[];
  readonly facts: PageFacts;
  readonly files: readonly WrittenFile[];
  /** Messages about missing interface texts, for the console. */
  readonly messages: readonly string[];
}

/** A page of a build, with the key of everything it was made from. */
export interface PageRecord {
  readonly key: string;
  readonly made: MadePage;
  /** The parsed facts of its text; a page that the engine writes has none. */
  readonly parsed?: ParsedPage;
}

/** The pages of the last build, by path, and its files, by name. */
export interface LastPages extends StampedFiles {
  readonly pages: Readonly<Record<string, PageRecord>>;
}
