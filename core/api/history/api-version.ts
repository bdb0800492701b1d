import type { ApiEntry } from '../extract/api-entry.ts';
import type { ApiSymbol } from '../extract/symbols/api-symbol.ts';

/** The API of one version. */
export interface ApiVersion {
  readonly version: string;
  readonly entries: readonly ApiEntry[];
  readonly symbols: readonly ApiSymbol[];
}
