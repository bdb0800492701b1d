// Records what a reader does on islands before the page's main script has loaded: the early script
// records it, `startIslands` takes it over. They exchange it through an event, so that nothing is global.

/** The types of events that are recorded. */
export const recordedTypes = ['click', 'keydown', 'focusin'] as const;

const takeoverEvent = 'docs:take-events';

/** Records events from the start of the page. Part of the blocking script, so it must stay small. */
export function recordEarlyEvents(): void {
  const events: Event[] = [];
  const record = (event: Event) => {
    if (holdEvent(event)) events.push(event);
  };
  for (const type of recordedTypes) addEventListener(type, record, true);
  addEventListener(
    takeoverEvent,
    (event) => {
      for (const type of recordedTypes) removeEventListener(type, record, true);
      (event as CustomEvent<Event[]>).detail.push(...events);
    },
    { once: true },
  );
}

/** Holds back an event on an island that is not live yet, and returns the island. Links are followed at once. */
export function holdEvent(event: Event): HTMLElement | null {
  const target = event.target instanceof Element ? event.target : null;
  const island = target?.closest<HTMLElement>('[data-island]:not([data-hydrated],[data-docs-failed])') ?? null;
  if (!island || target?.closest('a[href]')) return null;

  if (event.type === 'click') {
    event.preventDefault();
    event.stopPropagation();
  }
  return island;
}

/** Takes over the events that the early script has recorded, which then stops. */
export function takeEarlyEvents(): Event[] {
  const events: Event[] = [];
  dispatchEvent(new CustomEvent(takeoverEvent, { detail: events }));
  return events;
}
