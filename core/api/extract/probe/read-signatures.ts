// An exported value → the types of its props, if it is a component, which means that JSX accepts it.

import ts from 'typescript';
import { isAbstract } from '../types/lookalikes.ts';
import type { ElementJudge } from './create-element-judge.ts';
import { findPlainWay, type ElementChoice } from './find-plain-way.ts';

/** The types of a component's props. */
export interface ComponentTypes {
  /** One type for each signature. */
  readonly props: readonly ts.Type[];
  /** The props it takes where the user does not choose an element. */
  readonly defaultElementProps?: readonly ts.Type[];
  /** The prop that chooses the element, where `props` are those of one element. */
  readonly choice?: ElementChoice;
  /** The props that JSX does not require, because `defaultProps` or `propTypes` say so. */
  readonly defaulted?: ReadonlySet<string>;
  /** Whether its type allows any prop. */
  readonly acceptsAnyProp?: true;
}

interface Reading {
  readonly checker: ts.TypeChecker;
  readonly judge: ElementJudge;
}

/** Reads the types of a component's props; undefined for a value that JSX does not accept. */
export function readComponentTypes(symbol: ts.Symbol, reading: Reading): ComponentTypes | undefined {
  const types = readTypes(symbol, reading);
  return types && { ...types, defaulted: listDefaulted(symbol, types.props, reading) };
}

function readTypes(symbol: ts.Symbol, { checker, judge }: Reading): ComponentTypes | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  if (type.flags & ts.TypeFlags.Any) return readNamedProps(symbol, checker);
  const members = type.isUnion() ? type.types : [type];
  const calls = members.flatMap((member) => member.getCallSignatures().map((signature) => ({ signature, member })));
  const isComponent = ({ signature, member }: { signature: ts.Signature; member: ts.Type }): boolean =>
    signature.parameters.length <= 2 &&
    takesProps(signature, checker) &&
    (isExotic(member) || isRenderable(signature.getReturnType(), { checker, judge }));
  const plain = findPlainWay(
    calls.map(({ signature }) => signature),
    checker,
  );
  if (plain && calls.some((call) => call.signature === plain.signature && isComponent(call)))
    return { props: [plain.props], choice: plain.choice };
  const signatures = calls.filter(isComponent).map(({ signature }) => signature);
  if (signatures.length > 0) {
    const shared = judge.sharedProps(symbol);
    if (signatures.every((signature) => takesAnything(signature, checker)))
      return findUntypedProps(symbol, { checker, judge });
    return {
      props:
        shared.length > 0
          ? shared
          : signatures.flatMap(({ parameters }) => (parameters[0] ? [checker.getTypeOfSymbol(parameters[0])] : [])),
      defaultElementProps: judge.defaultElementProps(symbol),
    };
  }

  const instances = members
    .filter((member) => !isAbstract(member))
    .flatMap((member) => member.getConstructSignatures())
    .map((signature) => signature.getReturnType());
  const props = instances
    .filter((instance) => instance.getProperty('render'))
    .flatMap((instance) => instance.getProperty('props') ?? []);
  return props.length > 0 ? { props: props.slice(0, 1).map((prop) => checker.getTypeOfSymbol(prop)) } : undefined;
}

// function Card(props: any), with propTypes or with a type CardProps in its module
function findUntypedProps(symbol: ts.Symbol, { checker, judge }: Reading): ComponentTypes {
  const checked = judge.propTypesProps(symbol);
  if (checked.length > 0) return { props: checked };
  return readNamedProps(symbol, checker) ?? { props: [], acceptsAnyProp: true };
}

function takesAnything({ parameters: [first] }: ts.Signature, checker: ts.TypeChecker): boolean {
  return first !== undefined && (checker.getTypeOfSymbol(first).flags & ts.TypeFlags.Any) !== 0;
}

