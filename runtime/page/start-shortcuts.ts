// Shortcuts of every page: "/" and Ctrl or Cmd with K open the search.

import { isField } from '../browser/is-field.ts';

/** Dispatches "docs:search" on a shortcut; its default is prevented only if the page has a search. */
export function startShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    if (!isSearchKey(event)) return;
    const request = new CustomEvent('docs:search', { cancelable: true });
    if (!document.dispatchEvent(request)) event.preventDefault();
  });
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (key === '/') return !ctrlKey && !metaKey && !altKey && !isField(document.activeElement);
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}
