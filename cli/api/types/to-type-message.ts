// A diagnostic of the compiler → one sentence for a problem.

import type * as TypeScript from 'typescript';

const maxLength = 300;

/** Formats a diagnostic: the first part of a chain says what is wrong, and the last part why. */
export function toTypeMessage({ messageText, code }: Pick<TypeScript.Diagnostic, 'messageText' | 'code'>): string {
  const text = toText(messageText);
  return `${text.length > maxLength ? `${text.slice(0, maxLength)}…` : text} (TS${code})`;
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
