// All controls of a playground → those shown at first, and the rest. Both keep the order.

import type { PlaygroundControl, PlaygroundValues } from '../../model/playground.ts';

/** Number of controls shown before a reader expands all. */
const maxFirst = 6;

/** Rank of fields for a text or number that neither the page nor a well-known name explains. */
const blankRank = 4;

/** Props that matter most in any component library. */
const importantProps =
  /^(?:children|label|variant|color|size|severity|orientation|disabled|error|required|placeholder)$/;

/**
 * Chooses the most important controls: those the page sets, well-known props, then choices and switches. Where there
 * are many, blank fields are not among them, as their names alone do not say what to enter.
 */
export function chooseControls(
  controls: readonly PlaygroundControl[],
  start: PlaygroundValues,
): { readonly first: readonly PlaygroundControl[]; readonly rest: readonly PlaygroundControl[] } {
  const ranked = controls
    .map((control, index) => ({ control, index, rank: rankOf(control, start) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index);
  const telling = ranked.filter(({ control, rank }) => rank < blankRank || control.fallback !== undefined);
  const candidates = controls.length > maxFirst && telling.length > 0 ? telling : ranked;
  const shownFirst = new Set(candidates.slice(0, maxFirst).map(({ control }) => control));

  return {
    first: controls.filter((control) => shownFirst.has(control)),
    rest: controls.filter((control) => !shownFirst.has(control)),
  };
}

function rankOf({ prop, kind }: PlaygroundControl, start: PlaygroundValues): number {
  if (Object.hasOwn(start, prop)) return 0;
  if (importantProps.test(prop)) return 1;
  return { choice: 2, switch: 3, text: blankRank, number: blankRank }[kind];
}
