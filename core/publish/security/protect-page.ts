// A finished page → the same page with its policy in its head, and the hashes of the files that it loads.
//
// The policy is made of what stands in the page, so that nothing that the site's author has put there is
// refused, and nothing else runs. A page without a head stays as it is.

import { escapeHtml } from '../../text/escape-html.ts';
import type { SourceLists } from '../../model/schema/directives.ts';
import { readPageSources, toHostSource, type PageSources } from './read-page-sources.ts';
import { renderPolicy } from './render-policy.ts';
import type { Site } from '../../model/site.ts';
import { mergeSources } from './merge-sources.ts';
import { writeSpeculationRules } from './speculation-rules.ts';

/** What a page is protected with. */
interface Protection extends PageKind {
  readonly site: PolicySite;
  /** Address of the script that lets other code than the engine's write HTML. */
  readonly early?: string;
  /** Hashes of files, by address. */
  readonly integrity?: Readonly<Record<string, string>>;
  readonly digest: Digest;
}

/** A page with its policy, and the sources that the policy names. */
interface ProtectedPage {
  readonly html: string;
  readonly sources: SourceLists;
}

/** Puts the policy into a page. */
export function protectPage(html: string, protection: Protection): ProtectedPage {
  const { site, integrity = {} } = protection;
  const { policy, trustedTypes } = site.security;
  const page = readPageSources(html);
  const sources = planSources(page, site, protection);
  const content = policy
    ? renderPolicy(sources, {
        hasBase: page.hasBase,
        ...(trustedTypes && { trusted: listTrusted(page, protection) }),
      })
    : undefined;
  return { html: insertAll(html, [...toPolicyInsert(html, content), ...toHashInserts(page, integrity)]), sources };
}

/**
 * Who may turn text into HTML and scripts: the engine, and on pages with code of others whoever does. Without
 * the engine's first script nobody could be let in, and nothing is asked of the page.
 */
function listTrusted({ files, scripts }: PageSources, { site, early, hasDemos }: Protection): string[] | undefined {
  if (early === undefined || !files.includes(early)) return undefined;
  const isOwn = (file: string) => file.startsWith(`${site.base}_app/`);
  const hasOthers = hasDemos || scripts.length > 1 || !files.every(isOwn) || (site.analytics.gtag ?? '') !== '';
  return ['docs', ...(hasOthers ? ['default'] : [])];
}

interface Insert {
  readonly at: number;
  readonly text: string;
}

function toPolicyInsert(html: string, content: string | undefined): Insert[] {
  // A site whose own template brings a policy knows better.
  if (content === undefined || /<meta http-equiv="content-security-policy"/i.test(html)) return [];
  const found = /<head(?:\s[^<>]*)?>(?:\s*<meta charset=[^<>]*>)?/i.exec(html);
  if (!found) return [];
  const at = found.index + found[0].length;
  // Quotes of a policy are single ones.
  const value = escapeHtml(content).replaceAll('&#39;', "'").replaceAll('&#x27;', "'");
  return [{ at, text: `<meta http-equiv="Content-Security-Policy" content="${value}">` }];
}

function toHashInserts({ loads }: PageSources, integrity: Readonly<Record<string, string>>): Insert[] {
  return loads.flatMap(({ at, href }) =>
    Object.hasOwn(integrity, href) ? [{ at, text: ` integrity="${integrity[href]}"` }] : [],
  );
}

function insertAll(html: string, inserts: readonly Insert[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { at, text } of [...inserts].sort((a, b) => a.at - b.at)) {
    parts.push(html.slice(from, at), text);
    from = at;
  }
  return parts.join('') + html.slice(from);
}

/** The settings that a policy is made from. */
type PolicySite = Pick<Site, 'base' | 'security' | 'analytics' | 'feedback' | 'fonts' | 'markdown' | 'versions'>;

/** Gives the SHA-256 of a text in base64. */
type Digest = (text: string) => string;

