// The rules by which browsers fetch pages ahead. One text for a whole site, as its policy names the hash.

/** Writes the rules: pages of the site, when a reader is about to open them. Files, such as a feed, are none. */
export function writeSpeculationRules(base: string): string {
  const where = {
    and: [{ href_matches: [base, `${base}*/`] }, { not: { selector_matches: '[download], [target=_blank]' } }],
  };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}
