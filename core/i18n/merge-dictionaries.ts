import { isBlank, type Dictionary } from './find-translation.ts';

/** Merges two dictionaries key by key; texts of `over` win unless they are null or blank. */
export function mergeDictionaries(under: Dictionary, over: Dictionary): Dictionary {
  const merged: Record<string, string | null | Dictionary> = { ...under };

  for (const [key, text] of Object.entries(over)) {
    const below = Object.hasOwn(under, key) ? under[key] : undefined;
    if (text === null || (typeof text === 'string' && isBlank(text))) continue;
    merged[key] = isGroup(text) && isGroup(below) ? mergeDictionaries(below, text) : text;
  }

  return merged;
}

function isGroup(text: string | null | Dictionary | undefined): text is Dictionary {
  return typeof text === 'object' && text !== null;
}
