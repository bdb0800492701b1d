// The sources of a demo → which of them each reader sees: their styling solution and their
// language where there are both, the nearest otherwise.

/** Styling solutions, in the order in which one stands in for another. */
const stylings = ['system', 'tailwind', 'css'] as const;

/** The styling solution of a demo's source. */
export type Styling = (typeof stylings)[number];

/** The languages in which a source is shown. */
export type Variant = 'TS' | 'JS';

/** Finds which preferences for a styling each of the available ones serves. */
export function serveStylings(available: readonly Styling[]): Partial<Record<Styling, Styling[]>> {
  return serve(stylings, available);
}

/** Finds which preferences for a language each of the available ones serves. */
export function serveVariants(available: readonly Variant[]): Partial<Record<Variant, Variant[]>> {
  return serve(['TS', 'JS'], available);
}

function serve<T extends string>(wanted: readonly T[], available: readonly T[]): Partial<Record<T, T[]>> {
  const served: Partial<Record<T, T[]>> = {};
  for (const want of wanted) {
    const given = available.includes(want) ? want : wanted.find((each) => available.includes(each));
    if (given) (served[given] ??= []).push(want);
  }
  return served;
}
