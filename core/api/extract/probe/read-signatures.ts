// An exported value → the types of its props, if it is a component: if JSX accepts it.

import ts from 'typescript';
import type { ElementJudge } from './create-element-judge.ts';
import { findPlainWay, type ElementChoice } from './find-plain-way.ts';

/** What a component takes, once for each way to use it. */
export interface ComponentTypes {
  readonly props: readonly ts.Type[];
  /** What it takes where its reader has not chosen which element it draws. */
  readonly chosen?: readonly ts.Type[];
  /** The prop that chooses what it draws, where the props are those of one element. */
  readonly choice?: ElementChoice;
  /** The names of `defaultProps`, which nobody has to give. */
  readonly defaulted?: ReadonlySet<string>;
  /** Tells that it takes any prop, as nothing says which. */
  readonly isAnything?: true;
}

/** Where a value is asked about. */
interface Reading {
  readonly checker: ts.TypeChecker;
  readonly judge: ElementJudge;
}

/** Reads the types of a component's props; undefined for a value that cannot stand in JSX. */
export function readComponentTypes(symbol: ts.Symbol, { checker, judge }: Reading): ComponentTypes | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  if (type.flags & ts.TypeFlags.Any) return readNamedProps(symbol, checker);
  const forms = type.isUnion() ? type.types : [type];
  const defaulted = listDefaulted(type, checker);
  const ways = forms.flatMap((form) => form.getCallSignatures().map((signature) => ({ signature, form })));
  const draws = ({ signature, form }: { signature: ts.Signature; form: ts.Type }): boolean =>
    signature.parameters.length <= 2 &&
    takesProps(signature, checker) &&
    (isExotic(form) || isDrawn(signature.getReturnType(), { checker, judge }));
  const plain = findPlainWay(
    ways.map(({ signature }) => signature),
    checker,
  );
  if (plain && ways.some((way) => way.signature === plain.signature && draws(way)))
    return { props: [plain.props], choice: plain.choice, defaulted };
  const drawing = ways.filter(draws).map(({ signature }) => signature);
  if (drawing.length > 0) {
    const shared = judge.sharedProps(symbol);
    if (drawing.every((signature) => takesAnything(signature, checker)))
      return { ...findDescribed(symbol, { checker, judge }), defaulted };
    return {
      props:
        shared.length > 0
          ? shared
          : drawing.flatMap(({ parameters }) => (parameters[0] ? [checker.getTypeOfSymbol(parameters[0])] : [])),
      chosen: judge.chosenProps(symbol),
      defaulted,
    };
  }

  const made = forms.flatMap((form) => form.getConstructSignatures()).map((signature) => signature.getReturnType());
  const props = made
    .filter((instance) => instance.getProperty('render'))
    .flatMap((instance) => instance.getProperty('props') ?? []);
  return props.length > 0
    ? { props: props.slice(0, 1).map((prop) => checker.getTypeOfSymbol(prop)), defaulted }
    : undefined;
}

// function Card(props: any), with propTypes, or with the CardProps beside it
function findDescribed(symbol: ts.Symbol, { checker, judge }: Reading): ComponentTypes {
  const checked = judge.checkedProps(symbol);
  if (checked.length > 0) return { props: checked };
  return readNamedProps(symbol, checker) ?? { props: [], isAnything: true };
}

function takesAnything({ parameters: [first] }: ts.Signature, checker: ts.TypeChecker): boolean {
  return first !== undefined && (checker.getTypeOfSymbol(first).flags & ts.TypeFlags.Any) !== 0;
}

// declare const Card: any, with the CardProps beside it that its authors export.
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

function listDefaulted(type: ts.Type, checker: ts.TypeChecker): ReadonlySet<string> {
  const defaults = type.getProperty('defaultProps');
  // React.FC says of every component that it may have them.
  if (!defaults || defaults.flags & ts.SymbolFlags.Optional) return new Set();
  const given = checker.getNonNullableType(checker.getTypeOfSymbol(defaults));
  return new Set(given.getProperties().map(({ name }) => name));
}

const simple = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike | ts.TypeFlags.ESSymbolLike;

// JSX hands over an object: a function that wants a text, a list or a function is called otherwise.
function takesProps({ parameters: [first] }: ts.Signature, checker: ts.TypeChecker): boolean {
  if (!first) return true;
  const type = checker.getTypeOfSymbol(first);
  const known = type.isTypeParameter() ? type.getConstraint() : type;
  // What is put together of several types is an object; to look into it costs much.
  if (!known || known.isIntersection() || known.flags & ts.TypeFlags.Instantiable) return true;
  // What takes anything takes an object as well.
  if (known.flags & ts.TypeFlags.Any) return true;
  const members = known.isUnion() ? known.types : [known];
  return members.some(
    (member) =>
      (member.flags & simple) === 0 && !checker.isArrayLikeType(member) && member.getCallSignatures().length === 0,
  );
}

// What forwardRef, memo and lazy make, whatever it is declared to return.
function isExotic(form: ts.Type): boolean {
  return form.getProperty('$$typeof') !== undefined;
}

// What React can show. A component of a server may be a promise of that.
function isDrawn(type: ts.Type, { checker, judge }: Reading): boolean {
  if (type.symbol?.name === 'Promise')
    return checker.getTypeArguments(type as ts.TypeReference).some((drawn) => isDrawn(drawn, { checker, judge }));
  return judge.draws(type);
}
