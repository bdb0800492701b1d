// Choices of readers: nine of the 576 that there are, in which any two values of different choices meet,
// and which of the nine each page is looked at with.

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

/**
 * Chooses combinations for each of `count` subjects, so that each subject meets each value of each
 * choice. Each begins with another combination.
 */
export function planCombinations(count: number): Combination[][] {
  return Array.from({ length: count }, (_, subject) => {
    const first = subject % combinations.length;
    const rest = [...combinations.slice(first), ...combinations.slice(0, first)];
    const picks: Combination[] = [];
    const met = new Set<string>();
    const countNew = (combination: Combination) => listValues(combination).filter((value) => !met.has(value)).length;

    for (;;) {
      const [best] = rest.toSorted((one, other) => countNew(other) - countNew(one));
      if (!best || countNew(best) === 0) return picks;
      picks.push(best);
      for (const value of listValues(best)) met.add(value);
    }
  });
}

/** Names each value with its choice, as "system" is one of two. */
export function listValues(combination: Combination): string[] {
  return Object.entries(combination).map(([name, value]) => `${name} ${value}`);
}
