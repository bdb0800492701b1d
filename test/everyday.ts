// What is tried every day of cases that are alike: some of them. The whole torture suite tries all.

import { isWhole } from './torture/is-whole.ts';

/** Gives the first of each so many cases; all of them in the whole suite. */
export function everyday<Case>(cases: readonly Case[], each: number): readonly Case[] {
  return isWhole ? cases : cases.filter((_, index) => index % each === 0);
}
