// Exported values → what they take as components, each read once: the search for systems of style
// properties asks for all of them before the first is told of.

import type ts from 'typescript';
import type { ElementJudge } from './probe/create-element-judge.ts';
import { collectProps, type PropSymbol } from './props/collect-props.ts';
import { readComponentTypes, type ComponentTypes } from './probe/read-signatures.ts';
import { remember } from './remember.ts';

/** Reads the types of components. */
export interface TypeReader {
  /** The types of a component's props; undefined for a value that draws nothing. */
  readonly typesOf: (symbol: ts.Symbol) => ComponentTypes | undefined;
  /** Every prop of such types. */
  readonly propsOf: (types: ComponentTypes) => readonly PropSymbol[];
}

/** Creates the reader of a program. */
export function createTypeReader(checker: ts.TypeChecker, judge: ElementJudge): TypeReader {
  const shared = new Map<ts.Symbol, PropSymbol>();

  // Components of a system of styles have hundreds of props in common: half a million in the largest library measured.
  function share(prop: PropSymbol): PropSymbol {
    const [symbol, ...others] = prop.symbols;
    if (!symbol || others.length > 0) return prop;
    const known = shared.get(symbol);
    if (known?.required === prop.required) return known;
    shared.set(symbol, prop);
    return prop;
  }

  return {
    typesOf: remember((symbol) => readComponentTypes(symbol, { checker, judge })),
    propsOf: remember(({ props, chosen, choice, defaulted }) =>
      collectProps(props, checker, chosen).map((prop) =>
        choice?.isAny && choice.prop === prop.name
          ? { ...prop, takesElements: true }
          : share(prop.required && defaulted?.has(prop.name) ? { ...prop, required: false } : prop),
      ),
    ),
  };
}
