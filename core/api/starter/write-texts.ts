// The required props of a component → texts for those that show one. A prop with a meaning for the program, such as an
// address, cannot be made up.

import { readLiteral } from '../playground/read-literal.ts';
import { splitUnion } from '../split-union.ts';

/** Names of props whose text is not shown, or has to be a certain one. */
const meaningful =
  /^(?:as|is|id|key|ref|component|dir|lang|locale|role|type|mode|style|sx|html|pattern|format|value)$|(?:class|className|color|date|href|icon|path|src|srcSet|time|uri|url)$/i;

/**
 * Writes a text for each required prop that takes one: its name.
 *
 * @example
 * writeTexts({ title: 'ReactNode', helperText: 'string', href: 'string' }) // { title: 'Title', helperText: 'Helper text' }
 */
export function writeTexts(required: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(required).flatMap(([prop, type]) =>
      takesText(type) && !isMeaningful(prop) ? [[prop, toWords(prop)]] : [],
    ),
  );
}

/** Returns whether a type allows any text; of listed ones, a playground takes the first. */
function takesText(type: string): boolean {
  const members = splitUnion(type);
  return (
    members.some((member) => /^(?:string|(?:React\.)?ReactNode)$/.test(member)) &&
    members.every((member) => typeof readLiteral(member) !== 'string')
  );
}

/** Returns whether the text of a prop means something to the program, so that no other text can stand for it. */
export function isMeaningful(prop: string): boolean {
  return meaningful.test(prop);
}

/** "helperText" → "Helper text" */
export function toWords(prop: string): string {
  const words = prop.replaceAll(/(?<=[a-z\d])[A-Z]|-./g, (letter) => ` ${letter.replace('-', '').toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
