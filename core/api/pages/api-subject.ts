// The data from which API pages are rendered: plain data that can be sent to a worker thread.

import type { PageLink } from '../../model/page.ts';
import type { Playground, PlaygroundFault } from '../../model/playground.ts';
import type { ApiEntry } from '../extract/api-entry.ts';
import type { RemovedEntry } from '../history/trace-history.ts';
import type { SymbolKind } from '../extract/symbols/api-symbol.ts';
import type { ApiChangeList } from './plan-changes.ts';
import type { SymbolList } from './symbols/plan-symbol-list.ts';

/** One component or hook, as a page documents it. */
export interface ApiSubject {
  readonly entry: ApiEntry;
  readonly packageName: string;
  /** The version of the package, if its history is known. */
  readonly version?: string;
  /** The pages that show it. */
  readonly showing: readonly PageLink[];
  /** Paths of the pages that document the names in its types. */
  readonly links: Readonly<Record<string, string>>;
  /** Paths of the pages that document inherited props, by prop, if the site has them. */
  readonly origins: Readonly<Record<string, string>>;
  /** Guides of the site about features that many components share. */
  readonly guides: ApiGuides;
  /** Pages of the site that its texts link to, by address as written. Others are not linked. */
  readonly targets: Readonly<Record<string, string>>;
}

/** Paths of guides about features that many components share. */
export interface ApiGuides {
  /** The `sx` prop. */
  readonly sx?: string;
  /** Default props and styles in a theme. */
  readonly theming?: string;
}

/** One line of an index. */
export interface ApiIndexLine {
  readonly name: string;
  readonly path: string;
  readonly kind: ApiEntry['kind'] | SymbolKind;
  readonly isDeprecated: boolean;
}

/** The exports of one package. */
export interface ApiIndexGroup {
  readonly product: string;
  readonly packageName: string;
  readonly version: string;
  readonly lines: readonly ApiIndexLine[];
  /** Entries that only earlier versions exported. */
  readonly removed?: readonly RemovedEntry[];
}

/** The API content of one page: its whole body, its tabs, or the index. */
export interface ApiContent {
  readonly kind: 'page' | 'symbols' | 'tabs' | 'index';
  readonly subjects: readonly ApiSubject[];
  /** The content of a page of symbols. */
  readonly symbols?: SymbolList;
  readonly index: readonly ApiIndexGroup[];
  /** Links to the API of the components on the page, and to the index of its product. */
  readonly links?: { readonly lines: readonly ApiIndexLine[]; readonly index: PageLink };
  /** Entries that only the Markdown copy of the page contains: the targets of the links. */
  readonly copied?: readonly ApiSubject[];
  /** Playgrounds by the request of their markers. */
  readonly playgrounds?: Readonly<Record<string, Playground | PlaygroundFault>>;
  /** Changes since earlier versions, if the page shows them. */
  readonly changes?: readonly ApiChangeList[];
}
