// The readers for whom pictures of a demo are taken.

import type { Choices } from '../parse-choices.ts';

/** What a reader of each look has chosen. */
export const looks = {
  light: { mode: 'light' },
  dark: { mode: 'dark' },
  rtl: { mode: 'light', direction: 'rtl' },
} as const satisfies Readonly<Record<string, Choices>>;

/** The name of a look. */
export type Look = keyof typeof looks;

/** All looks, in the order in which they are shown. */
export const lookNames = Object.keys(looks) as Look[];
