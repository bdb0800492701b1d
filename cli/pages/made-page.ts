import type { FrontMatter } from '../../core/model/front-matter.ts';
import type { Link } from '../../core/model/document.ts';
import type { SourceLists } from '../../core/model/schema/directives.ts';
import type { Problem } from '../../core/model/problem.ts';
import type { UrlPath } from '../../core/model/url-path.ts';
import type { StampedFiles } from '../files/file-stamp.ts';
import type { ReadFile } from '../files/read-file.ts';
import type { WrittenFile } from '../files/written-file.ts';
import type { ParsedPage } from '../site/plan/parsed-page.ts';

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

/** A page of a build, with the key of everything it was made from. */
export interface PageRecord {
  readonly key: string;
  readonly made: MadePage;
  /** What its text told the plan; a page that the engine writes itself tells it nothing. */
  readonly parsed?: ParsedPage;
}

/** What the last build of a site knows of its pages, by path, and of its files, by name. */
export interface LastPages extends StampedFiles {
  readonly pages: Readonly<Record<string, PageRecord>>;
}
