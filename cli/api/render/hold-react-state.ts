// A React at rest → a function that puts it back to that. A component that is stopped because it never ends has run no
// `finally` of React, which takes it for the one that is drawn from then on: with its next warning, React in
// development calls that component once more, for its stack.

/** Holds what React keeps while it draws; to be called while it draws nothing. What it gives puts all of that back. */
export function holdReactState(react: object): () => void {
  const records = Object.entries(react)
    .filter(([name]) => name.includes('_INTERNALS_'))
    .flatMap(([, internals]) => [internals, ...Object.values(internals as object)] as unknown[])
    .filter((value): value is Record<string, unknown> => typeof value === 'object' && value !== null);
  const held = records.map((record) => ({ record, values: { ...record } }));

  return () => {
    for (const { record, values } of held) Object.assign(record, values);
  };
}
