// Parses the text of a published script, which is never run.

import ts from 'typescript';
import { listStatics, type StaticValue } from './list-statics.ts';
import { readNames, type ScriptNames } from './read-names.ts';

/** A parsed script and its names. */
export interface Script {
  /** Its file, if another script imports it. */
  readonly file?: string | undefined;
  readonly source: ts.SourceFile;
  readonly names: ScriptNames;
  /** The values of `defaultProps`, in their order. */
  readonly statics: readonly StaticValue[];
  /** Reads a script that this one imports, by the path in the import. */
  readonly readBeside?: (path: string) => Script | undefined;
}

/** What a name or an expression is, and where. */
export interface Declared {
  readonly script: Script;
  /** Its name in that script; empty for a value without one. */
  readonly name: string;
  /** The value of a variable, a function, a class, or a declaration without a value. */
  readonly node: ts.Node;
}

/** Parses a script. Syntax errors are ignored. */
export function parseScript(text: string): Script {
  // The readers take comments from the text, so they are not parsed.
  const options = { languageVersion: ts.ScriptTarget.ESNext, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const source = ts.createSourceFile('component.js', text, options, false, ts.ScriptKind.JSX);
  return { source, names: readNames(source), statics: listStatics(source) };
}

/** Reads a string, from a literal or a constant. */
export function readText(node: ts.Expression | undefined, { names }: Script): string | undefined {
  const value = node && ts.isIdentifier(node) ? names.declared.get(node.text) : node;
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}
