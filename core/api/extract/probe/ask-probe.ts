// Types, as code → the same as types of a program, as if they stood in a module of it.
//
// A program knows only what it was made of. It has a module that imports all of the package
// (plan-probe.ts), and what is parsed apart from it is told that it stands there: names are looked up
// in the node above, so that no second program is needed.

import ts from 'typescript';
import type { ApiPackage } from '../extraction.ts';

/** A type to ask for. */
export interface Question {
  /** As code, such as `typeof Module0.Card<'a'>`. */
  readonly line: string;
  /** Type parameters of the program that the code names. */
  readonly parameters?: readonly ts.Symbol[];
}

/** Reads the type of a question about a value; undefined for what is nothing of that kind. */
export function askProbe(
  question: Question,
  pack: Pick<ApiPackage, 'program' | 'probe'>,
): ts.TypeQueryNode | undefined {
  const type = askProbeType(question, pack);
  return type && ts.isTypeQueryNode(type) ? type : undefined;
}

/** Reads the type of a question. */
export function askProbeType(
  { line, parameters = [] }: Question,
  { program, probe }: Pick<ApiPackage, 'program' | 'probe'>,
): ts.TypeNode | undefined {
  const module = program.getSourceFile(probe);
  const text = `type C=${line}`;
  const scratch = ts.createSourceFile(probe, text, ts.ScriptTarget.ESNext, true);
  const [statement] = scratch.statements;
  const type = statement && ts.isTypeAliasDeclaration(statement) ? statement.type : undefined;
  // A complaint of the checker would be about a place in the module, so that it has to be one.
  if (!module || !type || text.length > module.text.length) return undefined;
  const locals = new Map(parameters.map((parameter) => [parameter.escapedName, parameter]));
  Object.assign(type.parent, { parent: module, locals });
  return type;
}
