// An exported component → a draft with everything its own types say. Inherited props are sorted out
// afterwards (fold-inherited.ts), as that needs the other components.

import ts from 'typescript';
import type { ApiClass, ApiSlot } from './api-entry.ts';
import type { ClassExport } from './classes/class-source.ts';
import { isAllowed, type PropSymbol } from './props/collect-props.ts';
import type { TypeReader } from './create-type-reader.ts';
import { isNative } from './declaration-origin.ts';
import { findLostProps } from './props/find-lost-props.ts';
import { findVariants } from './props/find-variants.ts';
import { findSources, isOfCss, type PropSource } from './props/find-style-types.ts';
import type { ApiPackage } from './extraction.ts';
import type { KnownNames } from './known-names.ts';
import { readClasses } from './classes/read-classes.ts';
import type { NamedProp, PropReader } from './props/read-prop.ts';
import { readRefHolder } from './props/read-ref-holder.ts';
import type { ComponentTypes } from './probe/read-signatures.ts';
import { isContext } from './types/lookalikes.ts';
import type { ScriptFinder } from './script/find-script.ts';
import { isExplained, type ScriptFacts } from './script/read-script.ts';
import { readSlots } from './classes/read-slots.ts';

/** A component as its own types describe it. */
export interface ComponentDraft {
  readonly name: string;
  /** Its name in the reference. */
  readonly label: string;
  readonly symbol: ts.Symbol;
  readonly file: string;
  readonly props: readonly NamedProp[];
  readonly nativeProps: readonly string[];
  readonly styleProps: readonly PropSymbol[];
  readonly slots: readonly ApiSlot[];
  readonly hasDeclaredSlots: boolean;
  readonly classes: readonly ApiClass[];
  readonly refHolder?: string;
  readonly script: ScriptFacts;
  /** Whether it takes the attributes of its root element. */
  readonly takesAttributes: boolean;
  /** Whether its user chooses the root element. */
  readonly hasElementChoice: boolean;
  /** Whether its type allows any prop. */
  readonly acceptsAnyProp: boolean;
}

/** What is shared by the reading of all components of a package. */
export interface ReadContext {
  readonly pack: ApiPackage;
  readonly knownNames: KnownNames;
  /** Where the package declares its style properties. */
  readonly styleTypes: ReadonlySet<PropSource>;
  readonly classExports: readonly ClassExport[];
  readonly reader: TypeReader;
  readonly readProp: PropReader;
  readonly findScript: ScriptFinder;
}

/** A value that may be a component, and the modules it can be imported from. */
export interface ComponentExport {
  readonly name: string;
  readonly label?: string | undefined;
  readonly symbol: ts.Symbol;
  readonly specifiers: readonly string[];
}

/** Reads a component; undefined for a value that is not a component. */
export function readComponent(
  { name, label = name, symbol, specifiers }: ComponentExport,
  { pack, knownNames, styleTypes, classExports, reader, readProp, findScript }: ReadContext,
): ComponentDraft | undefined {
  const checker = pack.program.getTypeChecker();
  const types = reader.typesOf(symbol);
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  if (!types || file === undefined) return undefined;
  const script = findScript(file, { name, specifiers });
  // Before React 19, the consumer of a context, which is a component, may be the same value.
  if (script.isOldContext && isContext(checker.getTypeOfSymbol(symbol))) return undefined;

  const shape = findShape(types, { name, file, program: pack.program });
  const found = addLostProps(reader.propsOf(shape), types, checker);
  const byName = new Map(found.map((prop) => [prop.name, prop]));
  const kinds = sortByKind(found, { program: pack.program, knownNames, styleTypes, script });
  const folder = file.slice(0, file.lastIndexOf('/'));
  const { classes, classNames } = readClasses(
    { name, folder, specifiers, classesProp: byName.get('classes') },
    { exports: classExports, pack },
  );
  const variants = findVariants(shape.props, found, checker);
  const classTexts = Object.fromEntries(classes.map(({ key, description }) => [key, description]));
  const hasElementChoice = types.choice !== undefined || types.props.some(isGeneric);
  const { slots, areDeclared } = readSlots(byName.get('slots'), { name, folder, classNames, classTexts, pack });

  return {
    name,
    label,
    symbol,
    file,
    props: kinds.documented
      .filter(({ prop }) => isAllowed(prop, checker))
      .map(({ prop, declarations }) => readProp(prop, declarations, variants.get(prop.name))),
    nativeProps: kinds.native,
    styleProps: kinds.style,
    slots,
    hasDeclaredSlots: areDeclared,
    classes,
    script,
    refHolder: readRefHolder(byName, { slots, program: pack.program }),
    takesAttributes:
      kinds.native.some((attribute) => !['ref', 'key', 'children'].includes(attribute)) || hasElementChoice,
    hasElementChoice: hasElementChoice || (types.defaultElementProps ?? []).length > 0,
    acceptsAnyProp:
      types.acceptsAnyProp ?? (!hasElementChoice && types.props.some((type) => takesAnyProp(type, checker))),
  };
}

