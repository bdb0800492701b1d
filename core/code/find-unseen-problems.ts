// Code → warnings about invisible and misleading characters, at the place of the first one.

import type { Problem } from '../model/problem.ts';
import { quote } from '../text/quote.ts';
import { findUnseen, type UnseenCharacter } from './find-unseen.ts';

interface CodePlace {
  readonly file: string;
  /** The text that contains the code, and the offset of the code in it. */
  readonly text: string;
  readonly start?: number;
}

/** Finds invisible and misleading characters, with one warning for each kind. */
export function findUnseenProblems(code: string, { file, text, start = 0 }: CodePlace): Problem[] {
  const found = findUnseen(code);
  const kinds = new Set(found.map(({ kind }) => (kind === 'lookalike' ? kind : 'unseen')));
  return [...kinds].flatMap((wantedKind) => {
    const [firstCharacter, ...others] = found.filter(
      ({ kind }) => (kind === 'lookalike') === (wantedKind === 'lookalike'),
    );
    if (!firstCharacter) return [];
    const before = text.slice(0, start + firstCharacter.index).split('\n');
    const place = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    const more = others.length > 0 ? `, and ${others.length} more like it` : '';
    return [{ severity: 'warning', place, ...describe(firstCharacter, more) } as const];
  });
}

function describe({ kind, text, point }: UnseenCharacter, more: string): Pick<Problem, 'rule' | 'message' | 'hint'> {
  if (kind === 'lookalike')
    return {
      rule: 'code-lookalike',
      message: `The letter ${quote(text)} (${point}) is among Latin letters and looks like one${more}`,
      hint: 'Write the Latin letter. Readers who copy the code get the letter as it is; the page marks it.',
    };
  return {
    rule: 'code-unseen',
    message:
      kind === 'direction'
        ? `The character ${point} changes the direction of text, so the code is shown in a different order than it is read${more}`
        : `The code has the character ${point}, which cannot be seen${more}`,
    hint: `Remove it, or write it as an escape, such as "\\u${point.slice(2).padStart(4, '0')}". Readers who copy the code get it as it is; the page marks it.`,
  };
}
