// Types, as code → the same as types of a program, as if they stood in a module of it.
//
// A program knows only what it was made of. It has a module that imports all of the package
// (plan-probe.ts), and what is parsed apart from it is told that it stands there: names are looked up
// in the node above, so that no second program is needed.

import ts from 'typescript';
import type { ApiPackage } from '../extraction.ts';

/** Reads types such as `typeof Module0.Card<'a'>`; what is nothing of that kind is left out. */
export function askProbe(
  lines: readonly string[],
  { program, probe }: Pick<ApiPackage, 'program' | 'probe'>,
): ts.TypeQueryNode[] {
  const module = program.getSourceFile(probe);
  // A complaint of the checker would be about a place in the module, so that it has to be one.
  const length = module?.text.length ?? 0;
  return lines.flatMap((line) => {
    const text = `type C=${line}`;
    const scratch = ts.createSourceFile(probe, text, ts.ScriptTarget.ESNext, true);
    const [statement] = scratch.statements;
    const type = statement && ts.isTypeAliasDeclaration(statement) ? statement.type : undefined;
    if (!module || !type || !ts.isTypeQueryNode(type) || text.length > length) return [];
    Object.assign(type.parent, { parent: module });
    return [type];
  });
}
