import type { ApiEntry } from '../../extract/api-entry.ts';
import { mapEntryTexts } from './map-entry-texts.ts';

/** Lists the Markdown texts of an entry, each once, so that all can be rendered together. */
export function listEntryTexts(entry: ApiEntry): string[] {
  const texts = new Set<string>();
  mapEntryTexts(entry, (text) => {
    if (text.trim() !== '') texts.add(text);
    return text;
  });
  return [...texts];
}
