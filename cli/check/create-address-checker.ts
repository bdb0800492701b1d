// The URLs in finished pages → problems for broken ones, determined by the server's answers.
//
// Files are judged at once. A fragment waits until every page has been read; only the ids are kept
// for that, and of the addresses only those that have a fragment.

import type { Address, HtmlPage } from '../../core/check/html-page.ts';
import { decodeSafely } from '../../core/text/decode-safely.ts';
import { createSuggest, type Suggest } from '../../core/publish/links/create-suggest.ts';
import { hasAnchor, toAnchor } from '../../core/publish/links/has-anchor.ts';
import { resolveLink } from '../../core/publish/links/resolve-link.ts';
import { matchPathFamily } from '../../core/model/paths/match-path-family.ts';
import type { Problem } from '../../core/model/problem.ts';
import { quote } from '../../core/text/quote.ts';
import type { UrlPath } from '../../core/model/url-path.ts';
import { planAnswer } from '../watch/serve/plan-answer.ts';
import type { ServedSite } from '../watch/serve/served-site.ts';

/** Where a site is served, and which of its paths another host serves. */
export interface SiteAddress {
  readonly served: Pick<ServedSite, 'files' | 'redirects'>;
  readonly base: UrlPath;
  /** The origin of its absolute addresses, or ''. */
  readonly origin: string;
  readonly ignore: readonly string[];
  /** The bases of other versions of the site on its host. */
  readonly others: readonly string[];
}

/** A page whose addresses are judged. */
interface ReadPage {
  /** Its path in the output folder: "/guide/index.html". */
  readonly path: string;
  /** The file name for its problems. */
  readonly file: string;
  readonly page: Pick<HtmlPage, 'addresses' | 'ids' | 'isDated'>;
}

/** Checks page after page, and at the end the fragments that need all pages. */
interface AddressChecker {
  readonly check: (page: ReadPage) => Problem[];
  /** Returns the page of the folder that a link leads to. */
  readonly find: (href: string, from: string) => string | undefined;
  /** Returns the checks that wait for other pages. */
  readonly read: () => KnownAnchors;
  /** Checks fragments, including those of pages that other checkers have read. */
  readonly finish: (others?: readonly KnownAnchors[]) => Problem[];
}

/** The ids of pages, and the fragments that lead to any page. Plain data. */
export interface KnownAnchors {
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
  readonly waiting: readonly Waiting[];
}

type Found = { readonly kind: 'page'; readonly path: string } | { readonly kind: 'other' | 'missing' | 'outside' };

/** Where an address leads. */
type Resolved = NonNullable<ReturnType<typeof resolveLink>> & { readonly target: Found };

interface Waiting {
  readonly file: string;
  readonly target: string;
  readonly fragment: string;
  readonly address: Address;
}

const none: readonly Problem[] = [];

/** Creates the checker of a site's addresses. */
export function createAddressChecker(site: SiteAddress): AddressChecker {
  const targets = new Map<UrlPath, Found>();
  const ids = new Map<string, ReadonlySet<string>>();
  const waiting: Waiting[] = [];
  const suggest = createSuggest(listPaths(site));
  // Menus name the same paths on every page.
  const knownAddresses = new Map<string, Resolved | undefined>();

  function resolve(href: string, path: string): Resolved | undefined {
    const known = knownAddresses.get(href);
    if (known || knownAddresses.has(href)) return known;
    const address = resolveAddress(href, path, site);
    const resolved = address && { ...address, target: find(address.path) };
    if (/^\/(?![/\\])/.test(href)) knownAddresses.set(href, resolved);
    return resolved;
  }

  function find(path: UrlPath): Found {
    const known = targets.get(path) ?? findTarget(path, site);
    targets.set(path, known);
    return known;
  }

  return {
    check({ path, file, page }) {
      ids.set(path, page.ids);
      return page.addresses.flatMap((address) => {
        const resolved = resolve(address.href, path);
        if (!resolved) return none;

        const { target } = resolved;
        const isOnPage = target.kind === 'page' && target.path === path && page.ids.has(resolved.fragment);
        if (target.kind === 'page' && resolved.fragment !== '' && !isOnPage)
          waiting.push({ file, target: target.path, fragment: resolved.fragment, address });
        const problem = toProblem(resolved.path, { target, address, file, site, suggest });
        return problem
          ? [{ ...problem, severity: page.isDated && address.kind === 'link' ? 'warning' : problem.severity }]
          : none;
      });
    },
    find(href, from) {
      const target = resolve(href, from)?.target;
      return target?.kind === 'page' ? target.path : undefined;
    },
    read: () => ({ ids, waiting }),
    finish(others = []) {
      const all = [...others, { ids, waiting }];
      return all
        .flatMap((known) => known.waiting)
        .flatMap(({ file, target, fragment, address }) => {
          const anchors = all.find((known) => known.ids.has(target))?.ids.get(target);
          return !anchors || address.kind === 'file' || hasAnchor(anchors, fragment)
            ? []
            : [toBrokenAnchor({ file, target, fragment, address }, { anchors, suggest })];
        });
    },
  };
}

