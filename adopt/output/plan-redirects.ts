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
  /** Tells whether the new site has something at a path. */
  readonly has: (path: string) => boolean;
}

/** Plans the rules, and tells which redirects are none. */
export function planRedirects(
  redirects: SourceSite['redirects'],
  { moved, paths, toTarget, has }: RedirectsPlace,
): { readonly rules: readonly Rule[]; readonly notes: readonly AdoptNote[] } {
  const good = redirects.filter(isRule).map(({ from, to }) => ({ from: toRule(from), to: toTarget(to) }));
  const notes = redirects.filter((redirect) => !isRule(redirect)).map(toNote);
  const rules = findRules([...moved, ...good], paths);
  const next = new Map(rules.map(({ from, to }) => [from, to]));
  const led = rules.map(({ from, to }) => ({ from, written: to, to: follow(to) }));
  return {
    rules: led.flatMap(({ from, to }) => (to === undefined ? [] : [{ from, to }])),
    notes: [...notes, ...led.filter(({ to }) => to === undefined).map(toDeadNote)],
  };

  /** Where a redirect ends that leads to another one; undefined where nothing is. */
  function follow(to: string): string | undefined {
    let target = to;
    for (let step = 0; step < maxSteps; step += 1) {
      const path = target.replace(/[?#].*$/, '');
      if (/^https?:/.test(target) || has(path)) return target;
      const onward = next.get(path) ?? next.get(`${path}/`);
      if (onward === undefined) return undefined;
      target = onward;
    }
    return undefined;
  }
}

/** So many redirects may follow each other. */
const maxSteps = 10;

function toDeadNote({ from, written }: { readonly from: string; readonly written: string }): AdoptNote {
  return {
    file: '',
    kind: 'left',
    what: 'A redirect to what does not exist',
    todo: `${from} led to ${written}, and the old site has nothing there. Add the rule to redirects.txt if another host serves it.`,
  };
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
