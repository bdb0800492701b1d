// Text → the words by which it is found: lower case, without accents; a name in camelCase by its whole and
// by its parts; scripts without spaces by the words that `Intl.Segmenter` sees, and by pairs of letters.

/** A word of a text. */
export interface Word {
  readonly whole: string;
  /** What "disableRipple" is made of: "disable", "ripple". Empty for a plain word. */
  readonly parts: readonly string[];
}

/** Splits a run of letters of a script that writes no spaces. */
export type SegmentRun = (run: string) => readonly string[];

const wordPattern = /[\p{L}\p{M}\p{N}_$]+/gu;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\u30fc]+/gu;
const isUnspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const partPattern = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+/gu;

/**
 * Splits a text into words. Without `segment`, a run without spaces is one word.
 *
 * @example
 * splitWords('Use disableRipple') // use; disableripple, made of disable and ripple
 */
export function splitWords(text: string, segment: SegmentRun = (run) => [run]): Word[] {
  return (text.match(wordPattern) ?? []).flatMap((raw) =>
    isUnspaced.test(raw) ? splitUnspaced(raw, segment) : [toWord(raw)],
  );
}

/** Creates the splitter of runs without spaces for a language. A browser without `Intl.Segmenter` takes pairs. */
export function createSegmenter(language: string): SegmentRun {
  if (typeof Intl.Segmenter !== 'function') return listPairs;
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return (run) => [...segmenter.segment(run)].map(({ segment }) => segment);
}

/** Lists the pairs of neighbours in a word: "安装指" is 安装 and 装指. The same on every machine. */
export function listPairs(word: string): string[] {
  const letters = [...word];
  if (letters.length < 2) return [word];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** Makes texts comparable: lower case, without accents. */
export function foldText(text: string): string {
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** Tells whether a word is of a script that writes no spaces. */
export function isOfUnspacedScript(word: string): boolean {
  return isUnspaced.test(word);
}

function toWord(raw: string): Word {
  const whole = foldText(raw);
  const parts = raw.match(partPattern) ?? [];
  return { whole, parts: parts.length > 1 ? parts.map(foldText).filter((part) => part.length > 1) : [] };
}

function splitUnspaced(raw: string, segment: SegmentRun): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of raw.matchAll(unspaced)) {
    if (match.index > end) words.push(toWord(raw.slice(end, match.index)));
    for (const run of segment(match[0]))
      words.push({ whole: foldText(run), parts: run.length > 2 ? listPairs(run) : [] });
    end = match.index + match[0].length;
  }
  if (end < raw.length) words.push(toWord(raw.slice(end)));
  return words;
}
