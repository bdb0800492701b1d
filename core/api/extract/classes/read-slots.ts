import ts from 'typescript';
import type { ApiSlot } from '../api-entry.ts';
import { collectProps, type PropSymbol } from '../props/collect-props.ts';
import { isWithin } from '../declaration-origin.ts';
import type { ApiPackage } from '../extraction.ts';
import { readDocs } from '../read-doc.ts';

/** The slots of a component. */
interface ComponentSlots {
  readonly slots: readonly ApiSlot[];
  /** Whether they are declared in the component's folder, not inherited. */
  readonly areDeclared: boolean;
}

/** The component whose slots are read. */
interface SlotSource {
  readonly name: string;
  /** Its declaration file's folder. */
  readonly folder: string;
  readonly classNames: Readonly<Record<string, string>>;
  /** The description of each class, by key. */
  readonly classTexts: Readonly<Record<string, string>>;
  readonly pack: ApiPackage;
}

/**
 * Reads the slots from the type of a `slots` prop, without those of other packages. The description of a slot is the
 * comment on it, on the field of its name in the interface "ButtonSlots", or on its class.
 */
export function readSlots(slots: PropSymbol | undefined, source: SlotSource): ComponentSlots {
  const { name, folder, classNames, classTexts, pack } = source;
  const checker = pack.program.getTypeChecker();
  const types = (slots?.symbols ?? []).map((symbol) => checker.getNonNullableType(checker.getTypeOfSymbol(symbol)));
  const found = collectProps(types, checker)
    .map((slot) => ({ slot, declarations: findSlotDeclarations(slot, types) }))
    .filter(({ declarations }) => isDeclaredIn(pack.folder, declarations));
  const slotsInterface =
    found.length > 0 ? findInterface(`${name}Slots`, { folder, program: pack.program }) : undefined;

  const visibleSlots = found.flatMap(({ slot, declarations }) => {
    const field = slotsInterface?.members.find((member) => member.name?.getText() === slot.name);
    const doc = readDocs([...declarations, ...(field ? [field] : [])]);
    if (doc.hidden) return [];
    return [
      {
        name: slot.name,
        class: classNames[slot.name],
        default: doc.default,
        description: doc.description || (classTexts[slot.name] ?? ''),
        deprecated: doc.deprecated,
        stage: doc.stage,
      },
    ];
  });
  return { slots: visibleSlots, areDeclared: found.some(({ declarations }) => isDeclaredIn(folder, declarations)) };
}

// The keys of a computed type (`UncapitalizeObjectKeys<Slots>`) have no declarations, but those of its argument do.
function findSlotDeclarations(slot: PropSymbol, types: readonly ts.Type[]): readonly ts.Declaration[] {
  const declared = slot.declarations;
  if (declared.length > 0) return declared;
  const capitalized = slot.name.charAt(0).toUpperCase() + slot.name.slice(1);
  const computed = types.flatMap(listArguments);
  return computed.flatMap((type) => (type.getProperty(slot.name) ?? type.getProperty(capitalized))?.declarations ?? []);
}

function listArguments(type: ts.Type): readonly ts.Type[] {
  const typeArguments = type.aliasTypeArguments ?? [];
  return type.isUnionOrIntersection() ? [...typeArguments, ...type.types.flatMap(listArguments)] : typeArguments;
}

function findInterface(
  name: string,
  { folder, program }: { folder: string; program: ts.Program },
): ts.InterfaceDeclaration | undefined {
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(`${folder}/`))
    .flatMap(({ statements }) => statements.filter(ts.isInterfaceDeclaration))
    .find((statement) => statement.name.text === name);
}

function isDeclaredIn(folder: string, declarations: readonly ts.Declaration[]): boolean {
  return declarations.some((declaration) => isWithin(declaration.getSourceFile().fileName, folder));
}
