// Lines of a paragraph that end between two characters of Chinese or Japanese → one line: these languages write no space
// there, and browsers would show one. Korean has spaces, and any other text keeps its line ends.
//
// One step for the page, its words in the search, its description, and what feeds say of it.

import type { Element, ElementContent, Root, Text } from 'hast';

const letter = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u30fc`;
/** Punctuation as wide as a letter. */
const wide = String.raw`\u3001-\u303f\u30fb\ufe30-\ufe4f\uff01-\uff65`;
/** Punctuation that has the width of what it stands beside. */
const mixed = String.raw`“”‘’…—`;
const lineEnd = String.raw`[ \t]*\n[ \t]*`;

const hasLetter = new RegExp(`[${letter}]`, 'u');
const within = new RegExp(
  `(?<=[${letter}${wide}])${lineEnd}(?=[${letter}${wide}${mixed}])|(?<=[${mixed}])${lineEnd}(?=[${letter}${wide}])`,
  'gu',
);

/** Elements that do not end a line. */
const inline: ReadonlySet<string> = new Set(
  `a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q ruby s samp small span strong sub sup time u var wbr`.split(
    ' ',
  ),
);
/** Elements whose line ends are shown. */
const asWritten: ReadonlySet<string> = new Set(['pre', 'textarea', 'script', 'style']);

/** Joins the lines of Chinese and Japanese in a tree, in place. */
export function joinLines(tree: Root, { text, language }: { text: string; language: string }): void {
  if (/^ko\b/.test(language) || !hasLetter.test(text)) return;
  let run: Text[] = [];
  walk(tree);
  end();

  function walk(parent: Root | Element): void {
    for (const node of parent.children as ElementContent[]) {
      if (node.type === 'text') run.push(node);
      if (node.type !== 'element') continue;
      const isInline = inline.has(node.tagName);
      if (!isInline) end();
      if (!asWritten.has(node.tagName)) walk(node);
      if (!isInline) end();
    }
  }

  function end(): void {
    if (run.length > 0) joinRun(run);
    run = [];
  }
}

/** Joins the lines of texts that follow each other in a line. */
function joinRun(run: readonly Text[]): void {
  const whole = run.map(({ value }) => value).join('');
  if (!whole.includes('\n')) return;
  const cuts = [...whole.matchAll(within)].map(({ 0: cut, index }) => ({ start: index, end: index + cut.length }));
  if (cuts.length === 0) return;

  let next = 0;
  let at = 0;
  for (const node of run) {
    const last = at + node.value.length;
    let kept = '';
    for (; next < cuts.length; next += 1) {
      const { start, end } = cuts[next] ?? { start: last, end: last };
      if (start >= last) break;
      kept += whole.slice(at, Math.max(at, start));
      at = Math.min(last, end);
      // The cut goes on in the text that follows.
      if (end > last) break;
    }
    node.value = kept + whole.slice(at, last);
    at = last;
  }
}
