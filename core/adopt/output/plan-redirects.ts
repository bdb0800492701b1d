// The redirects of the old site and the pages that moved → the rules of redirects.txt.
//
// A rule is a line of words, so an address that has a blank or a line in it would be another rule.

import type { AdoptNote, SourceSite } from '../source-site.ts';

/** A line of redirects.txt. */
interface Rule {
  readonly from: string;
  readonly to: string;
}

interface RedirectsPlace {
  readonly moved: readonly Rule[];
  /** Where pages are. */
  readonly paths: ReadonlySet<string>;
  /** Where an old address is now. */
  readonly toTarget: (to: string) => string;
}

/** Plans the rules, and tells which redirects are none. */
export function planRedirects(
  redirects: SourceSite['redirects'],
  { moved, paths, toTarget }: RedirectsPlace,
): { readonly rules: readonly Rule[]; readonly notes: readonly AdoptNote[] } {
  const good = redirects.filter(isRule).map(({ from, to }) => ({ from: toRule(from), to: toTarget(to) }));
  const notes = redirects.filter((redirect) => !isRule(redirect)).map(toNote);
  return { rules: findRules([...moved, ...good], paths), notes };
}

function isRule({ from, to }: Rule): boolean {
  const isWord = [from, to].every((path) => /^[^\s\p{Cc}]+$/u.test(path));
  return isWord && /^(?:\/(?![/\\])|https?:\/\/|[^/\\:]+$)/i.test(to);
}

function toNote({ from, to }: Rule): AdoptNote {
  return {
    file: '',
    kind: 'left',
    what: 'An old address that cannot be redirected',
    todo: `${JSON.stringify(from)} leads to ${JSON.stringify(to)}. Both must be paths or web addresses without spaces.`,
  };
}

function toRule(path: string): string {
  const clean = `/${path.replace(/^\/+/, '')}`;
  return /\.\w+$|\/$/.test(clean) ? clean : `${clean}/`;
}

/** A rule for an address that a page has, or that stands twice, says nothing. */
function findRules(rules: readonly Rule[], paths: ReadonlySet<string>): readonly Rule[] {
  const seen = new Set<string>();
  return rules.filter(({ from, to }) => {
    const isNew = !seen.has(from) && !paths.has(from) && from !== to;
    seen.add(from);
    return isNew;
  });
}
