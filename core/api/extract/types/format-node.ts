// A type node → its text on one line, as its author wrote it, without comments and module names.

import ts from 'typescript';
import { dropDefaults } from './drop-defaults.ts';

/** Formats a type node as one line of code. */
export function formatNode(node: ts.TypeNode): string {
  const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });
  return simplifyTypeText(printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));
}

/**
 * Removes from the text of a type what people do not write, such as import paths.
 *
 * @example
 * simplifyTypeText('import("../list").Action<React.Key>') // 'Action<Key>'
 */
export function simplifyTypeText(text: string): string {
  const simplified = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/import\("[^"]*"\)\./g, '')
    // Bundlers of declarations rename types of the same name: Action$1.
    .replaceAll(
      /('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")|\b([A-Z]\w*)\$\d+\b/g,
      (match, text?: string, name?: string) => text ?? name ?? match,
    )
    .replaceAll(/\bReact(?:_\d+)?\.(?=[A-Z])/g, '')
    .replaceAll(/"([^"'\\]*)"/g, "'$1'")
    .replaceAll(/[;,]? \}/g, ' }')
    .replaceAll(
      /('(?:\\.|[^'\\])*')|\b(?:true \| false|false \| true)\b/g,
      (_whole, text?: string) => text ?? 'boolean',
    )
    // The printer pads tuples.
    .replaceAll(/('(?:\\.|[^'\\])*')|\[ (?!\])| \]/g, (bracket, text?: string) => text ?? bracket.trim());
  return dropDefaults(simplified)
    .split('?: ')
    .reduce((before, after) => `${before}?: ${dropUndefined(after)}`);
}

/** Removes `| undefined` from an optional field: "string | undefined; b: number" → "string; b: number". */
function dropUndefined(text: string): string {
  const end = findEnd(text);
  // The `| undefined` belongs to the return type of a function.
  if (/^(?:<[^(]*>)?\([^()]*\) =>/.test(text)) return text;
  return text.slice(0, end).replace(/ \| undefined$/, '') + text.slice(end);
}

// The field ends at a semicolon, a comma or a closing bracket outside of all brackets.
function findEnd(text: string): number {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? '';
    if (depth === 0 && (letter === ';' || letter === ',' || text.startsWith(' }', index) || letter === ')'))
      return index;
    if ('([{<'.includes(letter)) depth += 1;
    if (')]}'.includes(letter) || (letter === '>' && text[index - 1] !== '=')) depth -= 1;
  }
  return text.length;
}
