// Finds characters in code that readers cannot see or mistake for others: direction marks, which show a line in another
// order than a compiler reads it, zero-width spaces, and letters of other scripts that look like Latin ones.

/** An invisible or misleading character. */
export interface UnseenCharacter {
  readonly index: number;
  readonly text: string;
  /** "U+202E" */
  readonly point: string;
  readonly kind: 'direction' | 'unseen' | 'lookalike';
}

const quickCheck =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]|[\u0370-\u052F]/u;
const hidden =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
const direction = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
/** Cyrillic and Greek letters that look like Latin ones. */
const latinLookalike = /[аеорсухіјѕһԁԛԝАВЕКМНОРСТУХЅІЈԌԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧοικνρυχ]/gu;

/** Finds such characters in code, except for those that join letters or emoji. */
export function findUnseen(code: string): UnseenCharacter[] {
  if (!quickCheck.test(code)) return [];
  const found = [...code.matchAll(hidden)]
    .filter(
      ({ 0: text, index }) =>
        !isJoining(text, code.slice(Math.max(0, index - 24), index), code.slice(index + text.length)),
    )
    .map(({ 0: text, index }) => toUnseen(text, index, direction.test(text) ? 'direction' : 'unseen'));
  const lookalikes = [...code.matchAll(/[\p{L}\p{N}\p{M}_$]+/gu)]
    .filter(([word]) => /[A-Za-z]/.test(word))
    .flatMap(({ 0: word, index: start }) =>
      [...word.matchAll(latinLookalike)].map(({ 0: text, index }) => toUnseen(text, start + index, 'lookalike')),
    );
  return [...found, ...lookalikes].sort((a, b) => a.index - b.index);
}

function toUnseen(text: string, index: number, kind: UnseenCharacter['kind']): UnseenCharacter {
  const point = (text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { index, text, point: `U+${point}`, kind };
}

/** Returns whether a character joins emoji, or letters in a script that needs it, or belongs to a flag. */
function isJoining(text: string, before: string, after: string): boolean {
  if (text === '\u200D' && /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*$/u.test(before))
    return /^\p{Extended_Pictographic}/u.test(after);
  if (text === '\u200C' || text === '\u200D')
    return joiningScript.test(before.slice(-1)) && joiningScript.test(after.slice(0, 1));
  return (text.codePointAt(0) ?? 0) >= 0xe0000 && /\u{1F3F4}[\u{E0020}-\u{E007F}]*$/u.test(before);
}

const joiningScript =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{M}]/u;
