// Parses the text of a published script, which is never run. Also contains small readers of its syntax tree.

import ts from 'typescript';

/** A parsed script and its constants. */
export interface Script {
  /** Its file, if another script imports it. */
  readonly file?: string | undefined;
  readonly source: ts.SourceFile;
  /** The values of top-level constants, by name. */
  readonly constants: ReadonlyMap<string, ts.Expression>;
  /** Reads a script that this one imports, by the path in the import. */
  readonly readBeside?: (path: string) => Script | undefined;
  /** Finds a constant of another script by its imported name. */
  readonly findImported?: (name: string) => { readonly value: ts.Expression; readonly script: Script } | undefined;
}

/** Parses a script. Syntax errors are ignored. */
export function parseScript(text: string): Script {
  // The readers take comments from the text, so they are not parsed.
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

/** Reads a string, from a literal or a constant. */
export function readText(node: ts.Expression | undefined, { constants }: Script): string | undefined {
  const value = node && ts.isIdentifier(node) ? constants.get(node.text) : node;
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
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

/** Removes parentheses and `as` from an expression. */
export function unwrap(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) ? unwrap(node.expression) : node;
}

/** Reads the name of a field: `color`, or `'aria-label'`. */
export function toFieldName(name: ts.Node | undefined): string {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';
}
