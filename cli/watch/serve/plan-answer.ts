// A path and the site → the answer of a static host: a file, a redirect, or a missing page. Paths are looked up as keys.
// A redirect leads to a key of the index or to the target of a rule, and never to a host that only the request names.

import { createRedirectFinder, encodePath, targetPath } from '../../../core/publish/hosting/create-redirect-finder.ts';
import type { RedirectRule } from '../../../core/publish/hosting/hosting-rules.ts';
import type { Target } from './parse-target.ts';
import type { ServedFile, ServedSite } from './served-site.ts';

/** An answer. `path` is the path within the site, which selects the headers. */
export type Answer =
  | { readonly kind: 'file'; readonly status: number; readonly path: string; readonly file: ServedFile }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'missing'; readonly status: number; readonly path: string; readonly file?: ServedFile }
  | { readonly kind: 'proxy'; readonly target: string };

/** Plans the answer to a request for a page or a file; `base` starts and ends with a slash. */
export function planAnswer(site: Pick<ServedSite, 'files' | 'redirects'>, target: Target, base: string): Answer {
  const { path, search } = target;
  if (base !== '/' && path === '/') return { kind: 'redirect', status: 302, location: base + search };
  if (base !== '/' && path === base.slice(0, -1)) return { kind: 'redirect', status: 301, location: base + search };
  if (!path.startsWith(base)) return missing(site, path);

  const inner = path.slice(base.length - 1);
  // Such a path is not one of the site, and rules must not turn it into one.
  if (/\/\/|\/\.\.?(\/|$)/.test(inner)) return missing(site, inner);

  const rules = site.redirects.map((rule) => withoutBase(rule, base));
  return (
    applyRule(
      site,
      rules.filter((rule) => rule.force),
      { path: inner, search },
      base,
    ) ??
    findFile(site, { path: inner, search }, base) ??
    applyRule(
      site,
      rules.filter((rule) => !rule.force),
      { path: inner, search },
      base,
    ) ??
    missing(site, inner)
  );
}

/**
 * Answers with the nearest missing page above a path: "/pt/404.html" for "/pt/gone/". Searches the files, because a
 * path may have thousands of folders, and a site has one such page for each language.
 */
function missing({ files }: Pick<ServedSite, 'files'>, path: string, status = 404): Answer {
  const near = [...files.keys()]
    .filter((file) => file.endsWith(notFound) && path.startsWith(file.slice(0, 1 - notFound.length)))
    .reduce((nearest, file) => (file.length > nearest.length ? file : nearest), notFound);
  return { kind: 'missing', status, path, file: files.get(near) };
}

const notFound = '/404.html';

// Clean URLs: each page has one address, and others redirect to it.
function findFile({ files }: Pick<ServedSite, 'files'>, { path, search }: Target, base: string): Answer | undefined {
  const file = findServed(files, path);
  if (file && !/\/index(\.html)?$/.test(path)) return { kind: 'file', status: 200, path, file };

  const page = path.replace(/(\/index)?(\.html)?\/?$/, '');
  const clean = [`${page}/`, page].find((other) => other !== path && findServed(files, other));
  if (clean === undefined) return file && { kind: 'file', status: 200, path, file };
  return { kind: 'redirect', status: 301, location: base.slice(0, -1) + encodePath(clean) + search };
}

function findServed(files: ServedSite['files'], path: string): ServedFile | undefined {
  return path.endsWith('/') ? files.get(`${path}index.html`) : (files.get(path) ?? files.get(`${path}.html`));
}

function applyRule(
  site: Pick<ServedSite, 'files' | 'redirects'>,
  rules: readonly RedirectRule[],
  { path, search }: Target,
  base: string,
): Answer | undefined {
  const redirect = createRedirectFinder(rules)(path);
  if (!redirect) return undefined;

  const { rule, target } = redirect;
  const inside = targetPath(target);
  if (rule.status >= 300 && rule.status < 400) {
    const location = inside === undefined ? target : base.slice(0, -1) + target;
    return { kind: 'redirect', status: rule.status, location: addSearch(location, search) };
  }
  if (inside === undefined) return { kind: 'proxy', target };

  const file = findServed(site.files, inside) ?? site.files.get(`${inside.replace(/\/$/, '')}/index.html`);
  if (rule.status === 200) return file ? { kind: 'file', status: 200, path, file } : missing(site, path);
  return file ? { kind: 'missing', status: rule.status, path, file } : missing(site, path, rule.status);
}

// A target with a query keeps its own query.
function addSearch(location: string, search: string): string {
  if (search === '' || location.includes('?')) return location;
  const [address = '', fragment] = location.split('#', 2);
  return address + search + (fragment === undefined ? '' : `#${fragment}`);
}

// Rules may be relative to the site or to the host: both mean the same page.
function withoutBase(rule: RedirectRule, base: string): RedirectRule {
  if (base === '/') return rule;
  return { ...rule, from: trimBase(rule.from, base), to: trimBase(rule.to, base) };
}

function trimBase(path: string, base: string): string {
  return path.startsWith(base) ? path.slice(base.length - 1) : path;
}
