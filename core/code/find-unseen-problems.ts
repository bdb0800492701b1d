// Code → the warning that it has characters that are not what they seem, with the place of the first.

import type { Problem } from '../model/problem.ts';
import { quote } from '../text/quote.ts';
import { findUnseen, type UnseenCharacter } from './find-unseen.ts';

interface CodePlace {
  readonly file: string;
  /** The text that the code is a part of, and where the code begins in it. */
  readonly text: string;
  readonly start?: number;
}

/** Finds them; one warning for each kind. */
export function findUnseenProblems(code: string, { file, text, start = 0 }: CodePlace): Problem[] {
  const found = findUnseen(code);
  const kinds = new Set(found.map(({ kind }) => (kind === 'lookalike' ? kind : 'unseen')));
  return [...kinds].flatMap((wanted) => {
    const [first, ...others] = found.filter(({ kind }) => (kind === 'lookalike') === (wanted === 'lookalike'));
    if (!first) return [];
    const before = text.slice(0, start + first.index).split('\n');
    const place = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    const more = others.length > 0 ? `, and ${others.length} more like it` : '';
    return [{ severity: 'warning', place, ...describe(first, more) } as const];
  });
}

function describe({ kind, text, point }: UnseenCharacter, more: string): Pick<Problem, 'rule' | 'message' | 'hint'> {
  if (kind === 'lookalike')
    return {
      rule: 'code-lookalike',
      message: `The letter ${quote(text)} (${point}) stands among Latin letters and looks like one${more}`,
      hint: 'Write the Latin letter. Readers who copy the code get the letter as it is; the page marks it.',
    };
  return {
    rule: 'code-unseen',
    message:
      kind === 'direction'
        ? `The character ${point} changes the direction of text, so the code is shown in another order than it is read${more}`
        : `The code has the character ${point}, which cannot be seen${more}`,
    hint: `Remove it, or write it as an escape, such as "\\u${point.slice(2).padStart(4, '0')}". Readers who copy the code get it as it is; the page marks it.`,
  };
}
