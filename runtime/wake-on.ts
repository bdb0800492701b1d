// Features that a page needs only once something happens are loaded when it does, so that the
// script of a page that is only read stays small.

/** What may happen, and where. */
interface Occasion {
  readonly target: EventTarget;
  readonly types: readonly string[];
}

/** Calls `load` once, at the first of the occasions. Without a network the feature stays asleep. */
export function wakeOn(occasions: readonly Occasion[], load: () => Promise<unknown>): void {
  const ended = new AbortController();
  const wake = () => {
    ended.abort();
    load().catch(() => undefined);
  };

  for (const { target, types } of occasions) {
    for (const type of types)
      target.addEventListener(type, wake, { capture: true, passive: true, signal: ended.signal });
  }
}
