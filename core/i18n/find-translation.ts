// A dictionary and a key → the text, looked up without a word on the console.
//
// A key is tried as it stands before it is split on dots, at every level: in
// { pages: { "/a/v1.2/": … } } the key "pages./a/v1.2/" is found. Only own properties count, so
// "constructor" is a key like any other: missing. A text without a letter is missing as well.

/** Interface texts by key; keys may be nested. */
export interface Dictionary {
  readonly [key: string]: string | null | Dictionary;
}

/**
 * Finds the text of a key in a dictionary; undefined when it has none.
 *
 * @example
 * findTranslation({ search: { label: 'Search' } }, 'search.label') // 'Search'
 */
export function findTranslation(dictionary: Dictionary, key: string): string | undefined {
  const whole = Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
  if (typeof whole === 'string' && !isBlank(whole)) return whole;

  for (let dot = key.indexOf('.'); dot !== -1; dot = key.indexOf('.', dot + 1)) {
    const head = key.slice(0, dot);
    const nested = Object.hasOwn(dictionary, head) ? dictionary[head] : undefined;
    if (typeof nested !== 'object' || nested === null) continue;

    const found = findTranslation(nested, key.slice(dot + 1));
    if (found !== undefined) return found;
  }

  return undefined;
}

/** Tells whether a text says nothing, so that readers need another. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}
