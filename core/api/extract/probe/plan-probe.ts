// The modules of a package → the text of one more, which names each polymorphic component with the
// element that it draws when its reader chooses none.
//
// What such a component takes then is known to TypeScript alone, which tells it of code only. The
// module is never run. Types are looked at as little as can be, as all of it is done once more with it.

import ts from 'typescript';
import { readModule } from '../exports/read-module.ts';
import type { ApiModule, ApiPackage } from '../extraction.ts';
import { findChoice } from './find-choice.ts';

/** Writes the imports that the module begins with, whatever it names. */
export function formatProbeImports(modules: readonly ApiModule[]): string {
  return [
    "import type * as React from 'react';",
    ...modules.map(({ specifier }, index) => `import type * as Module${index} from '${specifier}';`),
    '',
  ].join('\n');
}

/** Plans the module; undefined where no component leaves its reader a choice. */
export function planProbe({ modules, program }: Pick<ApiPackage, 'modules' | 'program'>): string | undefined {
  const checker = program.getTypeChecker();
  const known = new Set<ts.Symbol>();

  const lines = modules.flatMap((module, index) =>
    readModule(module, program)
      .filter(
        ({ name, value }) => /^(?:[A-Z]|(?:unstable|experimental)_[A-Z]|default$)/.test(name) && isNew(value, known),
      )
      .flatMap(({ name, value }) => [
        { path: name, symbol: value },
        ...listParts(value, checker).map((part) => ({ path: `${name}.${part.name}`, symbol: part })),
      ])
      .flatMap(({ path, symbol }) => {
        const choice = findChoice(symbol, checker);
        return choice === undefined ? [] : [`typeof Module${index}.${path}<${choice}>;`];
      }),
  );
  if (lines.length === 0) return undefined;
  return formatProbeImports(modules) + lines.map((line, index) => `type Chosen${index} = ${line}\n`).join('');
}

function isNew(symbol: ts.Symbol, known: Set<ts.Symbol>): boolean {
  if (known.has(symbol)) return false;
  known.add(symbol);
  return true;
}

// What a namespace has, and what a literal type adds to a component: { Item: … }
function listParts(value: ts.Symbol, checker: ts.TypeChecker): ts.Symbol[] {
  if (value.flags & ts.SymbolFlags.ValueModule) return pickParts(checker.getExportsOfModule(value));
  const type = checker.getTypeOfSymbol(value);
  const literals = (type.isIntersection() ? type.types : [type]).filter((member) =>
    (member.symbol as ts.Symbol | undefined)?.declarations?.every(ts.isTypeLiteralNode),
  );
  return pickParts(literals.flatMap((literal) => checker.getPropertiesOfType(literal)));
}

function pickParts(symbols: readonly ts.Symbol[]): ts.Symbol[] {
  return symbols.filter(({ name }) => /^[A-Z][\w$]*$/.test(name));
}
