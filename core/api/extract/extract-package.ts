// A package's declarations → its API reference: an entry for each component and hook.
//
// Props, classes and slots come from the published types; scripts and renders add what types do not say.
// A type that cannot be resolved becomes a problem that names the symbol; the rest is still extracted.

import ts from 'typescript';
import type { Problem } from '../../model/problem.ts';
import { toLabel } from '../entry-label.ts';
import { toKebab } from '../plan-api-tab.ts';
import type { ApiEntry } from './api-entry.ts';
import { findClassExports } from './classes/read-classes.ts';
import { createComponentReader } from './create-component-reader.ts';
import { createTypeReader, type TypeReader } from './create-type-reader.ts';
import { createEnumFinder } from './exports/create-enum-finder.ts';
import { type DocumentedExport, findDocumented } from './exports/find-documented.ts';
import { type ApiExport, findExports, isNamedAfter, isRoot } from './exports/find-exports.ts';
import { findSkipped } from './exports/find-skipped.ts';
import { withoutStage } from './exports/without-stage.ts';
import type { ApiPackage, Extraction } from './extraction.ts';
import { findUnresolved } from './find-unresolved.ts';
import { findKnownNames } from './known-names.ts';
import { createElementJudge } from './probe/create-element-judge.ts';
import { findStyleTypes } from './props/find-style-types.ts';
import { createPropReader } from './props/read-prop.ts';
import { createStyleReader } from './props/read-styles.ts';
import type { ReadContext } from './read-component.ts';
import { beginComponentEntry, readHookEntry, toCommon } from './read-entry.ts';
import { createClassFinder } from './render/create-class-finder.ts';
import { createConstantFinder } from './render/create-constant-finder.ts';
import { createElementNamer } from './render/create-element-namer.ts';
import { createParentFinder } from './render/create-parent-finder.ts';
import type { ScriptedComponent } from './script/find-script.ts';
import { isHookName } from './script/read-defaults.ts';
import { findSymbols } from './symbols/find-symbols.ts';
import { createSymbolReader } from './symbols/read-symbol.ts';

/** Smallest set. Fewer components may share a type by chance. */
const minAlike = 100;

/** Extracts every documented component and hook of a package, sorted by name. */
export function extractPackage(pack: ApiPackage): Extraction {
  const judge = createElementJudge(pack);
  const knownNames = findKnownNames(pack.program);
  const checker = pack.program.getTypeChecker();
  const reader = createTypeReader(checker, judge);
  const allExports = withLabels(findExports(pack), { checker, typesOf: reader.typesOf });
  const sets = findAlike(allExports, checker);
  const alike = new Set(sets.flat().map(({ symbol }) => symbol));
  const distinctExports = allExports.filter(({ symbol }) => !alike.has(symbol));
  pack.scripts.expect?.(distinctExports.flatMap(toExpected));
  const context = createContext(pack, { distinctExports, knownNames, reader });
  const exports = findDocumented(distinctExports);
  const beginEntry = createEntryReader(exports, { distinctExports, context });

  const begun = exports.flatMap((entry) => (isHookName(entry.name) ? beginHook(entry, pack) : beginEntry(entry)));
  const names = new Set(begun.map(({ name }) => name));
  const otherSymbols = findSymbols(pack, {
    symbols: new Set(exports.filter(({ name }) => names.has(name)).map(({ symbol }) => symbol)),
    names: [...names],
    alike,
  });
  const readSymbol = createSymbolReader(pack, otherSymbols);
  const symbols = otherSymbols.flatMap((symbol) => readSymbol(symbol) ?? []);
  const documentedExports = exports.filter(({ name }) => names.has(name));
  const begunSets = sets.map((set) => beginTwins(findDocumented(set), { pack, beginEntry }));
  // Rendering, which finds the parents that a component needs, ends last and always in the same order.
  const entries = begun.map(({ end }) => end());
  return {
    entries: [...entries, ...begunSets.flatMap((end) => end())],
    symbols,
    problems: [
      ...findNothingExported(entries.length + symbols.length, pack),
      ...findSkipped(
        // A context that JSX accepts and React does not render is a constant.
        exports.filter(({ name, symbol }) => !names.has(name) && reader.typesOf(symbol) === undefined),
        { pack, components: begun.filter(({ isComponent }) => isComponent).length },
      ),
      ...findUnresolved(
        documentedExports.map(({ symbol }) => symbol),
        pack,
      ),
    ],
  };
}

