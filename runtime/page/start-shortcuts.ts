// Keys of the whole page: "/" and Ctrl or Cmd with K are kept for the search.

import { isField } from '../browser/is-field.ts';

/** Asks for the search by the event "docs:search"; the key is taken only from a page that has one. */
export function startShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    if (!isSearchKey(event)) return;
    const asked = new CustomEvent('docs:search', { cancelable: true });
    if (!document.dispatchEvent(asked)) event.preventDefault();
  });
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (key === '/') return !ctrlKey && !metaKey && !altKey && !isField(document.activeElement);
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}
