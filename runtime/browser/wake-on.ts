// Features that a page needs only once something happens are loaded when it does, so that the
// script of a page that is only read stays small.

/** What may happen, and where. */
interface Occasion {
  readonly target: EventTarget;
  readonly types: readonly string[];
  /** A selector: what happens elsewhere is no occasion. */
  readonly within?: string;
}

/** The events by which a reader comes to an element: they bubble. */
export const touches: readonly string[] = ['pointerover', 'focusin', 'touchstart'];

/** Calls `load` once, at the first of the occasions. Without a network the feature stays asleep. */
export function wakeOn(occasions: readonly Occasion[], load: (event: Event) => Promise<unknown>): void {
  const ended = new AbortController();

  for (const { target, types, within } of occasions) {
    const wake = (event: Event) => {
      // The document itself is in nothing.
      if (within && !(event.target as Partial<Element>).closest?.(within)) return;
      ended.abort();
      load(event).catch(() => undefined);
    };
    listen(types, wake, { target, ended });
  }
}

/** Hears events before anything else does, and never holds them up, until it is aborted. */
export function listen(
  types: readonly string[],
  listener: (event: Event) => void,
  { target = document, ended = new AbortController() }: { target?: EventTarget; ended?: AbortController } = {},
): AbortController {
  for (const type of types)
    target.addEventListener(type, listener, { capture: true, passive: true, signal: ended.signal });
  return ended;
}
