// What the compiler says → one sentence for a problem.

import type * as TypeScript from 'typescript';

const longest = 300;

/** Writes a sentence: a chain says what is wrong, and at its end why; what lies between repeats both at length. */
export function toTypeMessage({ messageText, code }: Pick<TypeScript.Diagnostic, 'messageText' | 'code'>): string {
  const text = toText(messageText);
  return `${text.length > longest ? `${text.slice(0, longest)}…` : text} (TS${code})`;
}

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
