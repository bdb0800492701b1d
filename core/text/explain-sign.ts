// Explains full-width and typographic characters in code, and names the plain character to write instead.
// Chinese and Japanese input methods and word processors insert them.

import { quote } from './quote.ts';

/** Description of a character, and the plain one that was meant. */
interface TypedSign {
  /** '"，" is a full-width character'. */
  readonly said: string;
  readonly plain: string;
}

/**
 * Explains a character that does not belong in code; undefined for any other.
 *
 * @example
 * explainSign('，') // '"，" is a full-width character: write ",".'
 */
export function explainSign(sign: string): string | undefined {
  const found = findTypedSign(sign);
  return found && `${found.said}: write ${quote(found.plain)}.`;
}

/** Finds the description and plain form of a character that does not belong in code. */
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
