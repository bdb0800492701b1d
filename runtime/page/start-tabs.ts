// Syncs tabs of code: a choice (npm or yarn) applies to all tab groups with the same key, on this
// page and the next ones. Without a script or storage, groups are independent.

import { readStored, writeStored } from '../browser/storage.ts';

const group = '.tabs[data-docs-storage-key]';

/** Applies the remembered choices, and remembers new ones. */
export function startTabs(): void {
  const keys = new Set(
    [...document.querySelectorAll<HTMLElement>(group)].flatMap(({ dataset }) => dataset.docsStorageKey ?? []),
  );
  for (const key of keys) choose(key, readStored('localStorage', toStorageName(key)));

  document.addEventListener('change', ({ target }) => {
    const input = target instanceof HTMLInputElement && target.matches(`${group} > .tabs-input`) ? target : undefined;
    const key = input?.closest<HTMLElement>(group)?.dataset.docsStorageKey;
    if (!input || key === undefined) return;

    const label = labelOf(input);
    writeStored('localStorage', toStorageName(key), label);
    choose(key, label);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    for (const name of keys) if (toStorageName(name) === key) choose(name, newValue ?? undefined);
  });
}

function toStorageName(key: string): string {
  return `codeblock-${key}`;
}

function choose(key: string, label: string | undefined): void {
  if (label === undefined) return;
  for (const tabs of document.querySelectorAll<HTMLElement>(group)) {
    if (tabs.dataset.docsStorageKey !== key) continue;
    const input = [...tabs.querySelectorAll<HTMLInputElement>(':scope > .tabs-input')].find(
      (candidate) => labelOf(candidate) === label,
    );
    if (input) input.checked = true;
  }
}

function labelOf({ labels }: HTMLInputElement): string {
  return labels?.[0]?.textContent ?? '';
}
