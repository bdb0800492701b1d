// What stands in the controls → what the component is given: nothing that it would do by itself.

import type { PlaygroundControl, PlaygroundValue, PlaygroundValues } from '../playground.ts';

/** A playground as its controls stand. */
interface PickedValues {
  /** The props to pass, those without a control first. */
  readonly values: PlaygroundValues;
  /** Changes when the component must begin anew; '' at the beginning. */
  readonly mark: string;
}

/** Picks the values that differ from what the component takes by itself. */
export function pickValues(
  controls: readonly PlaygroundControl[],
  { start, chosen }: { start: PlaygroundValues; chosen: Readonly<Record<string, PlaygroundValue | undefined>> },
): PickedValues {
  const props = new Set(controls.map(({ prop }) => prop));
  const fixed = Object.entries(start).filter(([prop]) => !props.has(prop));
  const given = controls.flatMap((control) => {
    const value = chosen[control.prop];
    return value === undefined || value === restingValue(control) ? [] : [[control, value] as const];
  });
  const marked = given.filter(([{ prop, restarts }, value]) => restarts && start[prop] !== value);
  const lost = controls.filter(
    ({ prop, restarts }) => restarts && Object.hasOwn(start, prop) && !given.some(([control]) => control.prop === prop),
  );

  return {
    values: Object.fromEntries([...fixed, ...given.map(([{ prop }, value]) => [prop, value] as const)]),
    mark: [...marked.map(([{ prop }, value]) => `${prop}=${value}`), ...lost.map(({ prop }) => `${prop}-`)].join(' '),
  };
}

/** What a control shows when nobody has touched it. */
export function restingValue({ kind, fallback }: PlaygroundControl): PlaygroundValue | undefined {
  if (fallback !== undefined) return fallback;
  return kind === 'switch' ? false : kind === 'text' ? '' : undefined;
}
