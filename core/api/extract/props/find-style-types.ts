// The components of a package → the types in which the package declares its style properties.
//
// A library with style props gives the same hundreds of props to nearly all of its components. Pages list
// only their names, as they say nothing about a particular component. The style system may be another
// package's; then the props that it adds to those of CSS belong to it.

import ts from 'typescript';
import type { TypeReader } from '../create-type-reader.ts';
import { isNative, isWithin, toPackage } from '../declaration-origin.ts';
import type { KnownNames } from '../known-names.ts';
import { isElementType } from '../types/is-element-type.ts';
import { type PropSymbol } from './collect-props.ts';

/** Where a prop is declared: a type, or only the prop's name where its type is computed. */
export type PropSource = ts.Node | string;

// Fewer components or props are not a style system.
const minComponents = 10;
const minProps = 20;
const minStyles = 5;
const minAdded = 3;

interface Usage {
  readonly components: Set<ts.Symbol>;
  readonly names: Set<string>;
}

/** Finds the sources that most components share, if they declare many props and some of them are CSS properties. */
export function findStyleTypes(
  exports: readonly ts.Symbol[],
  {
    folder,
    program,
    known: knownNames,
    reader,
  }: { folder: string; program: ts.Program; known: KnownNames; reader: TypeReader },
): ReadonlySet<PropSource> {
  const components = exports.flatMap((symbol) => {
    const types = reader.typesOf(symbol);
    const props = types ? reader.propsOf(types) : [];
    return props.length > 0 ? [{ symbol, props }] : [];
  });
  const threshold = Math.max(minComponents, components.length / 2);
  if (components.length < threshold) return new Set();

  const usages = [...countUsers(components, program)];
  const styledComponents = new Set(
    components.filter(({ props }) => props.filter(isOfCss).length >= minProps).map(({ symbol }) => symbol),
  );
  const added = usages.filter(
    ([source, usage]) =>
      typeof source !== 'string' &&
      !isWithin(source.getSourceFile().fileName, folder) &&
      usage.names.size >= minAdded &&
      usage.components.size >= minComponents &&
      [...usage.components].every((symbol) => styledComponents.has(symbol)),
  );

  const shared = usages.filter(([, { components: users }]) => users.size > threshold);
  const systems = shared.filter(([, usage]) =>
    isSystem(
      shared.map(([, other]) => other).filter((other) => hasSameUsers(other, usage)),
      knownNames,
    ),
  );
  // A computed prop has only a name as its source, and components outside the system may have a prop of that name.
  const computed = shared.filter(
    ([source, usage]) => typeof source === 'string' && systems.some(([, system]) => includesUsers(usage, system)),
  );
  const checker = program.getTypeChecker();
  const found = [...systems, ...computed, ...added].map(([source]) => source);
  return new Set(found.filter((source) => typeof source === 'string' || !choosesElement(source, checker)));
}

// { as?: ElementType; asChild?: boolean } comes with the style props, but is not one of them.
function choosesElement(source: ts.Node, checker: ts.TypeChecker): boolean {
  const members = ts.isInterfaceDeclaration(source) || ts.isTypeLiteralNode(source) ? [...source.members] : [];
  return members.some(
    (member) =>
      ts.isPropertySignature(member) &&
      member.type !== undefined &&
      isElementType(checker.getNonNullableType(checker.getTypeFromTypeNode(member.type))),
  );
}

/** Returns whether a prop is declared only by the types of CSS. */
export function isOfCss(prop: PropSymbol): boolean {
  const declarations = prop.declarations;
  return declarations.length > 0 && declarations.every((one) => toPackage(one.getSourceFile().fileName) === 'csstype');
}

/** Lists where a prop is declared, without React's declarations. */
export function findSources(prop: PropSymbol, program: ts.Program): PropSource[] {
  const declarations = prop.declarations;
  return declarations.length === 0
    ? [prop.name]
    : declarations.filter((declaration) => !isNative(declaration, program)).map(({ parent }) => parent);
}

function countUsers(
  components: readonly { symbol: ts.Symbol; props: readonly PropSymbol[] }[],
  program: ts.Program,
): Map<PropSource, Usage> {
  const usages = new Map<PropSource, Usage>();
  for (const { symbol, props } of components) {
    for (const prop of props) {
      for (const source of findSources(prop, program)) {
        const usage = usages.get(source) ?? { components: new Set(), names: new Set() };
        usages.set(source, usage);
        usage.components.add(symbol);
        usage.names.add(prop.name);
      }
    }
  }
  return usages;
}

// Types that the same components take are one system, however many types it is split into.
function isSystem(together: readonly Usage[], { styles }: KnownNames): boolean {
  const names = new Set(together.flatMap((usage) => [...usage.names]));
  return names.size >= minProps && [...names].filter((name) => styles.has(name)).length >= minStyles;
}

function hasSameUsers(one: Usage, other: Usage): boolean {
  return one.components.size === other.components.size && includesUsers(one, other);
}

function includesUsers({ components }: Usage, other: Usage): boolean {
  return [...other.components].every((symbol) => components.has(symbol));
}
