// A dictionary → its texts by their whole keys, whether they are nested or written with dots.

import { isBlank, type Dictionary } from './find-translation.ts';

/**
 * Lists the texts of a dictionary by key; a text of null is none, and neither is an empty one.
 *
 * @example
 * listTexts({ toc: { label: 'On this page' } }) // Map { 'toc.label' => 'On this page' }
 */
export function listTexts(dictionary: Dictionary): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const open: { prefix: string; group: Dictionary }[] = [{ prefix: '', group: dictionary }];

  for (let next = open.pop(); next; next = open.pop()) {
    for (const [key, text] of Object.entries(next.group)) {
      const whole = `${next.prefix}${key}`;
      if (typeof text === 'string' && !isBlank(text)) texts.set(whole, text);
      if (typeof text === 'object' && text !== null) open.push({ prefix: `${whole}.`, group: text });
    }
  }
  return texts;
}
