// What is tried every day of cases that are alike: some of them. `npm run test:every` tries all.

/** Whether all cases are tried, as before a release. */
export const isEvery = process.env.EVERY_CASE === '1';

/** Returns the first of each so many cases; all of them where every case is tried. */
export function everyday<const Case>(cases: readonly Case[], each: number): readonly Case[] {
  return isEvery ? cases : cases.filter((_, index) => index % each === 0);
}
