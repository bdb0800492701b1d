// Keeps groups that a reader has folded in the side menu folded on the next pages of the visit.

import { readStored, writeStored } from '../../browser/storage.ts';
import { toGroupKey } from './group-key.ts';

/** Folds the remembered groups, and remembers changes. */
export function startFolding(menu: HTMLElement, storageKey: string): void {
  const folded = new Set((readStored('sessionStorage', storageKey) ?? '').split('\n').filter(Boolean));

  for (const group of menu.querySelectorAll('details')) {
    if (folded.has(keyOf(group))) group.open = false;
  }
  // Toggle events do not bubble.
  menu.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement)) return;
      if (target.open) folded.delete(keyOf(target));
      else folded.add(keyOf(target));
      writeStored('sessionStorage', storageKey, [...folded].join('\n'));
    },
    true,
  );
}

function keyOf(group: HTMLDetailsElement): string {
  const line = group.closest('li');
  return line ? toGroupKey(line) : '';
}
