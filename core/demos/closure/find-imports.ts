// The text of a code file → everything it imports, where each name is written.
//
// TypeScript's parser reads it, without types and without other files. What is no import, such as a
// template that contains the word, must never be taken for one.

import ts from 'typescript';

/** An import as a file states it. */
export interface ImportStatement {
  readonly specifier: string;
  readonly names: readonly string[];
  readonly typeOnly: boolean;
  /** Of the specifier, both from 1. */
  readonly line: number;
  readonly column: number;
  /** Offsets of the specifier's letters in the text, without quotes. */
  readonly start: number;
  readonly end: number;
}

type Found = Pick<ImportStatement, 'names' | 'typeOnly'> & { readonly literal: ts.StringLiteralLike };

/** Finds the imports of a file in the order they are written. Files that are no code have none. */
export function findImports(file: string, text: string): ImportStatement[] {
  const kind = scriptKind(file);
  if (kind === undefined) return file.endsWith('.css') ? findStyleImports(text) : [];

  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const found: Found[] = [];
  source.statements.forEach((statement) => found.push(...fromStatement(statement)));
  if (/\b(?:import|require)\s*[(/]/.test(text)) visitCalls(source, found);

  return found
    .map(({ literal, names, typeOnly }) => {
      const start = literal.getStart(source);
      const { line, character } = source.getLineAndCharacterOfPosition(start);
      const place = { line: line + 1, column: character + 1, start: start + 1, end: literal.end - 1 };
      return { specifier: literal.text, names, typeOnly, ...place };
    })
    .sort((a, b) => a.start - b.start);
}

function scriptKind(file: string): ts.ScriptKind | undefined {
  if (/\.(?:tsx|jsx|js|mjs|cjs)$/.test(file)) return ts.ScriptKind.TSX;
  return /\.[mc]?ts$/.test(file) ? ts.ScriptKind.TS : undefined;
}

function fromStatement(node: ts.Statement): Found[] {
  if (ts.isImportDeclaration(node)) {
    return toFound(node.moduleSpecifier, namesOfImport(node.importClause), isTypeClause(node.importClause));
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    const listed = node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements : undefined;
    return toFound(node.moduleSpecifier, listed?.map(nameOf) ?? ['*'], node.isTypeOnly || isEachType(listed));
  }
  if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference)) {
    return toFound(node.moduleReference.expression, ['*'], node.isTypeOnly);
  }
  return [];
}

/** `import('…')`, `require('…')` and the type `import('…').Name`, wherever they stand. */
function visitCalls(node: ts.Node, found: Found[]): void {
  if (ts.isCallExpression(node) && isImporting(node.expression))
    found.push(...toFound(node.arguments[0], ['*'], false));
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    found.push(...toFound(node.argument.literal, ['*'], true));
  }
  ts.forEachChild(node, (child) => visitCalls(child, found));
}

function isImporting(callee: ts.Expression): boolean {
  return callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === 'require');
}

function toFound(literal: ts.Node | undefined, names: readonly string[], typeOnly: boolean): Found[] {
  return literal && ts.isStringLiteralLike(literal) ? [{ literal, names, typeOnly }] : [];
}

function namesOfImport(clause: ts.ImportClause | undefined): string[] {
  const named = clause?.namedBindings;
  const others = named === undefined ? [] : ts.isNamedImports(named) ? named.elements.map(nameOf) : ['*'];
  return clause?.name ? ['default', ...others] : others;
}

function nameOf(specifier: ts.ImportSpecifier | ts.ExportSpecifier): string {
  return (specifier.propertyName ?? specifier.name).text;
}

function isTypeClause(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return !clause.name && named !== undefined && ts.isNamedImports(named) && isEachType(named.elements);
}

// `import {} from` runs the module, so an empty list is no list of types.
function isEachType(names: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] | undefined): boolean {
  return names !== undefined && names.length > 0 && names.every((name) => name.isTypeOnly);
}

/** `@import` rules, and addresses of files beside the style sheet. What stands in a comment is none. */
function findStyleImports(text: string): ImportStatement[] {
  const bare = text.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const rules = [...bare.matchAll(/@import\s+(?:url\(\s*)?(["'])([^"'\n]+)\1/dg)];
  const addresses = [...bare.matchAll(/url\(\s*(["']?)(\.{1,2}\/[^"')\n]+)\1\s*\)/dg)];

  return [...rules, ...addresses]
    .flatMap((match) => {
      const specifier = match[2] ?? '';
      const [start, end] = match.indices?.[2] ?? [0, 0];
      // An address of another host belongs to the browser; `@import url('./a.css')` is both.
      const isAgain = addresses.includes(match) && rules.some((rule) => rule.indices?.[2]?.[0] === start);
      if (isAgain || /^(?:[a-z]+:)?\/\//i.test(specifier)) return [];

      const above = text.slice(0, start).split('\n');
      const column = (above.at(-1)?.length ?? 0) + 1;
      return { specifier, names: [], typeOnly: false, line: above.length, column, start, end };
    })
    .sort((a, b) => a.start - b.start);
}
