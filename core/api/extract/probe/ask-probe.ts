// Type expressions, as code → type nodes that the checker can resolve, as if they were written in the program.
//
// The program contains a module that imports the whole package (plan-probe.ts). The code is parsed
// separately and gets that module as its parent, where the checker looks up its names. This saves
// creating a second program.

import ts from 'typescript';
import type { ApiPackage } from '../extraction.ts';

/** A type expression to resolve. */
export interface Question {
  /** Code, such as `typeof Module0.Card<'a'>`. */
  readonly line: string;
  /** Type parameters of the program that the code refers to. */
  readonly parameters?: readonly ts.Symbol[];
}

/** Parses a question that is a `typeof` expression; undefined for any other. */
export function askProbe(
  question: Question,
  pack: Pick<ApiPackage, 'program' | 'probe'>,
): ts.TypeQueryNode | undefined {
  const type = askProbeType(question, pack);
  return type && ts.isTypeQueryNode(type) ? type : undefined;
}

/** Parses a question into a type node of the program. */
export function askProbeType(
  { line, parameters = [] }: Question,
  { program, probe }: Pick<ApiPackage, 'program' | 'probe'>,
): ts.TypeNode | undefined {
  const module = program.getSourceFile(probe);
  const text = `type C=${line}`;
  const scratch = ts.createSourceFile(probe, text, ts.ScriptTarget.ESNext, true);
  const [statement] = scratch.statements;
  const type = statement && ts.isTypeAliasDeclaration(statement) ? statement.type : undefined;
  // The checker reports errors at positions in the module, so these have to exist.
  if (!module || !type || text.length > module.text.length) return undefined;
  const locals = new Map(parameters.map((parameter) => [parameter.escapedName, parameter]));
  Object.assign(type.parent, { parent: module, locals });
  return type;
}
