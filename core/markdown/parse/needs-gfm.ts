// A text → which of GitHub's extensions it may need.
//
// They add half to the cost of parsing, and most pages use none. A false positive only costs time, but a false negative
// would lose a table, so each test here is wider than the grammar.

import { isDelimiterRow } from '../syntax/is-delimiter-row.ts';

/** Unambiguous links and addresses, in which no bare link is found. */
const plainLinks =
  /(?<!\\)(?:\[[^[\]\\`<>\n]*\]\(https?:\/\/[^\s()<>\\]*(?: "[^"\\\n]*")?\)|<https?:\/\/[^\s<>\\]*>)/gi;

/** Matches a bare link, also with "\" before its marks. */
const bareLink = /(?<![A-Za-z])https?\\?:\\?\/\\?\/|www\\?\.|[\w.+-]\\?@[\w\\-]+\.[\w-]/i;

/** Matches marks of an address that are written as entities. */
const hiddenMark = /&(?:#|colon;|sol;|period;|commat;)/;

/** Returns whether a text may contain a table, strikethrough, footnote, task or bare link. */
export function needsGfm(text: string): boolean {
  return (
    text.includes('~') ||
    text.includes('[^') ||
    /\[(?:[ \txX]|\n[\s>]*)\]/.test(text) ||
    hiddenMark.test(text) ||
    bareLink.test(text.replace(plainLinks, '')) ||
    text.split('\n').some(isDelimiterRow)
  );
}

/**
 * Returns whether a text may contain an e-mail address. The construct for them is tried at the start of each word, a
 * sixth of the time of a text with a table or a bare link; marks that are escaped or entities are found later, in the
 * tree.
 */
export function needsEmail(text: string): boolean {
  return /[\w.+-]@[\w-]+\.[\w-]/.test(text);
}
