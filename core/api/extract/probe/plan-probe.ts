// The modules of a package → a type expression for each polymorphic component, with its default element.
//
// Only TypeScript can work out which props such a component takes then. It resolves the expressions in a
// module added to the program (ask-probe.ts), which is never run.

import ts from 'typescript';
import { isNamespace } from '../exports/list-parts.ts';
import { readModule } from '../exports/read-module.ts';
import { withoutStage } from '../exports/without-stage.ts';
import type { ApiModule, ApiPackage } from '../extraction.ts';
import type { Question } from './ask-probe.ts';
import { findChoice } from './find-choice.ts';
import { createParameterSharer } from './share-parameter.ts';

/** Longest type expression. The module needs as many characters, for the positions of errors. */
const maxLength = 1000;

/** Formats the module in which the expressions are resolved: its imports and padding. */
export function formatProbeImports(modules: readonly ApiModule[]): string {
  return [
    "import type * as React from 'react';",
    ...modules.map(({ specifier }, index) => `import type * as Module${index} from '${specifier}';`),
    `//${' '.repeat(maxLength)}`,
    '',
  ].join('\n');
}

/** The questions about a polymorphic component. */
interface ProbePlan {
  /** Its type with the default element. */
  readonly defaultElement: Question;
  /** Its type with a type parameter that other components have as well. */
  readonly shared?: Question;
}

/** Plans the questions about all polymorphic components of a package. */
export function planProbe({ modules, program }: Pick<ApiPackage, 'modules' | 'program'>): ProbePlan[] {
  const checker = program.getTypeChecker();
  const seen = new Set<ts.Symbol>();
  const shareParameter = createParameterSharer(checker);

  return modules.flatMap((module, index) =>
    readModule(module, program)
      .filter(
        ({ name, value }) =>
          (isNamespace(value) || /^(?:[A-Z]|default$)/.test(withoutStage(name))) && isNew(value, seen),
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
            defaultElement: { line: `${value}<${choice}>` },
            ...(shared && { shared: { line: `${value}<${shared.name}>`, parameters: [shared] } }),
          },
        ];
      }),
  );
}

function toTarget(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function isNew(symbol: ts.Symbol, seen: Set<ts.Symbol>): boolean {
  if (seen.has(symbol)) return false;
  seen.add(symbol);
  return true;
}

// Lists the members of a namespace, and those that a literal type adds to a component: { Item: … }
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
