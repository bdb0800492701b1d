// A prop as the checker knows it → what a page shows of it.

import ts from 'typescript';
import type { ApiProp } from './api-entry.ts';
import { findDeclarations, type PropSymbol } from './collect-props.ts';
import { printMember } from './print-type.ts';
import { readDocs, type Doc } from './read-doc.ts';
import { readFunction } from './read-function.ts';

/** A prop with its name, and what only the extraction needs to know of it. */
export interface NamedProp {
  readonly name: string;
  readonly prop: ApiProp;
  readonly hidden: boolean;
  readonly declarations: readonly ts.Declaration[];
}

/** Reads a prop from those of its declarations that count. */
export function readProp(found: PropSymbol, { declarations, checker }: { declarations: readonly ts.Declaration[]; checker: ts.TypeChecker }): NamedProp {
  const doc = readDocs(declarations);
  // The types of the declaration that the comment stands over, so that both tell of the same thing.
  const declaration = declarations.find((candidate) => readDocs([candidate]).description !== '') ?? declarations[0];
  const symbol = found.symbols.find(({ declarations: own }) => declaration !== undefined && own?.includes(declaration)) ?? found.symbols[0];
  const prop = symbol ? toProp(symbol, { declaration, doc, required: found.required, checker }) : { type: 'unknown', required: found.required, description: doc.description };

  return { name: found.name, prop, hidden: doc.hidden, declarations: findDeclarations(found) };
}

function toProp(
  symbol: ts.Symbol,
  { declaration, doc, required, checker }: { declaration?: ts.Declaration; doc: Doc; required: boolean; checker: ts.TypeChecker },
): ApiProp {
  const type = printMember(symbol, declaration, checker);

  return {
    type,
    required,
    default: doc.default,
    description: doc.description,
    deprecated: doc.deprecated,
    seeMore: doc.seeMore,
    note: type === 'any' ? 'The library declares no type.' : undefined,
    signature: readFunction(checker.getTypeOfSymbol(symbol), { doc, checker }),
  };
}
