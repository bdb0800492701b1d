// What a reader has searched for, the latest first. Where the browser keeps nothing, it is empty.

import { readStored, writeStored } from '../browser/storage.ts';

const storageKey = 'docs-searches';
const maxKept = 6;

/** Reads what is kept. */
export function readRecent(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readStored('localStorage', storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string').slice(0, maxKept) : [];
  } catch {
    return [];
  }
}

/** Keeps a query as the latest. */
export function keepRecent(query: string): void {
  const text = query.trim().slice(0, 100);
  if (text === '') return;
  const others = readRecent().filter((each) => each.toLowerCase() !== text.toLowerCase());
  writeStored('localStorage', storageKey, JSON.stringify([text, ...others].slice(0, maxKept)));
}

/** Forgets all of them. */
export function clearRecent(): void {
  writeStored('localStorage', storageKey, '[]');
}
