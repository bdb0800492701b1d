import type { ApiSymbol } from '../../../../../core/api/extract/symbols/api-symbol.ts';

/** Makes a symbol: what a test does not say is empty. */
export function makeSymbol(given: Partial<ApiSymbol> & Pick<ApiSymbol, 'name' | 'kind'>): ApiSymbol {
  return { description: '', imports: [], source: 'lib/index.d.ts', ...given };
}
