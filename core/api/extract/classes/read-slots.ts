// The type of a component's `slots` prop → its inner parts that can be replaced.

import ts from 'typescript';
import type { ApiSlot } from '../api-entry.ts';
import { collectProps, findDeclarations, type PropSymbol } from '../props/collect-props.ts';
import { isWithin } from '../declaration-origin.ts';
import type { ApiPackage } from '../extraction.ts';
import { readDocs } from '../read-doc.ts';

/** The parts of a component. */
interface ComponentSlots {
  readonly slots: readonly ApiSlot[];
  /** Tells whether they are declared beside the component, not taken from another one. */
  readonly areOwn: boolean;
}

/**
 * Reads the parts that the package declares with a comment or in an interface of their own.
 * A bare list of names tells nothing, and the parts of another package are explained there.
 */
export function readSlots(
  slots: PropSymbol | undefined,
  { classNames, folder, pack }: { classNames: Readonly<Record<string, string>>; folder: string; pack: ApiPackage },
): ComponentSlots {
  const checker = pack.program.getTypeChecker();
  const found = collectProps(
    (slots?.symbols ?? []).map((symbol) => checker.getTypeOfSymbol(symbol)),
    checker,
  ).filter((slot) => isDeclaredIn(pack.folder, slot));

  const told = found.flatMap((slot) => {
    const declarations = findDeclarations(slot);
    const doc = readDocs(declarations);
    if (doc.hidden || (doc.description === '' && !declarations.some(({ parent }) => ts.isInterfaceDeclaration(parent))))
      return [];
    return [{ name: slot.name, class: classNames[slot.name], default: doc.default, description: doc.description }];
  });
  return { slots: told, areOwn: found.some((slot) => isDeclaredIn(folder, slot)) };
}

function isDeclaredIn(folder: string, slot: PropSymbol): boolean {
  return findDeclarations(slot).some((declaration) => isWithin(declaration.getSourceFile().fileName, folder));
}
