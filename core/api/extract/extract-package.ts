// A package's declarations → its API reference: an entry for each component and hook.
//
// Types are the source: props, defaults, classes and slots are what the published declarations say.
// What cannot be followed is a problem that names the symbol; the others are extracted all the same.

import type { Problem } from '../../problem.ts';
import type { ApiEntry } from './api-entry.ts';
import { toSource } from './declaration-origin.ts';
import type { ApiPackage, Extraction } from './extraction.ts';
import { createTypeReader } from './create-type-reader.ts';
import { createComponentReader, type ComponentReader } from './create-component-reader.ts';
import { findAlike } from './exports/find-alike.ts';
import { findExports, formatImport, type ApiExport } from './exports/find-exports.ts';
import { findUnresolved } from './find-unresolved.ts';
import { findSkipped } from './exports/find-skipped.ts';
import { findStyleTypes } from './props/find-style-types.ts';
import { findKnownNames } from './known-names.ts';
import { findClassExports } from './classes/read-classes.ts';
import type { ComponentDraft, ReadContext } from './read-component.ts';
import { readHook } from './read-hook.ts';
import { createStyleReader, type StyleReader } from './props/read-styles.ts';
import { createPropReader } from './props/read-prop.ts';
import { createElementJudge, type ElementJudge } from './probe/create-element-judge.ts';
import { planProbe } from './probe/plan-probe.ts';
import { readStatement, type Statement } from './exports/read-statement.ts';
import { findSymbols } from './symbols/find-symbols.ts';
import { createSymbolReader } from './symbols/read-symbol.ts';
import { createElementNamer } from './render/create-element-namer.ts';
import { planExample } from './render/plan-example.ts';

/** Extracts every documented component and hook of a package, by the order of their names. */
export function extractPackage(installed: ApiPackage): Extraction {
  const { pack, judge, found: all } = probePackage(installed);
  const known = findKnownNames(pack.program);
  const checker = pack.program.getTypeChecker();
  const reader = createTypeReader(checker, judge);
  const alike = findAlike(all, checker);
  const found = all.filter(({ symbol }) => !alike.has(symbol));
  const styleTypes = findStyleTypes(
    // What a hook gives may cost seconds to compare with what React shows, and it is no component.
    found.filter(({ name }) => !isHookName(name)).map(({ symbol }) => symbol),
    { folder: pack.folder, program: pack.program, known, reader },
  );
  const context: ReadContext = {
    pack,
    known,
    styleTypes,
    classExports: findClassExports(pack),
    reader,
    readProp: createPropReader(checker),
  };
  const exports = findDocumented(found);
  const nameElement = createElementNamer(pack.program);
  const readStyles = createStyleReader(checker);
  const components = createComponentReader(found, { context, listed: new Set(exports.map(({ symbol }) => symbol)) });

  const entries = exports.flatMap((entry) => {
    if (isHookName(entry.name)) return toHookEntry(entry, pack) ?? [];
    const draft = components.draftOf(entry);
    return draft ? [toComponentEntry(entry, { draft, pack, components, nameElement, readStyles })] : [];
  });
  const names = new Set(entries.map(({ name }) => name));
  const exported = findSymbols(pack, {
    symbols: new Set(exports.filter(({ name }) => names.has(name)).map(({ symbol }) => symbol)),
    names: [...names],
    alike,
  });
  const readSymbol = createSymbolReader(pack, exported);
  const symbols = exported.flatMap((symbol) => readSymbol(symbol) ?? []);
  const shown = exports.filter(({ name }) => names.has(name));
  return {
    entries,
    symbols,
    problems: [
      ...findEmptiness(entries.length + symbols.length, pack),
      ...findSkipped(
        exports.filter(({ name }) => !names.has(name)),
        { pack, components: entries.filter(({ kind }) => kind === 'component').length },
      ),
      ...findUnresolved(
        shown.map(({ symbol }) => symbol),
        pack,
      ),
    ],
  };
}

// What a polymorphic component takes by default is asked in a module that names those there are. Types
// of two programs do not mix, so that everything else is done with the second one.
function probePackage(installed: ApiPackage): { pack: ApiPackage; judge: ElementJudge; found: readonly ApiExport[] } {
  const probe = planProbe(installed);
  if (probe === undefined)
    return { pack: installed, judge: createElementJudge(installed), found: findExports(installed) };

  const probed = installed.extend(probe);
  const pack = { ...installed, program: probed.program };
  return { pack, judge: createElementJudge(probed), found: findExports(pack) };
}

