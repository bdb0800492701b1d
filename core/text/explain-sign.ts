// A character where code wants a plain one → what it is, and what to write. Input methods of Chinese and Japanese
// and programs for letters write them.

import { quote } from './quote.ts';

/** What a character is, and the plain one that is meant. */
interface TypedSign {
  /** '"，" is a full-width character'. */
  readonly said: string;
  readonly plain: string;
}

/**
 * Explains a character that no code has; undefined for any other.
 *
 * @example
 * explainSign('，') // '"，" is a full-width character: write ",".'
 */
export function explainSign(sign: string): string | undefined {
  const found = findTypedSign(sign);
  return found && `${found.said}: write ${quote(found.plain)}.`;
}

/** Finds what a character is that no code has. */
export function findTypedSign(sign: string): TypedSign | undefined {
  const [name, plain] = nameSign(sign) ?? [];
  return name === undefined || plain === undefined ? undefined : { said: `${quote(sign)} is ${name}`, plain };
}

function nameSign(sign: string): readonly [name: string, plain: string] | undefined {
  if (/^[“”„‟«»「」『』]$/.test(sign)) return ['a typographic quotation mark', '"'];
  if (/^[‘’‚‛‹›]$/.test(sign)) return ['a typographic quotation mark', "'"];
  if (/^[！-～]$/.test(sign)) return ['a full-width character', sign.normalize('NFKC')];
  if (sign === '、') return ['a full-width character', ','];
  return undefined;
}
