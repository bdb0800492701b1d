// Reads and writes browser storage. Storage may be missing, full or blocked; then nothing is
// remembered, and nothing here throws.

type StorageName = 'localStorage' | 'sessionStorage';

/** Reads a stored text, or undefined. */
export function readStored(storage: StorageName, key: string): string | undefined {
  try {
    return window[storage].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, if the browser allows it. */
export function writeStored(storage: StorageName, key: string, text: string): void {
  try {
    window[storage].setItem(key, text);
  } catch {
    // Full or blocked: the reader chooses again next time.
  }
}