interface DocumentedExport extends ApiExport {
  readonly statement: Statement;
  readonly listed: boolean;
  readonly hasPage: boolean;
}

// Where a library lists its API pages in comments, an unlisted export has one only as the one of its module.
function findDocumented(exports: readonly ApiExport[]): DocumentedExport[] {
  const stated = exports
    .map((entry) => ({ ...entry, statement: readStatement(entry.symbol) }))
    .filter(({ statement }) => !statement.hidden);
  const listsApi = stated.some(({ statement }) => statement.listsApi);
  return stated
    .map((entry) => ({ ...entry, listed: entry.statement.listsApi || !listsApi }))
    .map((entry) => ({ ...entry, hasPage: entry.listed || isMain(entry) }));
}

function isMain({ name, imports }: ApiExport): boolean {
  return imports.some(({ specifier, exported }) => exported === 'default' || specifier.endsWith(`/${name}`));
}

function toComponentEntry(
  entry: DocumentedExport,
  {
    draft,
    pack,
    components,
    nameElement,
    readStyles,
  }: {
    draft: ComponentDraft;
    pack: ApiPackage;
    components: ComponentReader;
    nameElement: (tag: string) => string | undefined;
    readStyles: StyleReader;
  },
): ApiEntry {
  const { props, nativeProps } = components.foldedOf(draft);
  const { description, deprecated, since } = entry.statement;
  // What comes with an inherited prop is told of on the page of the ancestor.
  const slots = props.slots?.inheritedFrom === undefined || draft.hasOwnSlots ? draft.slots : [];
  const classes = props.classes?.inheritedFrom === undefined ? draft.classes : [];

  return {
    ...toCommon(entry, pack),
    kind: 'component',
    description,
    deprecated,
    since,
    props,
    nativeProps,
    ...readStyles(draft.styleProps),
    slots,
    // The class of a slot is told of there.
    classes: classes.filter(({ key }) => !slots.some(({ name }) => name === key)),
    inheritance: components.ancestorOf(draft)?.inheritance,
    muiName: draft.script.themeName,
    themeDefaultProps: draft.script.themeDefaultProps,
    ...readRendered(draft, { ways: entry.imports, pack, nameElement }),
    spread: draft.isOpen,
    sx: draft.props.some(({ name }) => name === 'sx'),
    component: draft.props.some(({ name }) => name === 'component'),
  };
}

// What is seen goes before what types promise.
function readRendered(
  { props, script, refHolder }: ComponentDraft,
  {
    ways,
    pack,
    nameElement,
  }: { ways: ApiExport['imports']; pack: ApiPackage; nameElement: (tag: string) => string | undefined },
): Pick<ApiEntry, 'refHolder' | 'rendered'> {
  const needsRef = (prop: string) => script.checks.get(prop)?.needsRef ?? false;
  const example = pack.render && planExample(props, { needsRef, checker: pack.program.getTypeChecker() });
  const rendered = example && pack.render?.({ ways, ...example });
  if (!rendered) return { refHolder };

  const { root, ref } = rendered;
  const held = ref === 'root' ? root : ref?.tag;
  const seen = held === undefined ? undefined : nameElement(held);
  // An element that no ref was seen to hold is not said to be held.
  const isEmpty = Object.keys(rendered).length === 0;
  return { refHolder: seen ?? (isElementName(refHolder) ? undefined : refHolder), ...(!isEmpty && { rendered }) };
}

function isElementName(name: string | undefined): boolean {
  return name !== undefined && /^(?:HTML|SVG)?\w*Element$/.test(name);
}

function toHookEntry(entry: DocumentedExport, pack: ApiPackage): ApiEntry | undefined {
  const types = readHook(entry.symbol, pack.program);
  if (!types) return undefined;

  const { description, deprecated, since } = entry.statement;
  return { ...toCommon(entry, pack), kind: 'hook', description, deprecated, since, ...types };
}

function toCommon({ name, symbol, imports, listed, hasPage }: DocumentedExport, pack: ApiPackage): ApiEntry {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return {
    name,
    kind: 'hook',
    description: '',
    listed,
    hasPage,
    imports: imports.map((way) => formatImport(name, way)),
    props: {},
    nativeProps: [],
    styleProps: [],
    styleValues: {},
    slots: [],
    classes: [],
    parameters: {},
    returnValue: {},
    themeDefaultProps: false,
    spread: false,
    sx: false,
    component: false,
    demos: [],
    source: toSource(file, pack),
  };
}

function findEmptiness(count: number, { name, settingsFile }: ApiPackage): Problem[] {
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

function isHookName(name: string): boolean {
  return /^use[A-Z]/.test(name);
}
