// All controls of a playground → the few that are shown at first, and the rest. Both keep the order.

import type { PlaygroundControl, PlaygroundValues } from '../../model/playground.ts';

/** A playground shows so many props before a reader asks for all. */
const few = 6;

/** What most components are chosen by, whatever library they come from. */
const telling = /^(?:children|label|variant|color|size|severity|orientation|disabled|error|required|placeholder)$/;

/** Chooses the controls that say most: those the page sets, those that are known by name, then choices and switches. */
export function chooseControls(
  controls: readonly PlaygroundControl[],
  start: PlaygroundValues,
): { readonly first: readonly PlaygroundControl[]; readonly rest: readonly PlaygroundControl[] } {
  const ranked = controls
    .map((control, index) => ({ control, index, rank: rankOf(control, start) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index);
  const chosen = new Set(ranked.slice(0, few).map(({ control }) => control));

  return {
    first: controls.filter((control) => chosen.has(control)),
    rest: controls.filter((control) => !chosen.has(control)),
  };
}

function rankOf({ prop, kind }: PlaygroundControl, start: PlaygroundValues): number {
  if (Object.hasOwn(start, prop)) return 0;
  if (telling.test(prop)) return 1;
  return { choice: 2, switch: 3, text: 4, number: 4 }[kind];
}
