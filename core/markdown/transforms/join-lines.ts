// Lines of a paragraph that break between two Chinese or Japanese characters → one line: these languages have no spaces
// there, and browsers would show one. Korean has spaces, and other text keeps its line breaks.
//
// It runs once for the page, the search index, the description and the feeds.

import type { Element, ElementContent, Root, Text } from 'hast';

const letter = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u30fc`;
/** Full-width punctuation. */
const wide = String.raw`\u3001-\u303f\u30fb\ufe30-\ufe4f\uff01-\uff65`;
/** Punctuation whose width depends on its neighbors. */
const mixed = String.raw`“”‘’…—`;
const lineEnd = String.raw`[ \t]*\n[ \t]*`;

const hasLetter = new RegExp(`[${letter}]`, 'u');
const joinableBreak = new RegExp(
  `(?<=[${letter}${wide}])${lineEnd}(?=[${letter}${wide}${mixed}])|(?<=[${mixed}])${lineEnd}(?=[${letter}${wide}])`,
  'gu',
);

/** Elements inside of which a line continues. */
const inline: ReadonlySet<string> = new Set(
  `a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q ruby s samp small span strong sub sup time u var wbr`.split(
    ' ',
  ),
);
/** Elements whose line breaks are shown. */
const preformatted: ReadonlySet<string> = new Set(['pre', 'textarea', 'script', 'style']);

/** Joins the lines of Chinese and Japanese text in a tree, in place. */
export function joinLines(tree: Root, { text, language }: { text: string; language: string }): void {
  if (/^ko\b/.test(language) || !hasLetter.test(text)) return;
  let textRun: Text[] = [];
  walk(tree);
  endRun();

  function walk(parent: Root | Element): void {
    for (const node of parent.children as ElementContent[]) {
      if (node.type === 'text') textRun.push(node);
      if (node.type !== 'element') continue;
      const isInline = inline.has(node.tagName);
      if (!isInline) endRun();
      if (!preformatted.has(node.tagName)) walk(node);
      if (!isInline) endRun();
    }
  }

  function endRun(): void {
    if (textRun.length > 0) joinRun(textRun);
    textRun = [];
  }
}

/** Joins the lines of consecutive text nodes. */
function joinRun(textRun: readonly Text[]): void {
  const joinedText = textRun.map(({ value }) => value).join('');
  if (!joinedText.includes('\n')) return;
  const cuts = [...joinedText.matchAll(joinableBreak)].map(({ 0: cut, index }) => ({
    start: index,
    end: index + cut.length,
  }));
  if (cuts.length === 0) return;

  let next = 0;
  let position = 0;
  for (const node of textRun) {
    const last = position + node.value.length;
    let value = '';
    for (; next < cuts.length; next += 1) {
      const { start, end } = cuts[next] ?? { start: last, end: last };
      if (start >= last) break;
      value += joinedText.slice(position, Math.max(position, start));
      position = Math.min(last, end);
      // The cut continues in the next text node.
      if (end > last) break;
    }
    node.value = value + joinedText.slice(position, last);
    position = last;
  }
}
