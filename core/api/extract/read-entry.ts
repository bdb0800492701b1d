// An export of a package → its entry in the reference.

import type { ApiEntry } from './api-entry.ts';
import type { ComponentReader } from './create-component-reader.ts';
import { toSource } from './declaration-origin.ts';
import type { DocumentedExport } from './exports/find-documented.ts';
import type { Statement } from './exports/read-statement.ts';
import { formatImport, type ApiExport } from './exports/find-exports.ts';
import type { ApiPackage } from './extraction.ts';
import type { StyleReader } from './props/read-styles.ts';
import type { ComponentDraft } from './read-component.ts';
import { readHook } from './read-hook.ts';
import type { ScriptFacts } from './script/read-script.ts';
import type { HomeFinder } from './render/create-home-finder.ts';
import { planExample } from './render/plan-example.ts';

/** Reads the entry of a component, but for what shows when it is rendered: the function given adds that. */
export function beginComponentEntry(
  entry: DocumentedExport,
  {
    draft,
    pack,
    components,
    nameElement,
    readStyles,
    findHomes,
  }: {
    draft: ComponentDraft;
    pack: ApiPackage;
    components: ComponentReader;
    findHomes: HomeFinder;
    nameElement: (tag: string) => string | undefined;
    readStyles: StyleReader;
  },
): () => ApiEntry {
  const { props, nativeProps } = components.foldedOf(draft);
  const { description, deprecated, stage, since } = withScript(entry.statement, draft.script);
  // What comes with an inherited prop is told of on the page of the ancestor.
  const slots = props.slots?.inheritedFrom === undefined || draft.hasOwnSlots ? draft.slots : [];
  const classes = props.classes?.inheritedFrom === undefined ? draft.classes : [];

  const common = toCommon(entry, pack);
  const styles = readStyles(draft.styleProps);
  const { inheritance } = components.ancestorOf(draft) ?? {};
  const endRendered = beginRendering(draft, { ways: entry.imports, pack, nameElement, findHomes });

  return () => ({
    ...common,
    kind: 'component',
    description,
    deprecated,
    stage,
    since,
    props,
    nativeProps,
    ...styles,
    slots,
    // The class of a slot is told of there.
    classes: classes.filter(({ key }) => !slots.some(({ name }) => name === key)),
    inheritance,
    muiName: draft.script.themeName,
    themeDefaultProps: draft.script.themeDefaultProps,
    ...endRendered(),
    spread: draft.isOpen,
    ...(draft.isAnything && { anyProps: true as const }),
    sx: draft.props.some(({ name }) => name === 'sx'),
    component: draft.props.some(({ name }) => name === 'component'),
  });
}

// What is seen goes before what types promise.
function beginRendering(
  { name, props, nativeProps, script, refHolder }: ComponentDraft,
  {
    ways,
    pack,
    nameElement,
    findHomes,
  }: {
    ways: ApiExport['imports'];
    pack: ApiPackage;
    nameElement: (tag: string) => string | undefined;
    findHomes: HomeFinder;
  },
): () => Pick<ApiEntry, 'refHolder' | 'rendered'> {
  const needsRef = (prop: string) => script.checks.get(prop)?.needsRef ?? false;
  const { render } = pack.scripts;
  const example = render && planExample(props, { needsRef, checker: pack.program.getTypeChecker() });
  const takesChildren = nativeProps.includes('children') || props.some((prop) => prop.name === 'children');
  const isLikeElement = takesChildren && nativeProps.includes('id');
  const end = example && render?.({ ways, ...example, isLikeElement });
  return () => {
    const rendered = end?.((message) => findHomes(name, message));
    if (!rendered) return { refHolder };

    const { root, ref } = rendered;
    const held = ref === 'root' ? root : ref?.tag;
    const seen = held === undefined ? undefined : nameElement(held);
    // An element that no ref was seen to hold is not said to be held.
    const isEmpty = Object.keys(rendered).length === 0;
    return { refHolder: seen ?? (isElementName(refHolder) ? undefined : refHolder), ...(!isEmpty && { rendered }) };
  };
}

function isElementName(name: string | undefined): boolean {
  return name !== undefined && /^(?:HTML|SVG)?\w*Element$/.test(name);
}

/** Reads the entry of a hook; undefined where it cannot be called. */
export function readHookEntry(entry: DocumentedExport, pack: ApiPackage): ApiEntry | undefined {
  const types = readHook(entry.symbol, pack.program);
  if (!types) return undefined;

  const file = entry.symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const specifiers = entry.imports.map(({ specifier }) => specifier);
  const script = pack.scripts.find(file, { name: entry.name, specifiers });
  const { description, deprecated, stage, since } = withScript(entry.statement, script);
  return {
    ...toCommon(entry, pack),
    kind: 'hook',
    description,
    deprecated,
    stage,
    since,
    ...types,
    parameters: withDefaults(types.parameters, script.defaults),
  };
}

/** Where declarations have no comment, that over the function in the script counts. */
function withScript(statement: Statement, { doc }: Pick<ScriptFacts, 'doc'>): Statement {
  return doc && statement.description === ''
    ? {
        ...statement,
        description: doc.description,
        deprecated: statement.deprecated ?? doc.deprecated,
        stage: statement.stage ?? doc.stage,
        since: statement.since ?? doc.since,
      }
    : statement;
}

/** A default in a comment is what its author says of it; where none is, the script tells. */
function withDefaults(
  parameters: ApiEntry['parameters'],
  defaults: ReadonlyMap<string, string>,
): ApiEntry['parameters'] {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => {
      const found = parameter.required || parameter.default !== undefined ? undefined : defaults.get(name);
      return [name, found === undefined ? parameter : { ...parameter, default: found, defaultFrom: 'code' as const }];
    }),
  );
}

/** What the entries of components and hooks have in common. */
export function toCommon(
  { name, label = name, symbol, imports, listed, hasPage }: DocumentedExport,
  pack: ApiPackage,
): ApiEntry {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return {
    name: label,
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
