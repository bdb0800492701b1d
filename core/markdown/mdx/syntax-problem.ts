// An error of the MDX parser → a problem with the way to write it.

import type { Problem } from '../../model/problem.ts';

/** An error as the parser throws it. */
interface SyntaxFault {
  readonly reason: string;
  readonly line?: number | null;
  readonly column?: number | null;
}

/** Returns whether a thrown value is a syntax error of the MDX parser. */
export function isSyntaxFault(error: unknown): error is SyntaxFault {
  return error instanceof Error && typeof (error as { reason?: unknown }).reason === 'string';
}

/** Turns a syntax error into a problem with a hint. */
export function syntaxProblem({ reason, line, column }: SyntaxFault, file: string): Problem {
  // The parser reports the place around the element that is not closed.
  const open = /^Expected a closing tag for `<[^`]*>` \((\d+):(\d+)-/.exec(reason);
  const message = plainMessages.find(([pattern]) => pattern.test(reason))?.[1] ?? reason;
  const plain = message.replace(/(?<!\s)\s*\((?:note: .*|U\+[\dA-F]+|\d+:\d+-\d+:\d+)\)/g, '').replaceAll('`', '"');
  return {
    rule: 'mdx-syntax',
    severity: 'error',
    place: { file, line: Number(open?.[1] ?? line ?? 1), column: Number(open?.[2] ?? column ?? 1) },
    message: plain,
    hint: findHint(reason),
  };
}

const plainMessages: readonly (readonly [RegExp, string])[] = [
  [/parse expression with acorn/, 'The code between the braces is not a JavaScript expression'],
  [/parse import\/exports with acorn/, 'The code after "import" or "export" is not JavaScript'],
];

function findHint(reason: string): string {
  if (/create a comment in MDX|character `!`/.test(reason)) return 'Write {/* … */}: MDX has no HTML comments.';
  if (/create a link in MDX/.test(reason)) return 'Write [text](address): MDX has no links in angle brackets.';
  if (/closing tag/.test(reason))
    return 'Close the element, with "/>" if it has no content. If it is not an element, write "\\<" or `<` for the character.';
  if (/esm|import\/exports/i.test(reason))
    return 'Write the statement as JavaScript, without types, and a blank line after it.';
  if (/expression|acorn/i.test(reason))
    return 'Correct the JavaScript between the braces. If it is not code, write "\\{" or `{` for the character.';
  return 'If it is not an element, write "\\<" or `<` for the character.';
}
