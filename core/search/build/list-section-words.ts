// The HTML of a page → the words of each section: the text before the first heading, then the text below each
// heading with an id. Code blocks are skipped, since they add little to the text.

import type { Block, Heading } from '../../model/document.ts';
import { unescapeHtml } from '../../text/escape-html.ts';
import { isOfUnspacedScript, splitWords } from '../split-words.ts';

/** Longer words are hashes and addresses. */
const maxWordLength = 32;

/** Inline tags, which may be inside a word: "国<b>际</b>化". */
const insideWord =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|del|dfn|em|i|ins|kbd|mark|q|ruby|s|samp|small|strong|sub|sup|u|var|wbr)(?:\s[^>]*)?>/g;
/** A line break between two letters of an unspaced script, which does not separate words. */
const brokenLine =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc])[ \t]*\n[ \t]*(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc])/gu;

/** Lists the unique words of each section, separated by spaces; the first section has no heading. */
export function listSectionWords(
  blocks: readonly Block[],
  headings: readonly Pick<Heading, 'id' | 'text'>[],
): string[] {
  const html = blocks.map((block) => (block.kind === 'html' ? block.html : ' ')).join('');
  const starts = headings.map(({ id }) => findTag(html, id));
  return [-1, ...starts].map((start, index) => {
    // A heading that a component renders later has no text here.
    if (index > 0 && start === -1) return '';
    const end = starts.slice(index).find((next) => next > start) ?? html.length;
    return listWords(toText(html.slice(start === -1 ? 0 : html.indexOf('>', start) + 1, end)));
  });
}

/** Finds the offset of the element with an id; -1 if there is none. */
function findTag(html: string, id: string): number {
  const at = html.indexOf(` id="${id}"`);
  return at === -1 ? -1 : html.lastIndexOf('<', at);
}

/** Converts HTML that the engine rendered to plain text. */
export function toText(html: string): string {
  const text = html
    .replace(/<(pre|svg|style|script|figcaption)\b[^]*?<\/\1>/g, ' ')
    .replace(insideWord, '')
    .replace(/<[^>]*(?:>|$)/g, ' ');
  return unescapeHtml(text).replace(brokenLine, '');
}

function listWords(text: string): string {
  const words = new Set<string>();
  for (const { whole, parts } of splitWords(text)) {
    const isRun = isOfUnspacedScript(whole) && parts.length > 0;
    for (const word of isRun ? parts : [whole, ...parts]) {
      if (isUseful(word)) words.add(word);
    }
  }
  return [...words].join(' ');
}

function isUseful(word: string): boolean {
  if (isOfUnspacedScript(word)) return true;
  return word.length > 1 && word.length <= maxWordLength && !/^[\d_$]+$/.test(word);
}
