// The tag of an element → the name of its DOM type: 'h2' → HTMLHeadingElement.

import ts from 'typescript';
import { remember } from '../remember.ts';

/** Creates a namer that looks tags up in the tables of the DOM types. */
export function createElementNamer(program: ts.Program): (tag: string) => string | undefined {
  const tableOf = remember(readTables);
  return (tag) => tableOf(program).get(tag);
}

// HTML comes before SVG, as both have `a` and `title`.
function readTables(program: ts.Program): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const files = program.getSourceFiles().filter((file) => program.isSourceFileDefaultLibrary(file));
  for (const table of ['HTMLElementTagNameMap', 'SVGElementTagNameMap']) {
    for (const file of files) {
      const members = file.statements
        .filter(ts.isInterfaceDeclaration)
        .filter(({ name }) => name.text === table)
        .flatMap((statement) => [...statement.members]);
      for (const member of members) {
        if (!ts.isPropertySignature(member) || !ts.isStringLiteral(member.name) || !member.type) continue;
        if (!names.has(member.name.text)) names.set(member.name.text, member.type.getText(file));
      }
    }
  }
  return names;
}
