// Saves and restores the internal state of React. When a component that never ends is stopped, React's `finally` blocks
// do not run, so React still takes it for the current component: with the next warning, React in development would
// call that component again for its stack.

/** Saves the internal state of React while it renders nothing, and returns the function that restores it. */
export function saveReactState(react: object): () => void {
  const records = Object.entries(react)
    .filter(([name]) => name.includes('_INTERNALS_'))
    .flatMap(([, internals]) => [internals, ...Object.values(internals as object)] as unknown[])
    .filter((value): value is Record<string, unknown> => typeof value === 'object' && value !== null);
  const saved = records.map((record) => ({ record, values: { ...record } }));

  return () => {
    for (const { record, values } of saved) Object.assign(record, values);
  };
}
