// What a page runs and loads, and the settings → the sources that its policy has to name beyond its own host.

import type { Site } from '../site.ts';
import type { SourceLists } from '../schema/directives.ts';
import { mergeSources } from './merge-sources.ts';
import { toHostSource, type PageSources } from './read-page-sources.ts';
import { writeSpeculationRules } from './speculation-rules.ts';

/** The settings that a policy is made from. */
export type PolicySite = Pick<Site, 'base' | 'security' | 'analytics' | 'feedback' | 'fonts' | 'markdown' | 'versions'>;

/** Gives the SHA-256 of a text in base64. */
export type Digest = (text: string) => string;

/** What is known of a page besides its HTML. */
export interface PageKind {
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
export function planSources(page: PageSources, site: PolicySite, options: PageKind & { digest: Digest }): SourceLists {
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
