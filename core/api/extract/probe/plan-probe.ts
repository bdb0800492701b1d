// The modules of a package → the types that name each polymorphic component with the element that it
// draws when its reader chooses none.
//
// What such a component takes then is known to TypeScript alone, which tells it of code only: of types
// that stand in one module more (ask-probe.ts), which is never run.

import ts from 'typescript';
import { isNamespace } from '../exports/list-parts.ts';
import { readModule } from '../exports/read-module.ts';
import { withoutStage } from '../exports/without-stage.ts';
import type { ApiModule, ApiPackage } from '../extraction.ts';
import type { Question } from './ask-probe.ts';
import { findChoice } from './find-choice.ts';
import { createParameterSharer } from './share-parameter.ts';

/** No type is written longer; a complaint of the checker about one needs as much room in the module. */
const longest = 1000;

/** Writes the module that the types stand in: its imports, and room. */
export function formatProbeImports(modules: readonly ApiModule[]): string {
  return [
    "import type * as React from 'react';",
    ...modules.map(({ specifier }, index) => `import type * as Module${index} from '${specifier}';`),
    `//${' '.repeat(longest)}`,
    '',
  ].join('\n');
}

/** What is asked of a polymorphic component. */
interface ProbePlan {
  /** What it is where its reader chooses nothing. */
  readonly chosen: Question;
  /** What it is where it has a type parameter in common with others. */
  readonly shared?: Question;
}

/** Plans the questions; none where no component leaves its reader a choice. */
export function planProbe({ modules, program }: Pick<ApiPackage, 'modules' | 'program'>): ProbePlan[] {
  const checker = program.getTypeChecker();
  const known = new Set<ts.Symbol>();
  const shareParameter = createParameterSharer(checker);

  return modules.flatMap((module, index) =>
    readModule(module, program)
      .filter(
        ({ name, value }) =>
          (isNamespace(value) || /^(?:[A-Z]|default$)/.test(withoutStage(name))) && isNew(value, known),
      )
      .flatMap(({ name, value }) => [
        { path: name, symbol: value },
        ...listParts(value, checker).map((part) => ({ path: `${name}.${part.name}`, symbol: part })),
      ])
      .flatMap(({ path, symbol }) => {
        const choice = findChoice(symbol, checker);
        if (choice === undefined) return [];
        const value = `typeof Module${index}.${path}`;
        const shared = shareParameter(toTarget(symbol, checker));
        return [
          {
            chosen: { line: `${value}<${choice}>` },
            ...(shared && { shared: { line: `${value}<${shared.name}>`, parameters: [shared] } }),
          },
        ];
      }),
  );
}

function toTarget(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function isNew(symbol: ts.Symbol, known: Set<ts.Symbol>): boolean {
  if (known.has(symbol)) return false;
  known.add(symbol);
  return true;
}

// What a namespace has, and what a literal type adds to a component: { Item: … }
function listParts(value: ts.Symbol, checker: ts.TypeChecker): ts.Symbol[] {
  if (isNamespace(value)) return pickParts(checker.getExportsOfModule(value));
  const type = checker.getTypeOfSymbol(value);
  const literals = (type.isIntersection() ? type.types : [type]).filter((member) =>
    (member.symbol as ts.Symbol | undefined)?.declarations?.every(ts.isTypeLiteralNode),
  );
  return pickParts(literals.flatMap((literal) => checker.getPropertiesOfType(literal)));
}

function pickParts(symbols: readonly ts.Symbol[]): ts.Symbol[] {
  return symbols.filter(({ name }) => /^[A-Z][\w$]*$/.test(name));
}
