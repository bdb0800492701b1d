// The HTML of a library's text → its first sentence, for lines without room for the whole text.

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

/** Matches up to the mark that ends a sentence: followed by a space and a new sentence, or one that needs no space. */
const sentence = /^.*?(?:(?<!\b(?:e\.g|i\.e|etc|vs|cf))[.!?](?=\s+[^\p{Ll}\s]|$)|[。！？])/u;