// Only hooks and components get labels. Exports of one type (icons) come last, so that they take no name from others.
function withLabels(
  exports: readonly ApiExport[],
  { checker, typesOf }: { checker: ts.TypeChecker; typesOf: TypeReader['typesOf'] },
): ApiExport[] {
  const alike = new Set(findAlike(exports, checker).flat());
  const single = exports.filter((entry) => !alike.has(entry));
  const documentedExports = findDocumented([...single, ...alike]).filter(
    ({ name, symbol }) => isHookName(name) || typesOf(symbol) !== undefined,
  );
  const labels = labelExports(documentedExports);
  return exports.map((entry) => ({ ...entry, label: labels.get(entry.symbol) }));
}

interface ContextOptions {
  readonly distinctExports: readonly ApiExport[];
  readonly knownNames: ReadContext['knownNames'];
  readonly reader: TypeReader;
}

function createContext(pack: ApiPackage, { distinctExports, knownNames, reader }: ContextOptions): ReadContext {
  const styleTypes = findStyleTypes(
    // Comparing the return type of a hook with a React node can take seconds, and a hook is not a component.
    distinctExports.filter(({ name }) => !isHookName(name)).map(({ symbol }) => symbol),
    { folder: pack.folder, program: pack.program, known: knownNames, reader },
  );
  return {
    pack,
    knownNames,
    styleTypes,
    classExports: findClassExports(pack),
    reader,
    readProp: createPropReader(pack.program.getTypeChecker(), createEnumFinder(pack)),
    findScript: pack.scripts.find,
  };
}

/** An entry whose component may still be rendering: `end` adds the result. */
interface BegunEntry {
  readonly name: string;
  readonly isComponent: boolean;
  readonly end: () => ApiEntry;
}

type BeginEntry = (entry: DocumentedExport) => BegunEntry[];

/** Creates the function that reads a component and begins to render it. */
function createEntryReader(
  exports: readonly DocumentedExport[],
  { distinctExports, context }: { distinctExports: readonly ApiExport[]; context: ReadContext },
): BeginEntry {
  const { pack } = context;
  const nameElement = createElementNamer(pack.program);
  const readStyles = createStyleReader(pack.program.getTypeChecker());
  const components = createComponentReader(distinctExports, {
    context,
    listed: new Set(exports.map(({ symbol }) => symbol)),
  });
  const [findConstant, findClass] = [createConstantFinder(pack), createClassFinder(pack)];
  const findParents = createParentFinder(
    distinctExports.filter(({ name }) => !isHookName(name)),
    { pack, draftOf: components.draftOf, findConstant: (type) => findConstant(type) ?? findClass(type) },
  );

  return (entry) => {
    const draft = components.draftOf(entry);
    if (!draft) return [];
    const end = beginComponentEntry(entry, { draft, pack, components, nameElement, readStyles, findParents });
    return [{ name: entry.name, isComponent: true, end }];
  };
}

function beginHook(entry: DocumentedExport, pack: ApiPackage): BegunEntry[] {
  const hook = readHookEntry(entry, pack);
  return hook ? [{ name: entry.name, isComponent: false, end: () => hook }] : [];
}

/** Larger sets are certainly icons, and each entry would repeat the same kilobytes. */
const maxTwins = 2000;

