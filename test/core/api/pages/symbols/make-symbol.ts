import type { ApiSymbol } from '../../../../../core/api/extract/symbols/api-symbol.ts';

/** Makes a symbol; fields that a test does not set are empty. */
export function makeSymbol(given: Partial<ApiSymbol> & Pick<ApiSymbol, 'name' | 'kind'>): ApiSymbol {
  return { description: '', imports: [], source: 'lib/index.d.ts', ...given };
}
