// Stores a reader's recent searches, the latest first. Without storage, the list is empty.

import { readStored, writeStored } from '../browser/storage.ts';

const storageKey = 'docs-searches';
const maxSearches = 6;

/** Reads the recent searches. */
export function readRecent(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored('localStorage', storageKey) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((each): each is string => typeof each === 'string').slice(0, maxSearches)
      : [];
  } catch {
    return [];
  }
}

/** Stores a query as the latest. */
export function storeRecent(query: string): void {
  const text = query.trim().slice(0, 100);
  if (text === '') return;
  const others = readRecent().filter((each) => each.toLowerCase() !== text.toLowerCase());
  writeStored('localStorage', storageKey, JSON.stringify([text, ...others].slice(0, maxSearches)));
}

/** Removes all recent searches. */
export function clearRecent(): void {
  writeStored('localStorage', storageKey, '[]');
}