// Part of the type depends on the root element that the user chooses.
function isGeneric(type: ts.Type): boolean {
  if (type.flags & ts.TypeFlags.Instantiable) return true;
  return type.isUnionOrIntersection() && type.types.some(isGeneric);
}

// any, Record<string, any>, { label: string; [name: string]: unknown }
function takesAnyProp(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.flags & ts.TypeFlags.Any) return true;
  const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  return index !== undefined && (index.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

function addLostProps(
  found: readonly PropSymbol[],
  { props }: ComponentTypes,
  checker: ts.TypeChecker,
): readonly PropSymbol[] {
  const names = new Set(found.map(({ name }) => name));
  return [...found, ...findLostProps(props, checker).filter(({ name }) => !names.has(name))];
}

// Wrappers such as Omit can reduce a type to an index signature; the interface next to it still has the props.
function findShape(
  types: ComponentTypes,
  { name, file, program }: { name: string; file: string; program: ts.Program },
): ComponentTypes {
  const checker = program.getTypeChecker();
  if (
    !types.props.some(
      (type) =>
        checker.getIndexInfosOfType(type).length > 0 &&
        checker
          .getPropertiesOfType(type)
          .every(({ declarations = [] }) => declarations.every((one) => isNative(one, program))),
    )
  )
    return types;

  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const neighbors = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(folder));
  const declared = neighbors
    .flatMap((source) => source.statements.filter(ts.isInterfaceDeclaration))
    .find((statement) => [`${name}OwnProps`, `${name}Props`].includes(statement.name.text));
  return declared ? { ...types, props: [...types.props, checker.getTypeAtLocation(declared)] } : types;
}

interface Kinds {
  readonly documented: { prop: PropSymbol; declarations: readonly ts.Declaration[] }[];
  readonly native: string[];
  readonly style: PropSymbol[];
}

function sortByKind(
  found: readonly PropSymbol[],
  {
    program,
    knownNames,
    styleTypes,
    script,
  }: { program: ts.Program; knownNames: KnownNames; styleTypes: ReadonlySet<PropSource>; script: ScriptFacts },
): Kinds {
  const computed = found.filter((prop) => prop.declarations.length === 0);
  // A computed type of style props has hundreds of them, some under short names such as `mt`.
  const isStyleType = computed.filter(({ name }) => knownNames.styles.has(name)).length > computed.length / 2;
  const kinds: Kinds = { documented: [], native: [], style: [] };

  for (const prop of found) {
    const all = prop.declarations;
    const declarations = all.filter((declaration) => !isNative(declaration, program));
    const sources = findSources(prop, program);
    if (
      isOfCss(prop) ||
      (all.length === 0 && isStyleType) ||
      (sources.length > 0 && sources.every((source) => styleTypes.has(source)))
    )
      kinds.style.push(prop);
    else if (declarations.length > 0 || all.length === 0) kinds.documented.push({ prop, declarations });
    // A prop that the script explains is the component's own, even if React declares it.
    else if (isExplained(prop.name, script)) kinds.documented.push({ prop, declarations: all });
    else kinds.native.push(prop.name);
  }
  return { documented: kinds.documented, native: kinds.native.sort(), style: kinds.style };
}
