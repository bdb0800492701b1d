// Languages written from right to left, by their primary subtag.
const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Returns the writing direction of a language. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const [primary = ''] = language.toLowerCase().split('-');
  return rightToLeft.has(primary) ? 'rtl' : 'ltr';
}
