// A React element → the element it draws into a happy-dom document, live.
// Elements are found as a screen reader finds them: by their role and their name.

import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const elementsByRole: Readonly<Record<string, string>> = {
  button: 'button',
  textbox: 'textarea, input:not([type])',
};

/** Draws an element into the document until `remove` is called. */
export function renderPart(element: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() => root.render(element));

  return {
    container,
    update: (next: ReactNode) => act(() => root.render(next)),
    remove() {
      act(() => root.unmount());
      container.remove();
    },
  };
}

/** Finds all elements of a role in the document. */
export function findAllByRole(role: string): HTMLElement[] {
  const natural = elementsByRole[role];
  return [...document.querySelectorAll<HTMLElement>(natural ? `[role="${role}"], ${natural}` : `[role="${role}"]`)];
}

/** Finds the element of a role and a name, and throws when there is none. */
export function findByRole(role: string, name?: string): HTMLElement {
  const found = findAllByRole(role).filter((element) => name === undefined || nameOf(element) === name);
  if (!found[0]) throw new Error(`No ${role} is called "${name}": ${document.body.innerHTML}`);
  return found[0];
}

/** Sends an event to an element, and lets React finish what it causes. */
export function send(target: EventTarget, event: Event): void {
  act(() => void target.dispatchEvent(event));
}

function nameOf(element: HTMLElement): string {
  const label = element.id && document.querySelector(`label[for="${element.id}"]`);
  return (element.getAttribute('aria-label') ?? (label || element).textContent ?? '').trim();
}