/** What is known of a page besides its HTML. */
interface PageKind {
  /** It has demos, whose libraries write styles of their own. */
  readonly hasDemos: boolean;
  /** Addresses that its demos name. */
  readonly named: readonly string[];
  /** Hosts that style sheets of the site name. */
  readonly looks?: SourceLists;
}

// Texts that style elements of demos have when they come into the page. The empty one is filled rule by rule
// afterwards, by Emotion and others; the other is Joy UI's and Material UI's while the mode changes.
const demoStyles = [
  '',
  '*{-webkit-transition:none!important;-moz-transition:none!important;-o-transition:none!important;-ms-transition:none!important;transition:none!important}',
];

const gtag = 'https://www.googletagmanager.com';
const measured = [gtag, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

// Where a demo is opened as a project.
const projects = ['https://stackblitz.com', 'https://codesandbox.io'];

/** Plans the sources of what a page runs: inline code by its hash, other hosts by their names. */
function planSources(page: PageSources, site: PolicySite, options: PageKind & { digest: Digest }): SourceLists {
  const { hasDemos, named, digest } = options;
  const toHashes = (texts: readonly string[]) => texts.map((text) => `'sha256-${digest(text)}'`);
  const hostsOf = (addresses: readonly (string | undefined)[]) =>
    addresses.flatMap((address) => (address === undefined ? [] : (toHostSource(address) ?? [])));
  const { analytics, feedback, fonts, versions } = site;
  const demoHosts = hostsOf(named);
  // Whose script runs in a page can do there whatever the page can.
  const guests = page.hosts['script-src'] ?? [];
  const sheets = [...(page.hosts['style-src'] ?? []), ...hostsOf([fonts.icons])];

  return mergeSources(
    {
      'script-src': toHashes([...page.scripts, ...(page.files.length > 0 ? [writeSpeculationRules(site.base)] : [])]),
    },
    page.handlers.length > 0 ? { 'script-src': ["'unsafe-hashes'", ...toHashes(page.handlers)] } : {},
    { 'style-src': toHashes([...(hasDemos ? demoStyles : []), ...page.styles]) },
    // Many libraries insert whole style elements; without them their demos would stand there bare.
    hasDemos && site.security.demoStyles === 'any' ? { 'style-src': ["'unsafe-inline'"] } : {},
    page.attributes.length > 0 ? { 'style-src': ["'unsafe-hashes'", ...toHashes(page.attributes)] } : {},
    { 'img-src': ['data:', ...(hasDemos ? ['blob:'] : [])], 'font-src': ['data:'] },
    page.hosts,
    { 'frame-src': listFrames(page.hosts['frame-src'] ?? [], site.markdown.iframeHosts) },
    { 'style-src': sheets, 'font-src': sheets.flatMap(toFontHosts) },
    { 'connect-src': guests, 'img-src': guests, 'style-src': guests, 'frame-src': guests },
    { 'connect-src': hostsOf([analytics.endpoint, feedback.endpoint, versions.address]) },
    analytics.gtag ? { 'script-src': [gtag], 'connect-src': measured, 'img-src': measured } : {},
    hasDemos ? { 'form-action': projects, 'img-src': demoHosts, 'connect-src': demoHosts, 'media-src': demoHosts } : {},
    options.looks ?? {},
    site.security.sources,
  );
}

/** A host that frames may be of may lead on to its subdomains. */
function listFrames(hosts: readonly string[], known: readonly string[]): string[] {
  return known
    .filter((host) => hosts.some((each) => isOf(each.replace(/^https?:\/\//, ''), host)))
    .flatMap((host) => [`https://${host}`, `https://*.${host}`]);
}

function isOf(host: string, parent: string): boolean {
  return host === parent || host.endsWith(`.${parent}`);
}

/** Where the fonts of a style sheet lie is known of one host; of others they may lie anywhere. */
function toFontHosts(host: string): string[] {
  return host.includes('fonts.googleapis.com') ? ['https://fonts.gstatic.com'] : ['https:'];
}
