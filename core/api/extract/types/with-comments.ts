// A declaration in a file that was parsed without comments → the same declaration with its comments.
//
// Half the time of parsing the DOM and CSS types goes into their comments, and only a few of thousands are shown.
// So each comment is parsed only when it is needed.

import ts from 'typescript';

/** Returns a declaration unchanged if its comments were parsed, or else parses it alone, with comments. */
export function withComments(node: ts.Node): ts.Node {
  const file = node.getSourceFile();
  if (!lacksComments(file)) return node;
  const [part, opening] = ts.isTypeElement(node) ? [node, 'interface A {'] : [findStatement(node), ''];
  const text = `${opening}${file.text.slice(part.pos, part.end)}${opening && '}'}`;
  const scratch = ts.createSourceFile(file.fileName, text, ts.ScriptTarget.ESNext, true);
  return findSame(scratch, { kind: node.kind, end: node.end - part.pos + opening.length }) ?? node;
}

// `jsDocParsingMode` is an internal property of TypeScript's source files.
function lacksComments(file: ts.SourceFile): boolean {
  return 'jsDocParsingMode' in file && file.jsDocParsingMode === ts.JSDocParsingMode.ParseNone;
}

function findStatement(node: ts.Node): ts.Node {
  return ts.isStatement(node) || ts.isSourceFile(node) ? node : findStatement(node.parent);
}

function findSame(node: ts.Node, sought: { readonly kind: ts.SyntaxKind; readonly end: number }): ts.Node | undefined {
  if (node.kind === sought.kind && node.end === sought.end) return node;
  return ts.forEachChild(node, (child) => findSame(child, sought));
}
