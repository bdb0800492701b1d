// What stands behind a fence's language and does nothing → what its author most likely meant.

import { countEdits } from '../../text/count-edits.ts';
import { quote } from '../../text/quote.ts';
import type { FenceMeta } from '../slots/parse-fence-info.ts';

/** A part that does nothing, and what to write instead. */
export interface VainInfo {
  readonly part: string;
  readonly hint: string;
}

const keys = ['title', 'file', 'mark', 'ins', 'add', 'del', 'focus', 'error', 'warning', 'showLineNumbers'];

/** Words, and what other engines and quick fingers write for them. */
const words = ['twoslash', 'no-check', 'npm2yarn', 'showLineNumbers', 'lineNumbers', 'line-numbers'];
const meant: Readonly<Record<string, string>> = { lineNumbers: 'showLineNumbers', 'line-numbers': 'showLineNumbers' };

const form = 'Write a title and lines like this: ```tsx title="App.tsx" {2,4-6}.';

/** Finds the first part that does nothing. A word is a label, unless it is nearly one that does something. */
export function findVainInfo({ unknown, label }: Pick<FenceMeta, 'unknown' | 'label'>): VainInfo | undefined {
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
  if (key === undefined) return form;
  if (key === 'title' || key === 'file') {
    const bare = value.replace(/^["'“”„‘’«»「＂]|["'“”‘’«»」＂]$/g, '');
    if (/^[^"'{}=]+$/.test(bare)) return `Write ${key}="${bare}".`;
    if (/^["'“”„‘’«»「＂]/.test(value)) return `Write ${key}="…", with the same quotation mark at both ends.`;
  }
  const near = keys.includes(key)
    ? undefined
    : keys.find((each) => countEdits(key.toLowerCase(), each.toLowerCase()) <= (key.length < 8 ? 1 : 2));
  return near === undefined ? form : `Did you mean ${quote(near)}?`;
}

/** A label is free text, so only what is nearly the same counts. */
function findNearWord(word: string): string | undefined {
  if (word.length < 6 || word.length > 20) return undefined;
  const near = words.find((each) => countEdits(word.toLowerCase(), each.toLowerCase()) <= 2);
  return near === undefined ? undefined : (meant[near] ?? near);
}
