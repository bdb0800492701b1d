// A finished page → the same page with a content security policy in its head, and with hashes of the files it loads.
//
// The policy is derived from the page's content, so that everything the site's author has put there is
// allowed, and nothing else runs. A page without a head stays unchanged.

import { escapeHtml } from '../../text/escape-html.ts';
import type { SourceLists } from '../../model/schema/directives.ts';
import { readPageSources, toHostSource, type PageSources } from './read-page-sources.ts';
import { renderPolicy } from './render-policy.ts';
import type { Site } from '../../model/site.ts';
import { mergeSources } from './merge-sources.ts';
import { writeSpeculationRules } from './speculation-rules.ts';

/** Inputs for the protection of a page. */
interface Protection extends PageKind {
  readonly site: PolicySite;
  /** Address of the script that creates the default Trusted Types policy, which lets third-party code write HTML. */
  readonly early?: string;
  /** Integrity hashes of files, by address. */
  readonly integrity?: Readonly<Record<string, string>>;
  readonly digest: Digest;
}

/** A page with its policy, and the sources that the policy names. */
interface ProtectedPage {
  readonly html: string;
  readonly sources: SourceLists;
}

/** Adds the policy and integrity hashes to a page. */
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
 * Lists the Trusted Types policies of a page: the engine's, and on pages with third-party code the default one.
 * Undefined without the early script, as nothing could create them then.
 */
function listTrusted({ files, scripts }: PageSources, { site, early, hasDemos }: Protection): string[] | undefined {
  if (early === undefined || !files.includes(early)) return undefined;
  const isOfEngine = (file: string) => file.startsWith(`${site.base}_app/`);
  const hasThirdParty =
    hasDemos || scripts.length > 1 || !files.every(isOfEngine) || (site.analytics.gtag ?? '') !== '';
  return ['docs', ...(hasThirdParty ? ['default'] : [])];
}

interface Insert {
  readonly at: number;
  readonly text: string;
}

function toPolicyInsert(html: string, content: string | undefined): Insert[] {
  // A policy in the site's own template takes precedence.
  if (content === undefined || /<meta http-equiv="content-security-policy"/i.test(html)) return [];
  const found = /<head(?:\s[^<>]*)?>(?:\s*<meta charset=[^<>]*>)?/i.exec(html);
  if (!found) return [];
  const at = found.index + found[0].length;
  // A policy quotes its keywords with single quotes, which are safe in the attribute.
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

/** The settings that a policy depends on. */
type PolicySite = Pick<Site, 'base' | 'security' | 'analytics' | 'feedback' | 'fonts' | 'markdown' | 'versions'>;

/** Returns the SHA-256 of a text in base64. */
type Digest = (text: string) => string;

/** Facts of a page besides its HTML. */
interface PageKind {
  /** Whether it has demos, whose libraries insert styles. */
  readonly hasDemos: boolean;
  /** URLs in the sources of its demos. */
  readonly named: readonly string[];
  /** Hosts in the site's style sheets. */
  readonly looks?: SourceLists;
}

// Contents of style elements when demos insert them. The empty one is filled rule by rule afterwards, by Emotion
// and others; the other is used by Joy UI and Material UI while the mode changes.
const demoStyles = [
  '',
  '*{-webkit-transition:none!important;-moz-transition:none!important;-o-transition:none!important;-ms-transition:none!important;transition:none!important}',
];

const gtag = 'https://www.googletagmanager.com';
const gtagHosts = [gtag, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

// Sites on which a demo is opened as a project.
const projectHosts = ['https://stackblitz.com', 'https://codesandbox.io'];

/** Plans the allowed sources of a page: inline code by hash, other hosts by name. */
function planSources(page: PageSources, site: PolicySite, options: PageKind & { digest: Digest }): SourceLists {
  const { hasDemos, named, digest } = options;
  const toHashes = (texts: readonly string[]) => texts.map((text) => `'sha256-${digest(text)}'`);
  const hostsOf = (addresses: readonly (string | undefined)[]) =>
    addresses.flatMap((address) => (address === undefined ? [] : (toHostSource(address) ?? [])));
  const { analytics, feedback, fonts, versions } = site;
  const demoHosts = hostsOf(named);
  // A third-party script gets the same rights as the page itself.
  const scriptHosts = page.hosts['script-src'] ?? [];
  const sheets = [...(page.hosts['style-src'] ?? []), ...hostsOf([fonts.icons])];

  return mergeSources(
    {
      'script-src': toHashes([...page.scripts, ...(page.files.length > 0 ? [writeSpeculationRules(site.base)] : [])]),
    },
    page.handlers.length > 0 ? { 'script-src': ["'unsafe-hashes'", ...toHashes(page.handlers)] } : {},
    { 'style-src': toHashes([...(hasDemos ? demoStyles : []), ...page.styles]) },
    // Many libraries insert complete style elements; without them their demos would be unstyled.
    hasDemos && site.security.demoStyles === 'any' ? { 'style-src': ["'unsafe-inline'"] } : {},
    page.attributes.length > 0 ? { 'style-src': ["'unsafe-hashes'", ...toHashes(page.attributes)] } : {},
    { 'img-src': ['data:', ...(hasDemos ? ['blob:'] : [])], 'font-src': ['data:'] },
    page.hosts,
    { 'frame-src': listFrames(page.hosts['frame-src'] ?? [], site.markdown.iframeHosts) },
    { 'style-src': sheets, 'font-src': sheets.flatMap(toFontHosts) },
    { 'connect-src': scriptHosts, 'img-src': scriptHosts, 'style-src': scriptHosts, 'frame-src': scriptHosts },
    { 'connect-src': hostsOf([analytics.endpoint, feedback.endpoint, versions.address]) },
    analytics.gtag ? { 'script-src': [gtag], 'connect-src': gtagHosts, 'img-src': gtagHosts } : {},
    hasDemos
      ? { 'form-action': projectHosts, 'img-src': demoHosts, 'connect-src': demoHosts, 'media-src': demoHosts }
      : {},
    options.looks ?? {},
    site.security.sources,
  );
}

/** Lists the allowed frame hosts of a page with their subdomains, as they may redirect to these. */
function listFrames(hosts: readonly string[], known: readonly string[]): string[] {
  return known
    .filter((host) => hosts.some((each) => isSameOrSubdomain(each.replace(/^https?:\/\//, ''), host)))
    .flatMap((host) => [`https://${host}`, `https://*.${host}`]);
}

function isSameOrSubdomain(host: string, parent: string): boolean {
  return host === parent || host.endsWith(`.${parent}`);
}

/** Returns the font hosts of a style sheet: known for Google Fonts, anywhere for other hosts. */
function toFontHosts(host: string): string[] {
  return host.includes('fonts.googleapis.com') ? ['https://fonts.gstatic.com'] : ['https:'];
}
