// An exported component or hook → its entry in the reference.

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
import type { ParentFinder } from './render/create-parent-finder.ts';
import { planExample } from './render/plan-example.ts';

/** Reads the entry of a component and starts rendering it. The returned function adds the rendering to the entry. */
export function beginComponentEntry(
  entry: DocumentedExport,
  {
    draft,
    pack,
    components,
    nameElement,
    readStyles,
    findParents,
  }: {
    draft: ComponentDraft;
    pack: ApiPackage;
    components: ComponentReader;
    findParents: ParentFinder;
    nameElement: (tag: string) => string | undefined;
    readStyles: StyleReader;
  },
): () => ApiEntry {
  const { props, nativeProps } = components.foldedOf(draft);
  const { description, deprecated, stage, since } = withScript(entry.statement, draft.script);
  // Slots and classes of an inherited prop are documented on the page of the ancestor.
  const slots = props.slots?.inheritedFrom === undefined || draft.hasDeclaredSlots ? draft.slots : [];
  const classes = props.classes?.inheritedFrom === undefined ? draft.classes : [];

  const common = toCommon(entry, pack);
  const styles = readStyles(draft.styleProps);
  const { inheritance } = components.ancestorOf(draft) ?? {};
  const endRendered = beginRendering(draft, { ways: entry.imports, pack, nameElement, findParents });

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
    // The class of a slot is shown with the slot.
    classes: classes.filter(({ key }) => !slots.some(({ name }) => name === key)),
    inheritance,
    muiName: draft.script.themeName,
    themeDefaultProps: draft.script.themeDefaultProps,
    ...endRendered(),
    spread: draft.takesAttributes,
    ...(draft.acceptsAnyProp && { anyProps: true as const }),
    sx: draft.props.some(({ name }) => name === 'sx'),
    component: draft.props.some(({ name }) => name === 'component'),
  });
}

// What rendering shows overrides what types say.
function beginRendering(
  { name, props, nativeProps, script, refHolder }: ComponentDraft,
  {
    ways,
    pack,
    nameElement,
    findParents,
  }: {
    ways: ApiExport['imports'];
    pack: ApiPackage;
    nameElement: (tag: string) => string | undefined;
    findParents: ParentFinder;
  },
): () => Pick<ApiEntry, 'refHolder' | 'rendered'> {
  const needsRef = (prop: string) => script.checks.get(prop)?.needsRef ?? false;
  const { render } = pack.scripts;
  const example = render && planExample(props, { needsRef, checker: pack.program.getTypeChecker() });
  const takesChildren = nativeProps.includes('children') || props.some((prop) => prop.name === 'children');
  const isLikeElement = takesChildren && nativeProps.includes('id');
  const end = example && render?.({ ways, ...example, isLikeElement });
  return () => {
    const rendered = end?.((message) => findParents(name, message));
    if (!rendered) return { refHolder };

    const { root, ref } = rendered;
    const tag = ref === 'root' ? root : ref?.tag;
    const element = tag === undefined ? undefined : nameElement(tag);
    // An element from the types is dropped where rendering showed no ref on one.
    const isEmpty = Object.keys(rendered).length === 0;
    return { refHolder: element ?? (isElementName(refHolder) ? undefined : refHolder), ...(!isEmpty && { rendered }) };
  };
}

function isElementName(name: string | undefined): boolean {
  return name !== undefined && /^(?:HTML|SVG)?\w*Element$/.test(name);
}

/** Reads the entry of a hook; undefined where it is not a function. */
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

/** Uses the comment above the function in the script where the declarations have none. */
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

/** Takes defaults from the script where no comment states one. */
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

/** Creates an entry with the fields that components and hooks share. */
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
