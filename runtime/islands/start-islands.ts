// Starts the islands of a page: parts of its HTML that become live one by one, when they are visible,
// when the browser is idle, or when a reader touches them. Events on an island that is not live yet
// are recorded, and replayed once it is.

import { whenIdle } from '../browser/when-idle.ts';
import { holdEvent, recordedTypes, takeEarlyEvents } from './early-events.ts';
import { loadIsland } from './load-island.ts';
import type { IslandRegistry } from './registry.ts';

interface IslandState {
  readonly events: Event[];
  isWaking: boolean;
}

/** Starts the islands of the page. */
export function startIslands(registry: IslandRegistry): void {
  const states = new WeakMap<Element, IslandState>();

  for (const type of recordedTypes) window.addEventListener(type, (event) => record(event), true);
  for (const event of takeEarlyEvents()) record(event);
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]'))
    whenNeeded(element, () => void wake(element));

  function record(event: Event): void {
    const island = holdEvent(event);
    if (!island) return;
    const state = stateOf(island);
    // React listens while it makes an island live, and must not see what is replayed.
    if (state.isWaking) event.stopPropagation();
    state.events.push(event);
    void wake(island);
  }

  function stateOf(element: Element): IslandState {
    const state = states.get(element) ?? { events: [], isWaking: false };
    states.set(element, state);
    return state;
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

async function goLive(element: HTMLElement, { events }: IslandState): Promise<void> {
  element.dataset.hydrated = '';
  for (const event of events.splice(0)) {
    replayEvent(event);
    // The next event must see the result of this one, as it would have.
    await Promise.resolve();
  }
}

/** Marks an island as failed; its server HTML stays. */
function giveUp(element: HTMLElement, error: unknown): void {
  delete element.dataset.hydrated;
  element.dataset.docsFailed = '';
  element.dispatchEvent(
    new CustomEvent('docs:island-error', { bubbles: true, detail: { name: element.dataset.island, error } }),
  );
}

/** Repeats a recorded event on the same element, now that its island is live. */
function replayEvent(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element) || !target.isConnected) return;

  switch (event.type) {
    case 'click':
      // The browser treats it as a press: a checkbox is checked, a form is submitted. The target may be
      // the SVG in a button, which has no click().
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
      return;
    case 'focusin':
      // The element already has the focus; only the island has not seen the event.
      if (document.activeElement === target) target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      return;
    case 'keydown':
      // An event has all the fields that its constructor takes.
      target.dispatchEvent(new KeyboardEvent('keydown', event as KeyboardEvent));
  }
}

/** Calls `wake` once the island is visible or the browser is idle, by its attribute; never for "interaction". */
function whenNeeded(element: HTMLElement, wake: () => void): void {
  switch (element.dataset.docsOn) {
    case 'visible':
      return whenVisible(element, wake);
    case 'idle':
      return whenIdle(wake);
  }
}

function whenVisible(element: HTMLElement, wake: () => void): void {
  if (typeof IntersectionObserver !== 'function') return whenIdle(wake);
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    wake();
  });
  observer.observe(element);
}
