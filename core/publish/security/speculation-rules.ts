// The rules for prefetching pages. One text for the whole site, because the policy contains its hash.

/** Writes the rules: prefetch pages of the site, not files such as a feed, when a reader is about to open them. */
export function writeSpeculationRules(base: string): string {
  const where = {
    and: [{ href_matches: [base, `${base}*/`] }, { not: { selector_matches: '[download], [target=_blank]' } }],
  };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}
