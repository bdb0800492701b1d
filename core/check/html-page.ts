// What the check of a finished site reads out of one HTML file. Plain data, nothing of the tree.

import type { Problem } from '../model/problem.ts';
import type { PageRelations } from './relations/read-relations.ts';

/** Something that a page points at, where its HTML says so. */
export interface Address {
  /** As written. */
  readonly href: string;
  /** A place that a reader goes to, or a file that the page cannot do without. */
  readonly kind: 'link' | 'file';
  readonly line: number;
  readonly column: number;
}

/** A finished page, read. */
export interface HtmlPage {
  readonly ids: ReadonlySet<string>;
  readonly addresses: readonly Address[];
  /** Tells whether it is a post, whose links may be gone by now. */
  readonly isDated: boolean;
  readonly weights: PageWeights;
  /** How it stands to other pages. */
  readonly relations: PageRelations;
  /** The first demo of the page. */
  readonly demo?: { readonly name: string; readonly source?: string };
  readonly problems: readonly Problem[];
}

/** What a page makes its reader's browser load and run. */
export interface PageWeights {
  /** Addresses of scripts that run, or are fetched, without anybody asking. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The text of scripts that stand in the page. */
  readonly inline: string;
  /** Names of the page's islands. */
  readonly islands: readonly string[];
  /** Addresses of the scripts that bring the page's demos to life. */
  readonly modules: readonly string[];
}
