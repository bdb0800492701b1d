// The components of a package → the types in which the package declares its style properties.
//
// A library with a system of styles gives the same hundreds of props to nearly all of its components.
// They are told by their names alone, like those of a computed type: what every component takes says
// nothing of the one that a reader looks at. A system may be another package's; what that adds to the
// properties of CSS is part of it.

import ts from 'typescript';
import type { TypeReader } from '../create-type-reader.ts';
import { isNative, isWithin, toPackage } from '../declaration-origin.ts';
import type { KnownNames } from '../known-names.ts';
import { isElementType } from '../types/is-element-type.ts';
import { type PropSymbol } from './collect-props.ts';

/** Where a prop is declared: a type, or nothing but the name where the prop was computed. */
export type PropSource = ts.Node | string;

// Fewer components or props are no system.
const fewestComponents = 10;
const fewestProps = 20;
const fewestStyles = 5;
const fewestAdded = 3;

interface Usage {
  readonly components: Set<ts.Symbol>;
  readonly names: Set<string>;
}

/** Finds the sources that most components take together, where these bring a good many props, and CSS names some of them. */
export function findStyleTypes(
  exports: readonly ts.Symbol[],
  { folder, program, known, reader }: { folder: string; program: ts.Program; known: KnownNames; reader: TypeReader },
): ReadonlySet<PropSource> {
  const components = exports.flatMap((symbol) => {
    const types = reader.typesOf(symbol);
    const props = types ? reader.propsOf(types) : [];
    return props.length > 0 ? [{ symbol, props }] : [];
  });
  const most = Math.max(fewestComponents, components.length / 2);
  if (components.length < most) return new Set();

  const usages = [...countUsers(components, program)];
  const dressed = new Set(
    components.filter(({ props }) => props.filter(isOfCss).length >= fewestProps).map(({ symbol }) => symbol),
  );
  const added = usages.filter(
    ([source, usage]) =>
      typeof source !== 'string' &&
      !isWithin(source.getSourceFile().fileName, folder) &&
      usage.names.size >= fewestAdded &&
      usage.components.size >= fewestComponents &&
      [...usage.components].every((symbol) => dressed.has(symbol)),
  );

  const shared = usages.filter(([, { components: users }]) => users.size > most);
  const systems = shared.filter(([, usage]) =>
    isSystem(
      shared.map(([, other]) => other).filter((other) => hasSameUsers(other, usage)),
      known,
    ),
  );
  // What is computed has no type of its own, so that its name may be taken elsewhere, too.
  const named = shared.filter(
    ([source, usage]) => typeof source === 'string' && systems.some(([, system]) => includesUsers(usage, system)),
  );
  const checker = program.getTypeChecker();
  const found = [...systems, ...named, ...added].map(([source]) => source);
  return new Set(found.filter((source) => typeof source === 'string' || !choosesElement(source, checker)));
}

// { as?: ElementType; asChild?: boolean } comes with the styles, and is none.
function choosesElement(source: ts.Node, checker: ts.TypeChecker): boolean {
  const members = ts.isInterfaceDeclaration(source) || ts.isTypeLiteralNode(source) ? [...source.members] : [];
  return members.some(
    (member) =>
      ts.isPropertySignature(member) &&
      member.type !== undefined &&
      isElementType(checker.getNonNullableType(checker.getTypeFromTypeNode(member.type))),
  );
}

/** Tells whether a prop is a property of CSS, as the types of CSS declare it, and nothing else. */
export function isOfCss(prop: PropSymbol): boolean {
  const declarations = prop.declarations;
  return declarations.length > 0 && declarations.every((one) => toPackage(one.getSourceFile().fileName) === 'csstype');
}

/** Finds where a prop is declared, but for what React declares. */
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

// What one set of components takes is one system, in however many types it is declared.
function isSystem(together: readonly Usage[], { styles }: KnownNames): boolean {
  const names = new Set(together.flatMap((usage) => [...usage.names]));
  return names.size >= fewestProps && [...names].filter((name) => styles.has(name)).length >= fewestStyles;
}

function hasSameUsers(one: Usage, other: Usage): boolean {
  return one.components.size === other.components.size && includesUsers(one, other);
}

function includesUsers({ components }: Usage, other: Usage): boolean {
  return [...other.components].every((symbol) => components.has(symbol));
}
