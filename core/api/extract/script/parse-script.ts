// The text of a published script → its syntax tree, and the little that several readers ask of it.
// A script is parsed and never run.

import ts from 'typescript';

/** A script, parsed, and the values of its constants. */
export interface Script {
  /** Where it lies, if it is one that another script imports. */
  readonly file?: string | undefined;
  readonly source: ts.SourceFile;
  /** What constants at the top of the script hold, by their names. */
  readonly constants: ReadonlyMap<string, ts.Expression>;
  /** Reads a script that this one imports, by the path that it writes. */
  readonly readBeside?: (path: string) => Script | undefined;
  /** Finds a constant of another script by the name that it has in this one. */
  readonly findImported?: (name: string) => { readonly value: ts.Expression; readonly script: Script } | undefined;
}

/** Parses a script; a broken one gives what can be made of it. */
export function parseScript(text: string): Script {
  // Comments are read as text, where they are read at all.
  const options = { languageVersion: ts.ScriptTarget.ESNext, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const source = ts.createSourceFile('component.js', text, options, false, ts.ScriptKind.JSX);
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return {
    source,
    constants: new Map(
      declarations.flatMap(({ name, initializer }) =>
        ts.isIdentifier(name) && initializer ? [[name.text, initializer] as const] : [],
      ),
    ),
  };
}

/** Reads a text, written as such or behind a constant. */
export function readText(node: ts.Expression | undefined, { constants }: Script): string | undefined {
  const known = node && ts.isIdentifier(node) ? constants.get(node.text) : node;
  return known && ts.isStringLiteralLike(known) ? known.text : undefined;
}

/** Finds the value of a field of an object: { name: 'MuiButton' }, or { name }. */
export function findField(object: ts.ObjectLiteralExpression, key: string): ts.Expression | undefined {
  for (const property of object.properties) {
    if (!property.name || !ts.isIdentifier(property.name) || property.name.text !== key) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/** Takes off what stands around an expression without changing it. */
export function unwrap(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) ? unwrap(node.expression) : node;
}

/** Reads the name of a field: `color`, or `'aria-label'`. */
export function toFieldName(name: ts.Node | undefined): string {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';
}
