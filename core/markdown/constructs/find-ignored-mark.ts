// The marks of a fence → the first one without effect, with what its author most likely meant.

import { countEdits } from '../../text/count-edits.ts';
import { quote } from '../../text/quote.ts';
import { fenceMarks, marksOfKind } from '../slots/fence-marks.ts';
import type { FenceMeta } from '../slots/parse-fence-info.ts';

/** A mark without effect, and what to write instead. */
export interface IgnoredMark {
  readonly part: string;
  readonly hint: string;
}

/** Names of marks that have a value. */
const keys = fenceMarks.flatMap(({ kind, name }) => (kind === 'word' || kind === 'frame' ? [] : [name]));

/** The correct word for each mark that is a word, and for its names in other engines. */
const correctWords = new Map([
  ...[...marksOfKind('word'), ...marksOfKind('frame')].map(({ name }) => [name, name] as const),
  ...marksOfKind('number').flatMap(({ name, otherNames }) =>
    [name, ...otherNames].map((other) => [other, name] as const),
  ),
]);

const generalHint = 'Write a title and lines like this: ```tsx title="App.tsx" {2,4-6}.';

/** Finds the first mark without effect. A word is a label, unless it is nearly the name of a mark. */
export function findIgnoredMark({ unknown, label }: Pick<FenceMeta, 'unknown' | 'label'>): IgnoredMark | undefined {
  const [part] = unknown;
  if (part !== undefined) return { part, hint: correctKey(part) };

  for (const word of label.split(' ')) {
    const near = findNearWord(word);
    if (near !== undefined) return { part: word, hint: `Did you mean ${quote(near)}?` };
  }
  return undefined;
}

function correctKey(part: string): string {
  const [, key, value = ''] = /^(\w[\w-]*)=(.*)$/.exec(part) ?? [];
  if (key === undefined) return generalHint;
  if (marksOfKind('text').some(({ name }) => name === key)) {
    const bare = value.replace(/^["'“”„‘’«»「＂]|["'“”‘’«»」＂]$/g, '');
    if (/^[^"'{}=]+$/.test(bare)) return `Write ${key}="${bare}".`;
    if (/^["'“”„‘’«»「＂]/.test(value)) return `Write ${key}="…", with the same quotation mark at both ends.`;
  }
  const near = keys.includes(key)
    ? undefined
    : keys.find((each) => countEdits(key.toLowerCase(), each.toLowerCase()) <= (key.length < 8 ? 1 : 2));
  return near === undefined ? generalHint : `Did you mean ${quote(near)}?`;
}

/** Finds the mark that a word is a misspelling of. Labels are free text, so the two must be long and very similar. */
function findNearWord(word: string): string | undefined {
  if (word.length < 6 || word.length > 20) return undefined;
  const near = [...correctWords.keys()].find(
    (each) => each.length >= 6 && countEdits(word.toLowerCase(), each.toLowerCase()) <= 2,
  );
  return near === undefined ? undefined : correctWords.get(near);
}
