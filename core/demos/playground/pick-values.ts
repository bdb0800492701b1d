// The values of the controls → the props passed to the component, without those that equal its defaults.

import type { PlaygroundControl, PlaygroundValue, PlaygroundValues } from '../../model/playground.ts';

/** The current props of a playground. */
interface PickedValues {
  /** The props to pass, those without a control first. */
  readonly values: PlaygroundValues;
  /** Changes when the component must be remounted; '' at first. */
  readonly mark: string;
}

/** Start values of a playground, and the values of its controls. */
interface ControlValues {
  readonly start: PlaygroundValues;
  readonly chosen: Readonly<Record<string, PlaygroundValue | undefined>>;
}

/** Picks the values that differ from the component's defaults, and the required ones. */
export function pickValues(controls: readonly PlaygroundControl[], given: ControlValues): PickedValues {
  const { start, chosen } = given;
  const { fixed, differing } = findDiffering(controls, given);
  const passed = controls.flatMap((control) => {
    const need = findNeed(control, { controls, differing });
    const needed = need === 'required' ? (chosen[control.prop] ?? standInOf(control)) : undefined;
    const value = need === 'excluded' ? undefined : (differing[control.prop] ?? needed);
    return value === undefined ? [] : [[control, value] as const];
  });
  const marked = passed.filter(([{ prop, restarts }, value]) => restarts && start[prop] !== value);
  const removed = controls.filter(
    ({ prop, restarts }) =>
      restarts && Object.hasOwn(start, prop) && !passed.some(([control]) => control.prop === prop),
  );

  return {
    values: Object.fromEntries([...fixed, ...passed.map(([{ prop }, value]) => [prop, value] as const)]),
    mark: [...marked.map(([{ prop }, value]) => `${prop}=${value}`), ...removed.map(({ prop }) => `${prop}-`)].join(
      ' ',
    ),
  };
}

/** Finds the props that the current values exclude, since they belong to other members of a props union. */
export function findExcluded(controls: readonly PlaygroundControl[], values: ControlValues): string[] {
  const { differing } = findDiffering(controls, values);
  return controls.flatMap((control) =>
    findNeed(control, { controls, differing }) === 'excluded' ? [control.prop] : [],
  );
}

function findDiffering(
  controls: readonly PlaygroundControl[],
  { start, chosen }: ControlValues,
): { readonly fixed: readonly [string, PlaygroundValue][]; readonly differing: PlaygroundValues } {
  const props = new Set(controls.map(({ prop }) => prop));
  const fixed = Object.entries(start).filter(([prop]) => !props.has(prop));
  const own = controls.flatMap((control) => {
    const value = chosen[control.prop] ?? (control.required ? standInOf(control) : undefined);
    const isResting = value === undefined || (!control.required && value === restingValue(control));
    return isResting ? [] : [[control.prop, value] as const];
  });
  return { fixed, differing: Object.fromEntries([...fixed, ...own]) };
}

function findNeed(
  { when = [] }: PlaygroundControl,
  { controls, differing }: { controls: readonly PlaygroundControl[]; differing: PlaygroundValues },
): 'required' | 'optional' | 'excluded' {
  // Conditions on props that only the stage sets cannot be checked here.
  const known = when.filter(
    ({ prop }) => Object.hasOwn(differing, prop) || controls.some((control) => control.prop === prop),
  );
  if (known.length === 0) return 'optional';
  const holding = known.find(({ prop, values, orNone }) => {
    const value = differing[prop];
    return value === undefined ? orNone : values.includes(value);
  });
  if (!holding) return 'excluded';
  return holding.required ? 'required' : 'optional';
}

/** A value for a required prop that the reader has not set. */
function standInOf(control: PlaygroundControl): PlaygroundValue | undefined {
  if (control.kind === 'choice') return control.options[0];
  return { switch: false, text: '', number: 0 }[control.kind];
}

/** Returns the value that a control shows before anyone changes it. */
export function restingValue({ kind, fallback }: PlaygroundControl): PlaygroundValue | undefined {
  const resting: Partial<Record<PlaygroundControl['kind'], PlaygroundValue>> = { switch: false, text: '' };
  return fallback ?? resting[kind];
}
