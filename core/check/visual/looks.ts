import type { Choices } from '../parse-choices.ts';

/** The looks in which pictures of demos are taken, with the reader's choices in each. */
export const looks = {
  light: { mode: 'light' },
  dark: { mode: 'dark' },
  rtl: { mode: 'light', direction: 'rtl' },
} as const satisfies Readonly<Record<string, Choices>>;

/** The name of a look. */
export type Look = keyof typeof looks;

/** All looks, in display order. */
export const lookNames = Object.keys(looks) as Look[];
