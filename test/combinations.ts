// Choices of readers: nine of the 576 that there are, in which any two values of different choices meet.

/** What a reader can choose. */
export const choices = {
  mode: ['light', 'dark', 'system'],
  api: ['collapsed', 'expanded', 'table'],
  direction: ['ltr', 'rtl'],
  density: ['comfortable', 'dense'],
  codeVariant: ['TS', 'JS'],
  codeStyling: ['system', 'tailwind'],
  spacing: ['8', '14'],
  primary: ['', '#7b1fa2'],
} as const;

/** One value for each choice. */
export type Combination = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] };

/** Nine is the least, as each mode must meet each display of the API. */
export const combinations: readonly Combination[] = (
  [
    ['light', 'collapsed', 'ltr', 'comfortable', 'TS', 'system', '8', ''],
    ['light', 'expanded', 'ltr', 'comfortable', 'TS', 'system', '14', '#7b1fa2'],
    ['light', 'table', 'rtl', 'dense', 'JS', 'tailwind', '8', ''],
    ['dark', 'collapsed', 'ltr', 'comfortable', 'JS', 'tailwind', '14', '#7b1fa2'],
    ['dark', 'expanded', 'ltr', 'dense', 'TS', 'tailwind', '8', ''],
    ['dark', 'table', 'rtl', 'comfortable', 'TS', 'system', '8', '#7b1fa2'],
    ['system', 'collapsed', 'rtl', 'dense', 'TS', 'system', '14', '#7b1fa2'],
    ['system', 'expanded', 'rtl', 'comfortable', 'JS', 'system', '8', ''],
    ['system', 'table', 'ltr', 'comfortable', 'TS', 'tailwind', '14', ''],
  ] as const
).map(([mode, api, direction, density, codeVariant, codeStyling, spacing, primary]) => ({
  mode,
  api,
  direction,
  density,
  codeVariant,
  codeStyling,
  spacing,
  primary,
}));
