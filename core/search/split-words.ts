// Text → its search words: in lower case, without accents; identifiers as a whole and in parts; versions as one word.
// Unspaced scripts are split into all neighboring letters of a run, not into words: word segmentation would split
// a word differently in a sentence than alone.

/** A word of a text. */
export interface Word {
  readonly whole: string;
  /** The parts of an identifier: "disable" and "ripple" of "disableRipple". Empty for a plain word. */
  readonly parts: readonly string[];
}

const version = String.raw`v?\d+(?:\.\d+){1,5}(?:-[a-z]+\d*(?:\.\d+)*)?`;
const letter = String.raw`[\p{L}\p{M}\p{N}_$]`;
/** Scripts indexed in pairs of letters (dense), and alphabetic ones indexed in groups of three (spelled). */
const dense = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Yi}\p{Script=Hangul}\u30fc`;
const spelled = String.raw`\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}`;
const spacedLetter = `(?![${dense}${spelled}])${letter}`;
const spacedWords = new RegExp(`${version}(?!${letter})|${letter}+`, 'giu');
const allWords = new RegExp(`${version}(?!${spacedLetter})|[${dense}]+|[${spelled}]+|(?:${spacedLetter})+`, 'giu');
const isUnspaced = new RegExp(`[${dense}${spelled}]`, 'u');
const isSpelled = new RegExp(`[${spelled}]`, 'u');
const partPattern = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+/gu;

/**
 * Splits a text into words.
 *
 * @example
 * splitWords('Use disableRipple') // use; disableripple, made of disable and ripple
 */
export function splitWords(text: string): Word[] {
  const isPlain = !isUnspaced.test(text);
  return [...findWords(isPlain ? text : text.normalize('NFKC'))].map(([raw]) =>
    !isPlain && isUnspaced.test(raw) ? toRun(foldText(raw)) : toWord(raw),
  );
}

/** Finds the words of a text with their offsets: versions, names, and runs of unspaced letters. */
export function findWords(text: string): Iterable<RegExpExecArray> {
  return text.matchAll(isUnspaced.test(text) ? allWords : spacedWords);
}

/**
 * Lists the search pieces of an unspaced run: all neighbors in it, and its end, which begins none.
 *
 * @example
 * listPieces('安装指南') // 安装, 装指, 指南, 南
 */
function listPieces(run: string): string[] {
  const letters = [...run];
  const length = measurePiece(run);
  if (letters.length < length) return [run];
  return [...listNeighbors(run), letters.slice(1 - length).join('')];
}

/** Lists the neighbors in an unspaced run: "安装指" is 安装 and 装指. */
export function listNeighbors(run: string): string[] {
  const letters = [...run];
  const length = measurePiece(run);
  if (letters.length <= length) return [run];
  return letters.slice(length - 1).map((_, index) => letters.slice(index, index + length).join(''));
}

/** Folds a text for comparison: lower case, without accents. */
export function foldText(text: string): string {
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** Returns whether a word is of a script without spaces, or of one that attaches words to others, as Korean does. */
export function isOfUnspacedScript(word: string): boolean {
  return isUnspaced.test(word);
}

function measurePiece(run: string): number {
  return isSpelled.test(run) ? 3 : 2;
}

function toWord(raw: string): Word {
  const whole = foldText(raw);
  if (whole.includes('.')) return toVersion(whole);
  const parts = raw.match(partPattern) ?? [];
  const useful = parts.filter((part) => part.length > 1 && !/^\p{N}+$/u.test(part));
  return { whole, parts: parts.length > 1 ? useful.map(foldText) : [] };
}

/** Turns "v5.15.6" into the word "5.15.6" with the part "v5". */
function toVersion(text: string): Word {
  if (!text.startsWith('v')) return { whole: text, parts: [] };
  return { whole: text.slice(1), parts: [text.slice(0, text.indexOf('.'))] };
}

function toRun(run: string): Word {
  return { whole: run, parts: [...run].length > 1 ? listPieces(run) : [] };
}
