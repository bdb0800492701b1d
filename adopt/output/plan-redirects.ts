// The redirects of the old site and the moved pages → the rules of redirects.txt.
//
// A rule is a line of words, so an address must not contain spaces or line breaks.

import type { AdoptNote, SourceSite } from '../source-site.ts';
import type { LinkResolver } from './link-resolver.ts';

/** A line of redirects.txt. */
interface Rule {
  readonly from: string;
  readonly to: string;
}

interface RedirectsPlace {
  readonly moved: readonly Rule[];
  /** Paths of the new pages. */
  readonly paths: ReadonlySet<string>;
  readonly links: LinkResolver;
  /** Returns whether the new site has something at a path. */
  readonly has: (path: string) => boolean;
}

/** Plans the rules, and notes redirects that cannot be kept. */
export function planRedirects(
  redirects: SourceSite['redirects'],
  { moved, paths, links, has }: RedirectsPlace,
): { readonly rules: readonly Rule[]; readonly notes: readonly AdoptNote[] } {
  const valid = redirects.filter(isRule).map(({ from, to }) => ({ from: toRule(from), to: toTarget(to, links) }));
  const notes = redirects.filter((redirect) => !isRule(redirect)).map(toNote);
  const rules = findRules([...moved, ...valid], paths);
  const next = new Map(rules.map(({ from, to }) => [from, to]));
  const resolved = rules.map(({ from, to }) => ({ from, written: to, to: follow(to) }));
  return {
    rules: resolved.flatMap(({ from, to }) => (to === undefined ? [] : [{ from, to }])),
    notes: [...notes, ...resolved.filter(({ to }) => to === undefined).map(toDeadNote)],
  };

  /** Returns the final target of a chain of redirects; undefined if there is nothing. */
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

/** Maximum length of a chain of redirects. */
const maxSteps = 10;

function toDeadNote({ from, written }: { readonly from: string; readonly written: string }): AdoptNote {
  return {
    file: '',
    kind: 'left',
    what: 'A redirect to a missing address',
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

/** Returns the new address of an old one. */
function toTarget(to: string, links: LinkResolver): string {
  if (/^https?:/.test(to)) return to;
  const page = links.findPage(to.replace(/[?#].*$/, ''));
  if (page) return page.path + (/[?#].*$/.exec(to)?.[0] ?? '');
  return /\.\w+$|\/$|[#?]/.test(to) ? to : `${to}/`;
}

/** Drops duplicate rules, and rules for addresses of pages. */
function findRules(rules: readonly Rule[], paths: ReadonlySet<string>): readonly Rule[] {
  const seen = new Set<string>();
  return rules.filter(({ from, to }) => {
    const isNew = !seen.has(from) && !paths.has(from) && from !== to;
    seen.add(from);
    return isNew;
  });
}
