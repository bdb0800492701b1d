// Exported values → the types of their props, each read once. The search for style systems needs the types
// of all components before the first component is read.

import type ts from 'typescript';
import type { ElementJudge } from './probe/create-element-judge.ts';
import { collectProps, type PropSymbol } from './props/collect-props.ts';
import { readComponentTypes, type ComponentTypes } from './probe/read-signatures.ts';
import { remember } from './remember.ts';

/** Reads the prop types of components. */
export interface TypeReader {
  /** Reads the types of a component's props; undefined for a value that is not a component. */
  readonly typesOf: (symbol: ts.Symbol) => ComponentTypes | undefined;
  /** Lists every prop of these types. */
  readonly propsOf: (types: ComponentTypes) => readonly PropSymbol[];
}

/** Creates the type reader of a program. */
export function createTypeReader(checker: ts.TypeChecker, judge: ElementJudge): TypeReader {
  const shared = new Map<ts.Symbol, PropSymbol>();

  // Saves memory: components with style props share hundreds of them, half a million in the largest library measured.
  function share(prop: PropSymbol): PropSymbol {
    const [symbol, ...others] = prop.symbols;
    if (!symbol || others.length > 0) return prop;
    const cached = shared.get(symbol);
    if (cached?.required === prop.required) return cached;
    shared.set(symbol, prop);
    return prop;
  }

  return {
    typesOf: remember((symbol) => readComponentTypes(symbol, { checker, judge })),
    propsOf: remember(({ props, defaultElementProps, choice, defaulted }) =>
      collectProps(props, checker, defaultElementProps).map((prop) =>
        choice?.isAny && choice.prop === prop.name
          ? { ...prop, takesElements: true }
          : share(prop.required && defaulted?.has(prop.name) ? { ...prop, required: false } : prop),
      ),
    ),
  };
}
