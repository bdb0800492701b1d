// Parsed documents on disk, by the key of everything they were made from.

import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Document } from '../../core/document.ts';
import { createFolderMaker } from '../output/create-folder-maker.ts';

/** Keeps documents from one build to the next. */
export interface DocumentStore {
  read(key: string): Document | undefined;
  write(key: string, document: Document): void;
}

/** Opens the store in a cache folder. What cannot be read or written counts as not kept. */
export function openDocumentStore(cache: string): DocumentStore {
  const fileOf = (key: string) => join(cache, 'documents', key.slice(0, 1), `${key.slice(1)}.json`);
  const makeFolder = createFolderMaker();

  return {
    read(key) {
      try {
        return JSON.parse(readFileSync(fileOf(key), 'utf8')) as Document;
      } catch {
        return undefined;
      }
    },

    write(key, document) {
      const file = fileOf(key);
      makeFolder(dirname(file));
      // Half a file is no JSON, and counts as not kept.
      writeFileSync(file, JSON.stringify(document));
    },
  };
}
