// A written type → its text on one line: as its author wrote it, without comments and module names.

import ts from 'typescript';

/** Formats a type node for a reader. */
export function formatNode(node: ts.TypeNode): string {
  const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });
  return simplifyTypeText(printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));
}

/**
 * Takes out of a type's text what a reader does not write.
 *
 * @example
 * simplifyTypeText('import("../list").Action<React.Key>') // 'Action<Key>'
 */
export function simplifyTypeText(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll(/\bReact\.(?=[A-Z])/g, '')
    .replaceAll(/"([^"'\\]*)"/g, "'$1'")
    .replaceAll(/;? \}/g, ' }')
    // A field that may be left out may be undefined.
    .replaceAll(/(\?: [^;{}()]*?) \| undefined(?=;| \})/g, '$1');
}