function listPaths({ served, base }: SiteAddress): Parameters<typeof createSuggest>[0] {
  const paths = () => [...served.files.keys()].map((path) => base + path.slice(1));
  return {
    pages: () => paths().flatMap((path) => (path.endsWith('/index.html') ? [path.slice(0, -'index.html'.length)] : [])),
    files: () => paths().filter((path) => !path.endsWith('.html')),
  };
}

/** An absolute address of the site itself is judged like any other. */
function resolveAddress(href: string, path: string, { base, origin }: SiteAddress): ReturnType<typeof resolveLink> {
  const own =
    origin !== '' && (href === origin || href.startsWith(`${origin}/`)) ? href.slice(origin.length) || '/' : href;
  return resolveLink(own, base + path.slice(1).replace(/(^|\/)index\.html$/, '$1'));
}

function findTarget(path: UrlPath, { served, base, ignore, others }: SiteAddress): Found {
  // The longest base that a path begins with belongs to its version.
  const isOther = others.some(
    (other) => path.startsWith(other) && !(path.startsWith(base) && base.length > other.length),
  );
  if (isOther) return { kind: 'other' };
  const inner = path.startsWith(base) ? `/${path.slice(base.length)}` : path;
  if (ignore.some((family) => matchPathFamily(inner, family))) return { kind: 'other' };
  if (inner === path && base !== '/' && `${path}/` !== base) return { kind: 'outside' };

  let asked = path;
  // A redirect may lead to another one; no browser follows longer chains.
  for (let step = 0; step < 10; step += 1) {
    const answer = planAnswer(served, { path: decodeSafely(asked).normalize('NFC'), search: '' }, base);
    if (answer.kind === 'missing') return { kind: 'missing' };
    if (answer.kind === 'proxy') return { kind: 'other' };
    if (answer.kind === 'file') return toFound(answer.path, served);
    asked = answer.location.replace(/[?#][^]*$/, '');
    if (!asked.startsWith(base)) return { kind: 'other' };
  }
  return { kind: 'missing' };
}

function toFound(path: string, { files }: Pick<ServedSite, 'files'>): Found {
  const name = [`${path}index.html`, path, `${path}.html`].find((candidate) => files.has(candidate));
  return name?.endsWith('.html') ? { kind: 'page', path: name } : { kind: 'other' };
}

interface Judged {
  readonly target: Found;
  readonly address: Address;
  readonly file: string;
  readonly site: SiteAddress;
  readonly suggest: Suggest;
}

function toProblem(path: UrlPath, { target, address, file, site, suggest }: Judged): Problem | undefined {
  const place = { file, line: address.line, column: address.column };
  if (target.kind === 'outside') {
    return {
      rule: 'html-link-outside',
      severity: 'error',
      place,
      message: `The address ${quote(path)} leaves the sub-path ${quote(site.base)} that the site is served under`,
      hint: `Write ${quote(site.base + path.slice(1))}, or list a pattern for it under "links.ignore" in docs.config.ts if it is not part of the site.`,
    };
  }
  if (target.kind !== 'missing') return undefined;

  const guess = address.kind === 'file' ? suggest.file(path) : suggest.page(path);
  return address.kind === 'file'
    ? {
        rule: 'html-file-missing',
        severity: 'error',
        place,
        message: `The page loads ${quote(path)}, but the folder has no such file`,
        hint: guess === undefined ? 'Add the file, or correct the address.' : `Did you mean ${quote(guess)}?`,
      }
    : {
        rule: 'html-link-broken',
        severity: 'error',
        place,
        message: `The link ${quote(path)} does not lead to a file in the folder`,
        hint:
          guess === undefined
            ? 'Correct the link, or list a pattern for it under "links.ignore" in docs.config.ts if another host serves it.'
            : `Did you mean ${quote(guess)}?`,
      };
}

function toBrokenAnchor(
  { file, target, fragment, address }: Waiting,
  { anchors, suggest }: { anchors: ReadonlySet<string>; suggest: Suggest },
): Problem {
  const anchor = decodeSafely(toAnchor(fragment));
  const guess = suggest.anchor(anchor, anchors);
  return {
    rule: 'html-anchor-broken',
    severity: 'warning',
    place: { file, line: address.line, column: address.column },
    message: `The page ${quote(target.replace(/index\.html$/, ''))} has no element with the id ${quote(anchor)}`,
    hint:
      guess === undefined ? 'Link to an id of the page, or to the page alone.' : `Did you mean ${quote(`#${guess}`)}?`,
  };
}
