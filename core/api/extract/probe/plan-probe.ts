// The modules of a package → a type expression for each polymorphic component, with its default element.
//
// Only TypeScript can work out which props such a component takes then. It resolves the expressions in a
// module added to the program (ask-probe.ts), which is never run.

import ts from 'typescript';
import { toQuoted } from '../../../text/to-quoted.ts';
import { isNamespace } from '../exports/list-parts.ts';
import { readModule } from '../exports/read-module.ts';
import { withoutStage } from '../exports/without-stage.ts';
import type { ApiModule, ApiPackage } from '../extraction.ts';
import { isElementType } from '../types/is-element-type.ts';
import { findAliased } from '../types/literal-order.ts';
import type { Question } from './ask-probe.ts';
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

/**
 * Finds the default type arguments of a component whose signatures are all generic; undefined for any other.
 * `<As extends React.ElementType = 'button'>` gives "'button'".
 */
function findChoice(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const type = checker.getTypeOfSymbol(target);
  if (type.isUnion() || listIntersected(type).some((form) => hasPlainCall(form, checker))) return undefined;
  const signatures = type.getCallSignatures();
  if (signatures.some(({ typeParameters }) => !typeParameters)) return undefined;

  const lists = signatures
    .map(({ typeParameters = [] }) => typeParameters)
    .filter((parameters) =>
      parameters.some((parameter) => !extendsObject(parameter, checker) && isElementType(parameter)),
    );
  const parameters = lists.find((list) => list.some((one) => one.getDefault()?.isStringLiteral())) ?? lists[0];
  return parameters?.map(toArgument).join(', ');
}

// <Item extends ItemProps> is not an element. Only the syntax is read, as asking the checker for the constraint
// resolves all of its fields.
function extendsObject({ symbol }: ts.TypeParameter, checker: ts.TypeChecker): boolean {
  const constraint = symbol.declarations?.find(ts.isTypeParameterDeclaration)?.constraint;
  return constraint !== undefined && hasFields(constraint, checker);
}

function hasFields(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  if (ts.isIntersectionTypeNode(node)) return node.types.some((type) => hasFields(type, checker));
  if (ts.isTypeReferenceNode(node)) return findAliased(node, checker).some((type) => hasFields(type, checker));
  return ts.isTypeLiteralNode(node);
}

function listIntersected(type: ts.Type): readonly ts.Type[] {
  return type.isIntersection() ? type.types : [type];
}

// interface Polymorphic extends React.ForwardRefExoticComponent<…>. Only the syntax is read, as resolving what an
// interface inherits is expensive.
function hasPlainCall({ symbol }: ts.Type, checker: ts.TypeChecker): boolean {
  const interfaces = ((symbol as ts.Symbol | undefined)?.declarations ?? []).filter(ts.isInterfaceDeclaration);
  return interfaces.some(
    ({ members, heritageClauses = [] }) =>
      members.some((member) => ts.isCallSignatureDeclaration(member) && !member.typeParameters) ||
      heritageClauses.some(({ types }) => types.some((base) => hasPlainCall(checker.getTypeAtLocation(base), checker))),
  );
}

function toArgument(parameter: ts.TypeParameter): string {
  const standard = parameter.getDefault();
  if (standard?.isStringLiteral()) return toQuoted(standard.value);
  return isElementType(parameter) ? 'React.ElementType' : 'any';
}
