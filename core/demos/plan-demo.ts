// The available sources of a demo → the readers' preferences that each one serves: an exact match if there is one,
// the nearest otherwise.

/** Styling solutions, in the order in which they are used as fallbacks. */
const stylings = ['system', 'tailwind', 'css'] as const;

/** The styling solution of a demo's source. */
export type Styling = (typeof stylings)[number];

/** The language in which a source is shown. */
export type Variant = 'TS' | 'JS';

/** Finds the styling preferences that each available styling serves. */
export function serveStylings(available: readonly Styling[]): Partial<Record<Styling, Styling[]>> {
  return serve(stylings, available);
}

/** Finds the language preferences that each available language serves. */
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
