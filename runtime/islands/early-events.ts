// What a reader does on an island before the page's script has come: kept by the inline script,
// taken over by `startIslands`. The two meet by an event, so that nothing becomes global.

/** The kinds of deeds that are kept. */
export const keptTypes = ['click', 'keydown', 'focusin'] as const;

const handover = 'docs:take-events';

/** Keeps events from the first byte of the page on. Part of the inline script: a line costs bytes. */
export function keepEarlyEvents(): void {
  const kept: Event[] = [];
  const keep = (event: Event) => {
    if (holdEvent(event)) kept.push(event);
  };
  for (const type of keptTypes) addEventListener(type, keep, true);
  addEventListener(
    handover,
    (event) => {
      for (const type of keptTypes) removeEventListener(type, keep, true);
      (event as CustomEvent<Event[]>).detail.push(...kept);
    },
    { once: true },
  );
}

/** Holds an event on an island that is not live yet. A link goes where it leads, without waiting. */
export function holdEvent(event: Event): Element | null {
  const target = event.target instanceof Element ? event.target : null;
  const island = target?.closest('[data-island]:not([data-hydrated],[data-docs-failed])') ?? null;
  if (!island || target?.closest('a[href]')) return null;

  if (event.type === 'click') {
    event.preventDefault();
    event.stopPropagation();
  }
  return island;
}

/** Takes over what the inline script has kept, which then stops. */
export function takeEarlyEvents(): Event[] {
  const events: Event[] = [];
  dispatchEvent(new CustomEvent(handover, { detail: events }));
  return events;
}
