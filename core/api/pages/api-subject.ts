// What the pages of an API reference are drawn from: plain data that can cross to a worker thread.

import type { PageLink } from '../../model/page.ts';
import type { Playground, PlaygroundFault } from '../../model/playground.ts';
import type { ApiEntry } from '../extract/api-entry.ts';
import type { RemovedEntry } from '../history/trace-history.ts';
import type { SymbolKind } from '../extract/symbols/api-symbol.ts';
import type { ApiChangeList } from './plan-changes.ts';
import type { SymbolList } from './symbols/plan-symbol-list.ts';

/** One component or hook, as a page tells of it. */
export interface ApiSubject {
  readonly entry: ApiEntry;
  readonly packageName: string;
  /** The version of the package, where its history is known. */
  readonly version?: string;
  /** The pages that show it. */
  readonly showing: readonly PageLink[];
  /** Where names that its types mention are explained. */
  readonly links: Readonly<Record<string, string>>;
  /** Where each inherited prop is explained, by its name, as far as the site has the page. */
  readonly origins: Readonly<Record<string, string>>;
  /** Pages of the site that explain what many components share, as far as there are any. */
  readonly guides: ApiGuides;
  /** Pages of the site that its texts link to, by what they write. Others are not linked. */
  readonly targets: Readonly<Record<string, string>>;
}

/** Where a site explains what many components share. */
export interface ApiGuides {
  /** The `sx` prop. */
  readonly sx?: string;
  /** How a theme changes the defaults and the styles of components. */
  readonly theming?: string;
}

/** One line of an index. */
export interface ApiIndexLine {
  readonly name: string;
  readonly path: string;
  readonly kind: ApiEntry['kind'] | SymbolKind;
  readonly isDeprecated: boolean;
}

/** What one package exports. */
export interface ApiIndexGroup {
  readonly product: string;
  readonly packageName: string;
  readonly version: string;
  readonly lines: readonly ApiIndexLine[];
  /** What earlier versions exported. */
  readonly removed?: readonly RemovedEntry[];
}

/** What one page tells of the API: as its whole body, in its tabs, or as the index. */
export interface ApiContent {
  readonly kind: 'page' | 'symbols' | 'tabs' | 'index';
  readonly subjects: readonly ApiSubject[];
  /** What a page of symbols tells. */
  readonly symbols?: SymbolList;
  readonly index: readonly ApiIndexGroup[];
  /** Where what the page shows is explained, and the index of its product. */
  readonly links?: { readonly lines: readonly ApiIndexLine[]; readonly index: PageLink };
  /** What the copy of the page tells besides: the entries that the links lead to. */
  readonly copied?: readonly ApiSubject[];
  /** Playgrounds by what their markers ask for. */
  readonly playgrounds?: Readonly<Record<string, Playground | PlaygroundFault>>;
  /** What is different since earlier versions, where the page shows it. */
  readonly changes?: readonly ApiChangeList[];
}
