// The program of a package, with the types that name its polymorphic components → what
// TypeScript says of their use in JSX.

import ts from 'typescript';
import { toPackage } from '../declaration-origin.ts';
import { followAlias, readModule } from '../exports/read-module.ts';
import type { ApiPackage } from '../extraction.ts';
import { askProbe, askProbeType } from './ask-probe.ts';
import { planProbe } from './plan-probe.ts';

/** Says of exported values what only their use in JSX tells. */
export interface ElementJudge {
  /** Tells whether React shows what a function gives. */
  readonly draws: (type: ts.Type) => boolean;
  /** The props of a component whose reader has not chosen what it draws; none where nothing is to choose. */
  readonly chosenProps: (symbol: ts.Symbol) => readonly ts.Type[];
  /** The props of a component whose choice is the same as that of others; none where it has no such choice. */
  readonly sharedProps: (symbol: ts.Symbol) => readonly ts.Type[];
  /** What JSX makes of the `propTypes` of a component whose function says nothing of its props; none where React has no such. */
  readonly checkedProps: (symbol: ts.Symbol) => readonly ts.Type[];
}

interface Asked {
  readonly chosen: ts.TypeQueryNode;
  readonly shared: ts.TypeQueryNode | undefined;
}

/** Creates the judge of a package. */
export function createElementJudge(pack: Pick<ApiPackage, 'modules' | 'program' | 'probe'>): ElementJudge {
  const { program } = pack;
  const checker = program.getTypeChecker();
  const shown = findShown(program);
  const asked = new Map(
    planProbe(pack).flatMap((plan): (readonly [ts.Symbol, Asked])[] => {
      const chosen = askProbe(plan.chosen, pack);
      const symbol = chosen && findNamed(chosen, checker);
      return symbol ? [[symbol, { chosen, shared: plan.shared && askProbe(plan.shared, pack) }]] : [];
    }),
  );
  function readProps(node: ts.TypeQueryNode | undefined): ts.Type[] {
    const signatures = node ? checker.getTypeFromTypeNode(node).getCallSignatures() : [];
    return signatures
      .flatMap(({ parameters: [props] }) => (props ? [checker.getTypeOfSymbol(props)] : []))
      .filter(({ flags }) => (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)) === 0);
  }

  return {
    // `any` is shown as well, as JSX does not ask further.
    draws: (type) => (shown !== undefined && checker.isTypeAssignableTo(type, shown)) || isNamedElement(type, shown),
    chosenProps: (symbol) => readProps(asked.get(symbol)?.chosen),
    sharedProps: (symbol) => readProps(asked.get(symbol)?.shared),
    checkedProps(symbol) {
      const path = findPath(symbol, pack);
      const line = path === undefined ? '' : `React.JSX.LibraryManagedAttributes<typeof ${path}, any>`;
      const node = path === undefined ? undefined : askProbeType({ line }, pack);
      const type = node && checker.getTypeFromTypeNode(node);
      return type && (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 ? [type] : [];
    },
  };
}

// The name of a value in the module of the probe.
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

// React.ReactNode, by which JSX judges what a component gives.
function findShown(program: ts.Program): ts.Type | undefined {
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

// A package may bring types of React that are not the site's. Without any, names are all there is: then
// JSX.Element counts as well, which is the name of a node of the DOM otherwise.
function isNamedElement(type: ts.Type, shown: ts.Type | undefined): boolean {
  const names = shown ? /^React(?:Node|Element|Portal)$/ : /^(?:ReactNode|(?:React)?(?:Element|Portal))$/;
  const members = [type, ...(type.isUnion() ? type.types : [])];
  return members.some(({ aliasSymbol, symbol }) => names.test((aliasSymbol ?? symbol)?.name ?? ''));
}
