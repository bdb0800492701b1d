// What the browser remembers for the site. Storage may be missing, full or forbidden, and then a
// feature forgets: nothing here throws.

type StorageName = 'localStorage' | 'sessionStorage';

/** Reads a text, or undefined. */
export function readStored(storage: StorageName, key: string): string | undefined {
  try {
    return window[storage].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text, if the browser lets us. */
export function writeStored(storage: StorageName, key: string, text: string): void {
  try {
    window[storage].setItem(key, text);
  } catch {
    // Full or forbidden: the reader chooses again next time.
  }
}
