type Props = Readonly<Record<string, unknown>>;

/** Joins two sets of props: where both listen to an event, both are told, the first one first. */
export function joinProps(own: Props, added: Props): Props {
  const joined = Object.entries(added).map(([name, listener]) => [name, joinListeners(own[name], listener)]);
  return { ...own, ...Object.fromEntries(joined) };
}

function joinListeners(first: unknown, second: unknown): unknown {
  if (typeof first !== 'function') return second;
  if (typeof second !== 'function') return first;
  return (...event: unknown[]) => {
    first(...event);
    second(...event);
  };
}
