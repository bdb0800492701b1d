import { directives, type Directive, type SourceLists } from '../../model/schema/directives.ts';

/** Parts of a policy besides its sources. */
interface PolicyOptions {
  /** Names of allowed Trusted Types policies; without it, they are not required. */
  readonly trusted?: readonly string[];
  readonly frameAncestors?: readonly string[];
  readonly hasBase?: boolean;
}

// Directives without a list fall back to the default.
const always: SourceLists = { 'default-src': ["'self'"], 'object-src': ["'none'"], 'form-action': ["'self'"] };

/** Renders a content security policy from the site's own host and additional sources. */
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
  // Next to a hash, browsers ignore 'unsafe-inline'.
  const isOpen = sources.includes("'unsafe-inline'");
  const effective = isOpen ? sources.filter((source) => !/^'sha\d+-|^'unsafe-hashes'$/.test(source)) : sources;
  return [...new Set(["'self'", ...effective])];
}
