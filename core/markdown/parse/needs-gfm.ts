// Tells whether a text uses anything of GitHub's extensions.
//
// They add half to the cost of parsing, and most pages use none. A false alarm costs time only;
// a text that is missed would lose its table, so each test here is wider than the grammar.

import { isDelimiterRow } from '../syntax/is-delimiter-row.ts';

/** Links and addresses whose form leaves no doubt: nothing in them is found a second time. */
const plainLinks =
  /(?<!\\)(?:\[[^[\]\\`<>\n]*\]\(https?:\/\/[^\s()<>\\]*(?: "[^"\\\n]*")?\)|<https?:\/\/[^\s<>\\]*>)/gi;

/** A "\" may stand before any mark, and goes before the text is searched for bare links. */
const bareLink = /(?<![A-Za-z])https?\\?:\\?\/\\?\/|www\\?\.|[\w.+-]\\?@[\w\\-]+\.[\w-]/i;

/** Written as entities, the marks of an address count as well. */
const hiddenMark = /&(?:#|colon;|sol;|period;|commat;)/;

/** Tells whether a text may hold a table, strikethrough, footnote, task or bare link. */
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
