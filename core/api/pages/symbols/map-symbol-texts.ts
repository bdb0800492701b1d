import type { ApiSymbol } from '../../extract/symbols/api-symbol.ts';
import { mapProps, mapTexts, type MapText } from '../texts/map-entry-texts.ts';

/** Applies a function to every Markdown text of a symbol. */
export function mapSymbolTexts(symbol: ApiSymbol, mapText: MapText): ApiSymbol {
  const { calls, examples, throws, typeParameters, parameters, returnValue, fields, methods } = symbol;
  return {
    ...mapTexts(symbol, mapText),
    ...(calls && { calls: calls.map((call) => mapTexts(call, mapText)) }),
    ...(examples && { examples: examples.map(mapText) }),
    ...(throws && { throws: throws.map(mapText) }),
    ...(typeParameters && { typeParameters: typeParameters.map((parameter) => mapTexts(parameter, mapText)) }),
    ...(parameters && { parameters: mapProps(parameters, mapText) }),
    ...(returnValue && { returnValue: mapProps(returnValue, mapText) }),
    ...(fields && { fields: mapProps(fields, mapText) }),
    ...(methods && { methods: mapProps(methods, mapText) }),
  };
}

/** Lists the texts of symbols, each once. */
export function listSymbolTexts(symbols: readonly ApiSymbol[]): string[] {
  const texts = new Set<string>();
  for (const symbol of symbols)
    mapSymbolTexts(symbol, (text) => {
      if (text.trim() !== '') texts.add(text);
      return text;
    });
  return [...texts];
}