// Components of one type: only the first is read, and the others get copies of its entry. None has a page.
function beginTwins(
  set: readonly DocumentedExport[],
  { pack, beginEntry }: { pack: ApiPackage; beginEntry: BeginEntry },
): () => ApiEntry[] {
  const [firstTwin] = set.length > maxTwins ? [] : set;
  const [begun] = firstTwin ? beginEntry(firstTwin) : [];
  return () => {
    const model = begun?.end();
    if (!model) return [];
    return set.map((entry) => {
      const { name, imports, source } = toCommon(entry, pack);
      const { description, deprecated, stage, since } = entry.statement;
      return { ...model, name, imports, source, description, deprecated, stage, since, listed: false, hasPage: false };
    });
  };
}

// Judges by the name alone whether a value may be a component, as the compiler would take too long.
function toExpected({ name, symbol, imports }: ApiExport): (readonly [string, ScriptedComponent])[] {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  const isNamed = /^[A-Z]/.test(withoutStage(name));
  return file === undefined || !isNamed
    ? []
    : [[file, { name, specifiers: imports.map(({ specifier }) => specifier) }]];
}

function findNothingExported(count: number, { name, settingsFile }: ApiPackage): Problem[] {
  if (count > 0) return [];
  return [
    {
      rule: 'api-nothing-exported',
      severity: 'warning',
      place: { file: settingsFile },
      message: `The package "${name}" exports nothing to document`,
      hint: 'Name a package whose root or folders export something, or remove the entry from "api".',
    },
  ];
}

/**
 * Finds sets of a hundred or more components with exactly the same type, such as icons. Their pages would all say the
 * same, so they are only listed by name.
 */
function findAlike(exports: readonly ApiExport[], checker: ts.TypeChecker): readonly (readonly ApiExport[])[] {
  const byType = new Map<ts.Type, ApiExport[]>();
  for (const entry of exports) {
    const node = findTypeNode(entry.symbol);
    if (!node) continue;
    const type = checker.getTypeFromTypeNode(node);
    // `any` does not make components alike.
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) continue;
    const alike = byType.get(type) ?? [];
    alike.push(entry);
    byType.set(type, alike);
  }
  return [...byType.values()].filter((alike) => alike.length >= minAlike);
}

// declare const Add: Icon, function Add(props: IconProps): Element
function findTypeNode({ declarations = [] }: ts.Symbol): ts.TypeNode | undefined {
  const [declaration, ...overloads] = declarations;
  if (declaration && ts.isFunctionDeclaration(declaration)) {
    const [props, ...others] = declaration.parameters;
    return overloads.length + others.length === 0 ? props?.type : undefined;
  }
  return declarations.find(ts.isVariableDeclaration)?.type;
}

/**
 * Labels exports so that no two share an address, if possible. Of several with one name, the root's gets it, then the
 * one whose module has that name; the others get the name of their module added.
 */
function labelExports(exports: readonly ApiExport[]): ReadonlyMap<ts.Symbol, string> {
  const groups = new Map<string, ApiExport[]>();
  for (const entry of exports) {
    const key = toKebab(entry.name);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }

  const labels = new Map<ts.Symbol, string>();
  const taken = new Set(groups.keys());
  for (const group of groups.values()) {
    const [owner, ...others] = group.sort((a, b) => rank(a) - rank(b));
    if (owner) labels.set(owner.symbol, owner.name);
    for (const { name, symbol, imports } of others) {
      const way = imports.find((each) => !isRoot(each)) ?? imports[0];
      const label = way ? toLabel(name, way.specifier) : name;
      const isFree = !taken.has(toKebab(label));
      if (isFree) taken.add(toKebab(label));
      labels.set(symbol, isFree ? label : name);
    }
  }
  return labels;
}

function rank({ name, imports }: ApiExport): number {
  if (imports.some(isRoot)) return 0;
  return imports.some((way) => isNamedAfter(way, name)) ? 1 : 2;
}
