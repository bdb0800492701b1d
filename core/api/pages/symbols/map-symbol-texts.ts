// A symbol → the same with every text of it that is Markdown turned into another.

import type { ApiSymbol } from '../../extract/symbols/api-symbol.ts';
import { mapProps, turnTexts, type Turn } from '../texts/map-entry-texts.ts';

/** Turns every text of a symbol; what is not there stays so. */
export function mapSymbolTexts(symbol: ApiSymbol, turn: Turn): ApiSymbol {
  const { calls, examples, throws, typeParameters, parameters, returnValue, fields, methods } = symbol;
  return {
    ...turnTexts(symbol, turn),
    ...(calls && { calls: calls.map((call) => turnTexts(call, turn)) }),
    ...(examples && { examples: examples.map(turn) }),
    ...(throws && { throws: throws.map(turn) }),
    ...(typeParameters && { typeParameters: typeParameters.map((parameter) => turnTexts(parameter, turn)) }),
    ...(parameters && { parameters: mapProps(parameters, turn) }),
    ...(returnValue && { returnValue: mapProps(returnValue, turn) }),
    ...(fields && { fields: mapProps(fields, turn) }),
    ...(methods && { methods: mapProps(methods, turn) }),
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