// declare const Card: any, with an exported type CardProps in its module
function readNamedProps({ declarations = [] }: ts.Symbol, checker: ts.TypeChecker): ComponentTypes | undefined {
  const [declaration] = declarations;
  const isNamed = declaration && (ts.isVariableDeclaration(declaration) || ts.isFunctionDeclaration(declaration));
  const name = isNamed ? declaration.name?.getText() : undefined;
  const file = declaration?.getSourceFile();
  const module = file && checker.getSymbolAtLocation(file);
  const props = module && checker.getExportsOfModule(module).find((one) => one.name === `${name}Props`);
  return props && name !== undefined && props.flags & ts.SymbolFlags.Type
    ? { props: [checker.getDeclaredTypeOfSymbol(props)] }
    : undefined;
}

// As `JSX.LibraryManagedAttributes` of React's types does.
function listDefaulted(symbol: ts.Symbol, props: readonly ts.Type[], { checker, judge }: Reading): ReadonlySet<string> {
  const hasIndex = (type: ts.Type): boolean => checker.getIndexTypeOfType(type, ts.IndexKind.String) !== undefined;
  // Props with an index signature stay as they are.
  if (props.some(hasIndex)) return new Set();

  const type = checker.getTypeOfSymbol(symbol);
  const defaults = findStaticType(type, 'defaultProps', checker);
  const checks = findStaticType(type, 'propTypes', checker);
  const isOpen = defaults !== undefined && ((defaults.flags & ts.TypeFlags.Any) !== 0 || hasIndex(defaults));
  // Large libraries have half a million props.
  const known = checks || isOpen ? props.flatMap((each) => checker.getPropertiesOfType(each)) : [];
  if (isOpen) return new Set(known.map(({ name }) => name));

  // A prop of the type any is as `propTypes` say.
  const loose = new Set(
    known.flatMap((prop) => (checker.getTypeOfSymbol(prop).flags & ts.TypeFlags.Any ? [prop.name] : [])),
  );
  const optional = (loose.size > 0 ? judge.propTypesProps(symbol) : [])
    .flatMap((each) => each.getProperties())
    .filter(({ name, flags }) => loose.has(name) && flags & ts.SymbolFlags.Optional);
  return new Set([...(defaults?.getProperties() ?? []), ...optional].map(({ name }) => name));
}

// React.FC declares optional `defaultProps` and `propTypes` on every component.
function findStaticType(type: ts.Type, name: string, checker: ts.TypeChecker): ts.Type | undefined {
  const found = type.getProperty(name);
  return found && !(found.flags & ts.SymbolFlags.Optional)
    ? checker.getNonNullableType(checker.getTypeOfSymbol(found))
    : undefined;
}

const primitive =
  ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike | ts.TypeFlags.ESSymbolLike;

// JSX passes an object: a function that takes a primitive, a list or a function is not a component.
function takesProps({ parameters: [first] }: ts.Signature, checker: ts.TypeChecker): boolean {
  if (!first) return true;
  const type = checker.getTypeOfSymbol(first);
  const constraint = type.isTypeParameter() ? type.getConstraint() : type;
  // An intersection is an object; resolving it would be expensive.
  if (!constraint || constraint.isIntersection() || constraint.flags & ts.TypeFlags.Instantiable) return true;
  if (constraint.flags & ts.TypeFlags.Any) return true;
  const members = constraint.isUnion() ? constraint.types : [constraint];
  return members.some(
    (member) =>
      (member.flags & primitive) === 0 && !checker.isArrayLikeType(member) && member.getCallSignatures().length === 0,
  );
}

// A result of forwardRef, memo or lazy, whatever return type it declares.
function isExotic(type: ts.Type): boolean {
  return type.getProperty('$$typeof') !== undefined;
}

// A server component may return a promise of a React node.
function isRenderable(type: ts.Type, { checker, judge }: Reading): boolean {
  if (type.symbol?.name === 'Promise')
    return checker
      .getTypeArguments(type as ts.TypeReference)
      .some((argument) => isRenderable(argument, { checker, judge }));
  return judge.isRenderable(type);
}
