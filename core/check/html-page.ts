// Types of the facts that the site check reads from an HTML file. Plain data, without references to the tree.

import type { Problem } from '../model/problem.ts';
import type { PageRelations } from './relations/read-relations.ts';

/** An address in the HTML of a page, with its position. */
export interface Address {
  /** As written. */
  readonly href: string;
  /** A link for readers, or a file that the page needs. */
  readonly kind: 'link' | 'file';
  readonly line: number;
  readonly column: number;
}

/** The facts of a finished page. */
export interface HtmlPage {
  readonly ids: ReadonlySet<string>;
  readonly addresses: readonly Address[];
  /** Whether it is a dated post, whose links may be gone by now. */
  readonly isDated: boolean;
  readonly weights: PageWeights;
  /** Its relations to other pages. */
  readonly relations: PageRelations;
  /** The first demo of the page. */
  readonly demo?: { readonly name: string; readonly source?: string };
  readonly problems: readonly Problem[];
}

/** The scripts and styles that a page makes the browser load and run. */
export interface PageWeights {
  /** Addresses of scripts that run or are fetched without an action of the reader. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The text of inline scripts. */
  readonly inline: string;
  /** Names of the page's islands. */
  readonly islands: readonly string[];
  /** Addresses of the scripts that hydrate the page's demos. */
  readonly modules: readonly string[];
}
