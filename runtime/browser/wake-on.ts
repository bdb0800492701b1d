// Loads features on the first event that needs them, so that a page that is only read loads
// little script.

/** Events that wake a feature, and their target. */
interface Trigger {
  readonly target: EventTarget;
  readonly types: readonly string[];
  /** A selector: events outside it are ignored. */
  readonly within?: string;
}

/** The events that show that a reader approaches an element. They bubble. */
export const approachEvents: readonly string[] = ['pointerover', 'focusin', 'touchstart'];

/** Calls `load` once, on the first matching event. Without a network the feature is not loaded. */
export function wakeOn(triggers: readonly Trigger[], load: (event: Event) => Promise<unknown>): void {
  const ended = new AbortController();

  for (const { target, types, within } of triggers) {
    const wake = (event: Event) => {
      // The target may be the document, which has no `closest`.
      if (within && !(event.target as Partial<Element>).closest?.(within)) return;
      ended.abort();
      load(event).catch(() => undefined);
    };
    listen(types, wake, { target, ended });
  }
}

/** Listens passively in the capture phase, until the returned controller is aborted. */
export function listen(
  types: readonly string[],
  listener: (event: Event) => void,
  { target = document, ended = new AbortController() }: { target?: EventTarget; ended?: AbortController } = {},
): AbortController {
  for (const type of types)
    target.addEventListener(type, listener, { capture: true, passive: true, signal: ended.signal });
  return ended;
}
