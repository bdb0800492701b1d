// A declaration of a file that was parsed without its comments → the same declaration with them.
//
// Half of the time that it takes to parse the types of the browser and of CSS goes into their comments, and of
// thousands of these only a few are shown: each is parsed when somebody asks for it.

import ts from 'typescript';

/** Gives a declaration as it is where comments were parsed, or else parses it once more by itself. */
export function withComments(node: ts.Node): ts.Node {
  const file = node.getSourceFile();
  if (!isSilent(file)) return node;
  const [part, opening] = ts.isTypeElement(node) ? [node, 'interface A {'] : [findStatement(node), ''];
  const text = `${opening}${file.text.slice(part.pos, part.end)}${opening && '}'}`;
  const scratch = ts.createSourceFile(file.fileName, text, ts.ScriptTarget.ESNext, true);
  return findSame(scratch, { kind: node.kind, end: node.end - part.pos + opening.length }) ?? node;
}

// TypeScript keeps to itself that a file knows how it was parsed.
function isSilent(file: ts.SourceFile): boolean {
  return 'jsDocParsingMode' in file && file.jsDocParsingMode === ts.JSDocParsingMode.ParseNone;
}

function findStatement(node: ts.Node): ts.Node {
  return ts.isStatement(node) || ts.isSourceFile(node) ? node : findStatement(node.parent);
}

function findSame(node: ts.Node, sought: { readonly kind: ts.SyntaxKind; readonly end: number }): ts.Node | undefined {
  if (node.kind === sought.kind && node.end === sought.end) return node;
  return ts.forEachChild(node, (child) => findSame(child, sought));
}
