import { isBlank, type Dictionary } from './find-translation.ts';

/**
 * Lists the texts of a dictionary by full key, nested or with dots; null and blank texts are omitted.
 *
 * @example
 * listTexts({ toc: { label: 'On this page' } }) // Map { 'toc.label' => 'On this page' }
 */
export function listTexts(dictionary: Dictionary): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const open: { prefix: string; group: Dictionary }[] = [{ prefix: '', group: dictionary }];

  for (let next = open.pop(); next; next = open.pop()) {
    for (const [key, text] of Object.entries(next.group)) {
      const path = `${next.prefix}${key}`;
      if (typeof text === 'string' && !isBlank(text)) texts.set(path, text);
      if (typeof text === 'object' && text !== null) open.push({ prefix: `${path}.`, group: text });
    }
  }
  return texts;
}
