// The body of a page, as HTML → the words of each of its sections: what stands before the first heading,
// then below each heading that can be linked to. Code in blocks says little that the text does not.

import type { Block, Heading } from '../../model/document.ts';
import { isOfUnspacedScript, splitWords } from '../split-words.ts';

/** Longer words are hashes and addresses. */
const longestWord = 32;

/** Tags that stand inside a word: "国<b>际</b>化". */
const insideWord =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|del|dfn|em|i|ins|kbd|mark|q|ruby|s|samp|small|strong|sub|sup|u|var|wbr)(?:\s[^>]*)?>/g;
/** A line that ends between two letters of a script that never writes spaces is a matter of the source alone. */
const brokenLine =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc])[ \t]*\n[ \t]*(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc])/gu;

/** Lists the words of each section, separated by blanks, each once; the first section has no heading. */
export function listSectionWords(
  blocks: readonly Block[],
  headings: readonly Pick<Heading, 'id' | 'text'>[],
): string[] {
  const html = blocks.map((block) => (block.kind === 'html' ? block.html : ' ')).join('');
  const starts = headings.map(({ id }) => findTag(html, id));
  return [-1, ...starts].map((start, index) => {
    // A heading that is drawn later, by a component, has no text here.
    if (index > 0 && start === -1) return '';
    const end = starts.slice(index).find((next) => next > start) ?? html.length;
    return listWords(toText(html.slice(start === -1 ? 0 : html.indexOf('>', start) + 1, end)));
  });
}

/** Where the element with an id begins; -1 where there is none. */
function findTag(html: string, id: string): number {
  const at = html.indexOf(` id="${id}"`);
  return at === -1 ? -1 : html.lastIndexOf('<', at);
}

/** Turns HTML that the engine has written into its text. */
export function toText(html: string): string {
  return html
    .replace(/<(pre|svg|style|script|figcaption)\b[^]*?<\/\1>/g, ' ')
    .replace(insideWord, '')
    .replace(/<[^>]*(?:>|$)/g, ' ')
    .replace(/&(?:amp|#38);/g, '&')
    .replace(/&(?:lt|#60);/g, '<')
    .replace(/&(?:gt|#62);/g, '>')
    .replace(/&(?:quot|#34|#x22);/g, '"')
    .replace(/&(?:#39|#x27|apos);/g, "'")
    .replace(brokenLine, '');
}

function listWords(text: string): string {
  const words = new Set<string>();
  for (const { whole, parts } of splitWords(text)) {
    const isRun = isOfUnspacedScript(whole) && parts.length > 0;
    for (const word of isRun ? parts : [whole, ...parts]) {
      if (isTelling(word)) words.add(word);
    }
  }
  return [...words].join(' ');
}

function isTelling(word: string): boolean {
  if (isOfUnspacedScript(word)) return true;
  return word.length > 1 && word.length <= longestWord && !/^[\d_$]+$/.test(word);
}
