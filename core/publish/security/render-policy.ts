// Sources beyond the site's own host → the text of a content security policy.

import { directives, type Directive, type SourceLists } from '../../model/schema/directives.ts';

/** What a policy says besides its sources. */
interface PolicyOptions {
  /** Names of policies that may vouch for HTML and scripts; without it, any text is taken. */
  readonly trusted?: readonly string[];
  readonly frameAncestors?: readonly string[];
  readonly hasBase?: boolean;
}

// What has no list of its own falls back to the default.
const always: SourceLists = { 'default-src': ["'self'"], 'object-src': ["'none'"], 'form-action': ["'self'"] };

/** Renders a policy: the site's own host, and what is named besides. */
export function renderPolicy(
  sources: SourceLists,
  { trusted, frameAncestors = [], hasBase = false }: PolicyOptions = {},
): string {
  const lists = directives.flatMap((name) => {
    const list = toList(name, sources[name] ?? []);
    return list.length > 0 ? [`${name} ${list.join(' ')}`] : [];
  });
  return [
    ...lists,
    `base-uri ${hasBase ? "'self'" : "'none'"}`,
    ...(frameAncestors.length > 0 ? [`frame-ancestors ${frameAncestors.join(' ')}`] : []),
    ...(trusted ? ["require-trusted-types-for 'script'", `trusted-types ${trusted.join(' ')}`] : []),
  ].join(';');
}

function toList(name: Directive, sources: readonly string[]): readonly string[] {
  if (name === 'object-src') return sources.length > 0 ? sources : (always[name] ?? []);
  if (sources.length === 0) return always[name] ?? [];
  // A browser that sees a hash takes no other inline code.
  const isOpen = sources.includes("'unsafe-inline'");
  const kept = isOpen ? sources.filter((source) => !/^'sha\d+-|^'unsafe-hashes'$/.test(source)) : sources;
  return [...new Set(["'self'", ...kept])];
}
