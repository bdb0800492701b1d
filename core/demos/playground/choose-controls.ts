// All controls of a playground → those shown at first, and the rest. Both keep the order.

import type { PlaygroundControl, PlaygroundValues } from '../../model/playground.ts';

/** Number of controls shown before a reader expands all. */
const maxFirst = 6;

/** Props that matter most in any component library. */
const importantProps =
  /^(?:children|label|variant|color|size|severity|orientation|disabled|error|required|placeholder)$/;

/** Chooses the most important controls: those the page sets, well-known props, then choices and switches. */
export function chooseControls(
  controls: readonly PlaygroundControl[],
  start: PlaygroundValues,
): { readonly first: readonly PlaygroundControl[]; readonly rest: readonly PlaygroundControl[] } {
  const ranked = controls
    .map((control, index) => ({ control, index, rank: rankOf(control, start) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index);
  const chosen = new Set(ranked.slice(0, maxFirst).map(({ control }) => control));

  return {
    first: controls.filter((control) => chosen.has(control)),
    rest: controls.filter((control) => !chosen.has(control)),
  };
}

function rankOf({ prop, kind }: PlaygroundControl, start: PlaygroundValues): number {
  if (Object.hasOwn(start, prop)) return 0;
  if (importantProps.test(prop)) return 1;
  return { choice: 2, switch: 3, text: 4, number: 4 }[kind];
}
