// The redirects of a site → the text of `_redirects`. The first rule that matches a path wins.
//
// Redirects in front matter come first, then the rules of redirects.txt in order, then "/api", which is
// served under "/api-docs". Catch-all rules come last: the site's own, and the 404 page of each language.

import { decodeSafely } from '../../text/decode-safely.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { toHref } from '../../model/paths/to-href.ts';

/** One line of redirects.txt. */
interface RedirectLine {
  /** Decoded: "/old/:name/*". */
  readonly from: string;
  /** A path of the site, or an absolute URL. */
  readonly to: string;
  readonly status: number;
  readonly force: boolean;
}

/** A page and its former paths. */
interface MovedPage {
  readonly page: Pick<Page, 'path'>;
  readonly frontMatter: Pick<FrontMatter, 'redirectFrom'>;
}

/** All sources of redirects. */
interface RedirectSources {
  readonly rules: readonly RedirectLine[];
  readonly moved: readonly MovedPage[];
  /** Returns whether a moved path has an HTML redirect page. */
  readonly hasPage?: (from: string) => boolean;
}

type Facts = Pick<Site, 'base' | 'languages' | 'defaultLanguage'>;

/** Renders the redirects, below the site's base. */
export function renderRedirects({ rules, moved, hasPage = () => false }: RedirectSources, site: Facts): string {
  const fromPages = moved.flatMap(({ page, frontMatter }) =>
    frontMatter.redirectFrom.filter(isPath).map((from) => toPermanent(toLiteral(from), page.path)),
  );
  const catchAll = rules.filter(({ from }) => from === '/*');
  const others = rules.filter(({ from }) => from !== '/*');
  const paths = moved.map(({ page }) => page.path);
  const all = [...fromPages, ...others, ...planApiRules(paths, site), ...catchAll, ...planMissingRules(paths, site)];

  return all
    .flatMap((rule) => (isMove(rule) && hasPage(rule.from) ? [{ ...rule, force: true }, rule] : [rule]))
    .map((rule) => `${formatRule(rule, site)}\n`)
    .join('');
}

// Some hosts prefer an existing file to a rule unless it is forced; others do not know the "!", skip the line, and
// use the plain rule after it.
function isMove({ status, force }: RedirectLine): boolean {
  return status >= 300 && status < 400 && !force;
}

function isPath(from: string): boolean {
  return /^\/(?![/\\])/.test(from);
}

// Front matter names a single path, so a star or a colon in it is literal.
function toLiteral(from: string): string {
  return decodeSafely(from).replace(/\*/g, '%2A').replace(/\/:/g, '/%3A');
}

function toPermanent(from: string, to: string): RedirectLine {
  return { from, to, status: 301, force: false };
}

/** Plans the rules for "/api"; a language without its own reference gets the one of the default language. */
function planApiRules(paths: readonly string[], { languages, defaultLanguage }: Facts): RedirectLine[] {
  return languages.map((language) => {
    const prefix = language === defaultLanguage ? '' : `/${language}`;
    const hasOwn = paths.some((path) => path.startsWith(`${prefix}/api/`));
    return toPermanent(`${prefix}/api/*`, `${hasOwn ? prefix : ''}/api-docs/:splat`);
  });
}

function planMissingRules(paths: readonly string[], { languages, defaultLanguage }: Facts): RedirectLine[] {
  const own = languages.filter((language) => language !== defaultLanguage && paths.includes(`/${language}/404.html`));
  return own.map((language) => ({ from: `/${language}/*`, to: `/${language}/404.html`, status: 404, force: false }));
}

function formatRule({ from, to, status, force }: RedirectLine, site: Facts): string {
  const target = encodeText(toHref(site, to));
  return `${site.base.slice(0, -1)}${encodeFrom(from)} ${target} ${status}${force ? '!' : ''}`;
}

// Existing escapes stay; a question mark or a hash would end the path.
function encodeFrom(from: string): string {
  return encodeURI(toWellFormed(from))
    .replace(/%25([\dA-F]{2})/gi, '%$1')
    .replace(/[?#]/g, encodeURIComponent);
}

// A target is already encoded, except for characters that would end the word or the line.
function encodeText(text: string): string {
  return toWellFormed(text).replace(/[^\u0021-\u007E]+/gu, encodeURIComponent);
}

function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
