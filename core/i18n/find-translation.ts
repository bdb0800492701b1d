// A dictionary and a key → the text, without logging.
//
// At every level, the whole key is tried before it is split on dots: in { pages: { "/a/v1.2/": … } }
// the key "pages./a/v1.2/" is found. Only own properties count, so "constructor" is missing like any
// other key. A blank text counts as missing.

/** Interface texts by key; keys may be nested. */
export interface Dictionary {
  readonly [key: string]: string | null | Dictionary;
}

/**
 * Finds the text of a key in a dictionary; undefined if it has none.
 *
 * @example
 * findTranslation({ search: { label: 'Search' } }, 'search.label') // 'Search'
 */
export function findTranslation(dictionary: Dictionary, key: string): string | undefined {
  const text = Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
  if (typeof text === 'string' && !isBlank(text)) return text;

  for (let dot = key.indexOf('.'); dot !== -1; dot = key.indexOf('.', dot + 1)) {
    const head = key.slice(0, dot);
    const nested = Object.hasOwn(dictionary, head) ? dictionary[head] : undefined;
    if (typeof nested !== 'object' || nested === null) continue;

    const found = findTranslation(nested, key.slice(dot + 1));
    if (found !== undefined) return found;
  }

  return undefined;
}

/** Returns whether a text is blank, so that it counts as missing. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}
