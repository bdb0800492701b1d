// A subject → every text of it that is Markdown, so that all can be rendered at once.

import type { ApiEntry } from '../../extract/api-entry.ts';
import { mapEntryTexts } from './map-entry-texts.ts';

/** Lists the texts of an entry, each once. */
export function listEntryTexts(entry: ApiEntry): string[] {
  const texts = new Set<string>();
  mapEntryTexts(entry, (text) => {
    if (text.trim() !== '') texts.add(text);
    return text;
  });
  return [...texts];
}
