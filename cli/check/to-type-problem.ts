// What the compiler says → a problem with the place in the demo's file.

import { relative } from 'node:path';
import type * as TypeScript from 'typescript';
import type { Problem } from '../../core/problem.ts';

const longest = 300;
/** A package, or its types, that the compiler does not find. */
const missingPackage = [2307, 2792, 2875, 7016];

/** Turns a diagnostic of the compiler into a problem. */
export function toTypeProblem({ file, start, code, messageText }: TypeScript.Diagnostic, root: string): Problem {
  const place = file && start !== undefined ? file.getLineAndCharacterOfPosition(start) : undefined;
  const text = toText(messageText);
  const isPackage = missingPackage.includes(code);

  return {
    rule: 'demo-type',
    severity: 'error',
    place: {
      file: file ? relative(root, file.fileName).replaceAll('\\', '/') : 'tsconfig.json',
      ...(place && { line: place.line + 1, column: place.character + 1 }),
    },
    message: `${text.length > longest ? `${text.slice(0, longest)}…` : text} (TS${code})`,
    hint: isPackage ? 'Correct the name, or install the package and its types.' : 'Correct the code at this place.',
  };
}

/** A chain says what is wrong, and at its end why; what lies between repeats both at length. */
function toText(message: string | TypeScript.DiagnosticMessageChain): string {
  if (typeof message === 'string') return toClause(message);

  let reason = message;
  while (reason.next?.length) reason = reason.next[reason.next.length - 1] as TypeScript.DiagnosticMessageChain;
  return reason === message
    ? toClause(message.messageText)
    : `${toClause(message.messageText)}: ${toClause(reason.messageText)}`;
}

function toClause(sentence: string): string {
  return sentence.replace(/\s+/g, ' ').replace(/\.$/, '');
}
