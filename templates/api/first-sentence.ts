// The HTML of a text of the library → its first sentence, for a line that has no room for the whole text.

import { toText } from '../../core/search/build/list-section-words.ts';

/**
 * Finds the first sentence of a text, without its markup.
 *
 * @example
 * findFirstSentence('<p>If <code>true</code>, it is off, e.g. here. See below.</p>') // 'If true, it is off, e.g. here.'
 */
export function findFirstSentence(html: string): string {
  const [paragraph = ''] = html.split(/<\/p>/, 1);
  const text = toText(paragraph).replace(/\s+/g, ' ').trim();
  return sentence.exec(text)?.[0] ?? text;
}

/** Up to a sign that ends it: before a blank and what begins a sentence, or any that needs no blank. */
const sentence = /^.*?(?:(?<!\b(?:e\.g|i\.e|etc|vs|cf))[.!?](?=\s+[^\p{Ll}\s]|$)|[。！？])/u;
