// The program of a package → answers to what only TypeScript's rules for JSX decide: what a component may
// return, and which props a polymorphic component takes by default.

import ts from 'typescript';
import { toPackage } from '../declaration-origin.ts';
import { followAlias, readModule } from '../exports/read-module.ts';
import type { ApiPackage } from '../extraction.ts';
import { askProbe, askProbeType } from './ask-probe.ts';
import { planProbe } from './plan-probe.ts';

/** Judges exported values by the rules of JSX. */
export interface ElementJudge {
  /** Returns whether React can render a return type. */
  readonly isRenderable: (type: ts.Type) => boolean;
  /** Returns the props of a polymorphic component with its default element; none for other components. */
  readonly defaultElementProps: (symbol: ts.Symbol) => readonly ts.Type[];
  /** Returns the props of a component with a type parameter that other components share; none without one. */
  readonly sharedProps: (symbol: ts.Symbol) => readonly ts.Type[];
  /** Returns the props that JSX derives from `propTypes`, for functions that take `any`. */
  readonly propTypesProps: (symbol: ts.Symbol) => readonly ts.Type[];
}

interface ProbeNodes {
  readonly defaultElement: ts.TypeQueryNode;
  readonly shared: ts.TypeQueryNode | undefined;
}

/** Creates the judge of a package. */
export function createElementJudge(pack: Pick<ApiPackage, 'modules' | 'program' | 'probe'>): ElementJudge {
  const { program } = pack;
  const checker = program.getTypeChecker();
  const reactNode = findReactNode(program);
  const nodes = new Map(
    planProbe(pack).flatMap((plan): (readonly [ts.Symbol, ProbeNodes])[] => {
      const defaultElement = askProbe(plan.defaultElement, pack);
      const symbol = defaultElement && findNamed(defaultElement, checker);
      return symbol ? [[symbol, { defaultElement, shared: plan.shared && askProbe(plan.shared, pack) }]] : [];
    }),
  );
  function readProps(node: ts.TypeQueryNode | undefined): ts.Type[] {
    const signatures = node ? checker.getTypeFromTypeNode(node).getCallSignatures() : [];
    return signatures
      .flatMap(({ parameters: [props] }) => (props ? [checker.getTypeOfSymbol(props)] : []))
      .filter(({ flags }) => (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)) === 0);
  }

  return {
    // `any` is renderable as well, as JSX accepts it.
    isRenderable: (type) =>
      (reactNode !== undefined && checker.isTypeAssignableTo(type, reactNode)) || isNamedElement(type, reactNode),
    defaultElementProps: (symbol) => readProps(nodes.get(symbol)?.defaultElement),
    sharedProps: (symbol) => readProps(nodes.get(symbol)?.shared),
    propTypesProps(symbol) {
      const path = findPath(symbol, pack);
      const line = path === undefined ? '' : `React.JSX.LibraryManagedAttributes<typeof ${path}, any>`;
      const node = path === undefined ? undefined : askProbeType({ line }, pack);
      const type = node && checker.getTypeFromTypeNode(node);
      return type && (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 ? [type] : [];
    },
  };
}

// Returns the path of a value in the probe module: "Module0.Card".
function findPath(
  symbol: ts.Symbol,
  { modules, program }: Pick<ApiPackage, 'modules' | 'program'>,
): string | undefined {
  for (const [index, module] of modules.entries()) {
    const found = readModule(module, program).find(({ value }) => value === symbol);
    if (found) return `Module${index}.${found.name}`;
  }
  return undefined;
}

function findNamed({ exprName }: ts.TypeQueryNode, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(ts.isQualifiedName(exprName) ? exprName.right : exprName);
  return symbol && followAlias(symbol, checker);
}

// JSX accepts components that return React.ReactNode.
function findReactNode(program: ts.Program): ts.Type | undefined {
  const checker = program.getTypeChecker();
  const react = program
    .getSourceFiles()
    .filter(({ fileName }) => toPackage(fileName) === '@types/react' && fileName.endsWith('/index.d.ts'));
  const modules = react.flatMap((source) => checker.getSymbolAtLocation(source) ?? []);
  const [node] = modules.flatMap((module) =>
    checker.getExportsOfModule(module).filter(({ name }) => name === 'ReactNode'),
  );
  return node && checker.getDeclaredTypeOfSymbol(node);
}

// A package may bring its own copy of React's types, so names count as well. Without React's types, JSX.Element
// counts too; with them, a type of the name "Element" is a DOM node.
function isNamedElement(type: ts.Type, reactNode: ts.Type | undefined): boolean {
  const names = reactNode ? /^React(?:Node|Element|Portal)$/ : /^(?:ReactNode|(?:React)?(?:Element|Portal))$/;
  const members = [type, ...(type.isUnion() ? type.types : [])];
  return members.some(({ aliasSymbol, symbol }) => names.test((aliasSymbol ?? symbol)?.name ?? ''));
}
