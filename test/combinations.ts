// Choices of readers: nine of the 144 that there are, in which any two values of different choices meet.

/** What a reader can choose. */
export const choices = {
  mode: ['light', 'dark', 'system'],
  api: ['collapsed', 'expanded', 'table'],
  direction: ['ltr', 'rtl'],
  density: ['comfortable', 'dense'],
  codeVariant: ['TS', 'JS'],
  codeStyling: ['system', 'tailwind'],
} as const;

/** One value for each choice. */
export type Combination = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] };

/** Nine is the least, as each mode must meet each display of the API. */
export const combinations: readonly Combination[] = (
  [
    ['light', 'collapsed', 'ltr', 'comfortable', 'TS', 'system'],
    ['light', 'expanded', 'ltr', 'comfortable', 'TS', 'system'],
    ['light', 'table', 'rtl', 'dense', 'JS', 'tailwind'],
    ['dark', 'collapsed', 'ltr', 'comfortable', 'JS', 'tailwind'],
    ['dark', 'expanded', 'ltr', 'dense', 'TS', 'tailwind'],
    ['dark', 'table', 'rtl', 'comfortable', 'TS', 'system'],
    ['system', 'collapsed', 'rtl', 'dense', 'TS', 'system'],
    ['system', 'expanded', 'rtl', 'comfortable', 'JS', 'system'],
    ['system', 'table', 'ltr', 'comfortable', 'TS', 'tailwind'],
  ] as const
).map(([mode, api, direction, density, codeVariant, codeStyling]) => ({
  mode,
  api,
  direction,
  density,
  codeVariant,
  codeStyling,
}));
