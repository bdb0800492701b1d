// The type of a component's `slots` prop → its inner parts that can be replaced.

import ts from 'typescript';
import type { ApiSlot } from './api-entry.ts';
import { collectProps, findDeclarations, type PropSymbol } from './collect-props.ts';
import { readDocs } from './read-doc.ts';

/** Reads the parts that have a comment or stand in an interface of their own; a bare list of names tells nothing. */
export function readSlots(slots: PropSymbol | undefined, { classNames, checker }: { classNames: Readonly<Record<string, string>>; checker: ts.TypeChecker }): ApiSlot[] {
  const types = (slots?.symbols ?? []).map((symbol) => checker.getTypeOfSymbol(symbol));

  return collectProps(types, checker).flatMap((slot) => {
    const declarations = findDeclarations(slot);
    const doc = readDocs(declarations);
    if (doc.hidden || (doc.description === '' && !declarations.some(({ parent }) => ts.isInterfaceDeclaration(parent)))) return [];
    return [{ name: slot.name, class: classNames[slot.name], default: doc.default, description: doc.description }];
  });
}
