// The islands of a page: parts of its HTML that come to life one by one, when they are seen, when
// the browser is idle, or when a reader touches them. Nothing that a reader does is lost: deeds on
// an island that is not live are kept, and done again once it is.

import { holdEvent, keptTypes, takeEarlyEvents } from './early-events.ts';
import { loadIsland } from './load-island.ts';
import type { IslandRegistry } from './registry.ts';
import { replayEvent } from './replay-event.ts';
import { whenWanted } from './when-wanted.ts';

interface Waiting {
  readonly events: Event[];
  isWaking: boolean;
}

/** Watches over the islands of the page. */
export function startIslands(registry: IslandRegistry): void {
  const waiting = new WeakMap<Element, Waiting>();

  for (const type of keptTypes) window.addEventListener(type, (event) => keep(event), true);
  for (const event of takeEarlyEvents()) keep(event);
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]'))
    whenWanted(element, () => void wake(element));

  function keep(event: Event): void {
    const island = holdEvent(event);
    if (!(island instanceof HTMLElement)) return;
    stateOf(island).events.push(event);
    void wake(island);
  }

  function stateOf(element: Element): Waiting {
    const known = waiting.get(element) ?? { events: [], isWaking: false };
    waiting.set(element, known);
    return known;
  }

  async function wake(element: HTMLElement): Promise<void> {
    const state = stateOf(element);
    if (state.isWaking) return;
    state.isWaking = true;

    const name = element.dataset.island ?? '';
    try {
      const mount = await loadIsland(name, registry);
      await mount(element, { onLive: () => void goLive(element, state), onError: (error) => giveUp(element, error) });
    } catch (error) {
      console.error(error);
      giveUp(element, error);
    }
  }
}

async function goLive(element: HTMLElement, { events }: Waiting): Promise<void> {
  element.dataset.hydrated = '';
  for (const event of events.splice(0)) {
    replayEvent(event);
    // The next deed meets what this one has made, as it would have.
    await Promise.resolve();
  }
}

/** The island stays, or is again, the HTML that came from the server. */
function giveUp(element: HTMLElement, error: unknown): void {
  delete element.dataset.hydrated;
  element.dataset.docsFailed = '';
  element.dispatchEvent(
    new CustomEvent('docs:island-error', { bubbles: true, detail: { name: element.dataset.island, error } }),
  );
}
