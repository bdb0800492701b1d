// A code that no bundle has → the codes that were perhaps meant: the same letters written in another
// way ("pt-br"), then what is a slip away, then the other regions of the language.

import { findNearest } from '../../core/text/find-nearest.ts';

const most = 3;

/**
 * Finds at most three codes near an unknown one, the nearest first.
 *
 * @example
 * findNearCodes('pt_BR', codes) // ['ptBR']
 * findNearCodes('zh', codes)    // ['zhCN', 'zhHK', 'zhTW']
 */
export function findNearCodes(code: string, codes: readonly string[]): string[] {
  const letters = toLetters(code);
  const same = codes.filter((candidate) => toLetters(candidate) === letters);
  if (same.length > 0) return same;

  const slip = findNearest(letters, codes);
  const siblings = letters.length > 1 ? codes.filter((candidate) => toLanguage(candidate) === letters.slice(0, 2)) : [];
  return [...new Set([...(slip === undefined ? [] : [slip]), ...siblings])].slice(0, most);
}

function toLetters(code: string): string {
  return code.replace(/[^a-z]/gi, '').toLowerCase();
}

function toLanguage(code: string): string {
  return code.slice(0, 2).toLowerCase();
}
