// The redirects of a site → an HTML page for each moved path, for hosts that ignore `_redirects`.
//
// Patterns get no page. Existing files are never replaced, and a path becomes a file name only if every
// segment of it is a plain name.

import { decodeSafely } from '../../text/decode-safely.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { OutputFile } from '../../model/output-file.ts';
import { toAbsoluteUrl } from '../../model/paths/to-absolute-url.ts';
import { toHref } from '../../model/paths/to-href.ts';
import type { Site } from '../../model/site.ts';
import { isExternal } from '../../model/url-path.ts';

/** A redirect from one path to another. */
interface Move {
  /** Decoded. */
  readonly from: string;
  readonly to: string;
}

type Facts = Pick<Site, 'title' | 'url' | 'base' | 'languages' | 'defaultLanguage' | 'redirects'>;

interface PageOptions {
  readonly site: Facts;
  /** All other files of the site. */
  readonly files: Iterable<string>;
  /** "This page has moved", in the language of the site. */
  readonly title: string;
  /** Address of the site's icon: without one, browsers ask the host for "/favicon.ico". */
  readonly icon: string;
}

/** Renders the pages; the first redirect of a path wins. */
export function renderRedirectPages(moves: readonly Move[], { site, files, title, icon }: PageOptions): OutputFile[] {
  if (!site.redirects.html) return [];
  const taken = listTaken(files);
  const pages = new Map<string, OutputFile>();

  for (const { from, to } of moves) {
    const file = toPageFile(from);
    if (file === undefined || !isFree(file, taken) || pages.has(file.toLowerCase())) continue;
    pages.set(file.toLowerCase(), { file, contents: renderPage(to, { site, title, icon }) });
  }
  // Two redirect pages may conflict: "/a.html" and "/a.html/b/".
  return [...pages.values()].filter(({ file }) => !listFolders(file).some((folder) => pages.has(folder)));
}

/**
 * Returns the file for a moved path; undefined if it cannot have one.
 *
 * @example
 * toPageFile('/old/button')   // 'old/button/index.html'
 * toPageFile('/old.html')     // 'old.html'
 * toPageFile('/old/:name')    // undefined
 */
export function toPageFile(from: string): string | undefined {
  const parts = decodeSafely(from).normalize('NFC').replace(/\/$/, '').split('/').slice(1);
  if (parts.length === 0 || !parts.every(isPlainName) || !from.startsWith('/')) return undefined;
  const last = parts.at(-1) ?? '';
  if (/\.html?$/i.test(last)) return parts.join('/');
  // A moved picture or feed cannot be replaced by a page.
  return /\.[a-z\d]{1,5}$/i.test(last) ? undefined : [...parts, 'index.html'].join('/');
}

function isPlainName(part: string): boolean {
  return (
    part !== '' &&
    !/^\.|\.$|[<>:"|?*\\\u0000-\u001F\u007F]|\p{Surrogate}/u.test(part) &&
    new TextEncoder().encode(part).length < 200
  );
}

function listTaken(files: Iterable<string>): Set<string> {
  const taken = new Set<string>();
  for (const file of files) {
    const name = file.normalize('NFC').toLowerCase();
    taken.add(name);
    for (const folder of listFolders(name)) taken.add(`${folder}/`);
  }
  return taken;
}

/** Returns whether a file conflicts with no existing file or folder. */
function isFree(file: string, taken: ReadonlySet<string>): boolean {
  const name = file.toLowerCase();
  return !taken.has(name) && !taken.has(`${name}/`) && !listFolders(name).some((folder) => taken.has(folder));
}

function listFolders(file: string): string[] {
  const parts = file.toLowerCase().split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

function renderPage(to: string, { site, title, icon }: Omit<PageOptions, 'files'>): string {
  const href = escapeHtml(toTarget(to, site));
  const canonical = site.url === '' && !isExternal(to) ? undefined : escapeHtml(toAbsoluteUrl(site, to));

  return [
    `<!doctype html><html lang="${escapeHtml(site.defaultLanguage)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)} – ${escapeHtml(site.title)}</title><meta name="robots" content="noindex">`,
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${canonical}">`]),
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    `<meta http-equiv="refresh" content="0; url=${href}"></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1><p><a href="${href}">${href}</a></p></main></body></html>\n`,
  ].join('\n');
}

// Encoded, because some browsers end the URL of a refresh at a space, a comma or a quote.
function toTarget(to: string, site: Facts): string {
  const address = isExternal(to) ? to : toHref(site, to);
  return encodeURI(address.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replace(/%25([\dA-F]{2})/gi, '%$1')
    .replace(/[';,]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
