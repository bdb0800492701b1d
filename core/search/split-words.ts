// Text → the words by which it is found: lower case, without accents; a name of code by its whole and by its
// parts; a version as one word. Scripts without spaces by all neighbours in a run of letters, whatever words
// the run is made of: who divides sentences into words divides a word otherwise where it stands alone.

/** A word of a text. */
export interface Word {
  readonly whole: string;
  /** What "disableRipple" is made of: "disable", "ripple". Empty for a plain word. */
  readonly parts: readonly string[];
}

const version = String.raw`v?\d+(?:\.\d+){1,5}(?:-[a-z]+\d*(?:\.\d+)*)?`;
const letter = String.raw`[\p{L}\p{M}\p{N}_$]`;
/** Letters of which two tell a word, and letters that spell one as Latin ones do, of which three do. */
const dense = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Yi}\p{Script=Hangul}\u30fc`;
const spelt = String.raw`\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}`;
const spacedLetter = `(?![${dense}${spelt}])${letter}`;
const spacedWords = new RegExp(`${version}(?!${letter})|${letter}+`, 'giu');
const allWords = new RegExp(`${version}(?!${spacedLetter})|[${dense}]+|[${spelt}]+|(?:${spacedLetter})+`, 'giu');
const isUnspaced = new RegExp(`[${dense}${spelt}]`, 'u');
const isSpelt = new RegExp(`[${spelt}]`, 'u');
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

/** Finds where the words of a text stand: versions, names, and runs of letters of scripts without spaces. */
export function findWords(text: string): Iterable<RegExpExecArray> {
  return text.matchAll(isUnspaced.test(text) ? allWords : spacedWords);
}

/**
 * Lists the pieces by which a run without spaces is found: all neighbours in it, and its end, which begins none.
 *
 * @example
 * listPieces('安装指南') // 安装, 装指, 指南, 南
 */
function listPieces(run: string): string[] {
  const letters = [...run];
  const length = measurePiece(run);
  if (letters.length < length) return [run];
  return [...listNeighbours(run), letters.slice(1 - length).join('')];
}

/** Lists the neighbours in a run without spaces: "安装指" is 安装 and 装指. */
export function listNeighbours(run: string): string[] {
  const letters = [...run];
  const length = measurePiece(run);
  if (letters.length <= length) return [run];
  return letters.slice(length - 1).map((_, index) => letters.slice(index, index + length).join(''));
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

/** Tells whether a word is of a script that writes no spaces, or, as Korean, joins words to others. */
export function isOfUnspacedScript(word: string): boolean {
  return isUnspaced.test(word);
}

function measurePiece(run: string): number {
  return isSpelt.test(run) ? 3 : 2;
}

function toWord(raw: string): Word {
  const whole = foldText(raw);
  if (whole.includes('.')) return toVersion(whole);
  const parts = raw.match(partPattern) ?? [];
  const telling = parts.filter((part) => part.length > 1 && !/^\p{N}+$/u.test(part));
  return { whole, parts: parts.length > 1 ? telling.map(foldText) : [] };
}

/** "v5.15.6" is the version "5.15.6", and one of "v5". */
function toVersion(text: string): Word {
  if (!text.startsWith('v')) return { whole: text, parts: [] };
  return { whole: text.slice(1), parts: [text.slice(0, text.indexOf('.'))] };
}

function toRun(run: string): Word {
  return { whole: run, parts: [...run].length > 1 ? listPieces(run) : [] };
}
