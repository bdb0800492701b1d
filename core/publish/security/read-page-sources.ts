// The HTML of a finished page → its inline code, and the hosts of its scripts, styles, pictures and frames.
//
// Only tags are scanned, not parsed, since every page of a build passes through. The HTML comes from a serializer.

import type { Directive, SourceLists } from '../../model/schema/directives.ts';
import { parseSourceSet } from '../../text/parse-source-set.ts';
import { mergeSources } from './merge-sources.ts';
import { listTags } from './list-tags.ts';

/** The code and resources that a page runs and loads. */
export interface PageSources {
  /** Texts of executable inline scripts, and of inline event handlers. */
  readonly scripts: readonly string[];
  readonly handlers: readonly string[];
  /** Texts of style elements, and values of style attributes. */
  readonly styles: readonly string[];
  readonly attributes: readonly string[];
  /** Addresses of scripts, as written. */
  readonly files: readonly string[];
  /** Hosts by directive. */
  readonly hosts: SourceLists;
  /** Elements that load a script or a style sheet: the offset for an attribute, and the address. */
  readonly loads: readonly { readonly at: number; readonly href: string }[];
  readonly hasBase: boolean;
}

const attributes = /(?<![^\s=/"'>])([^\s=/"'>]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const watched = new Set(
  'script style link img source video audio track iframe object embed form button input base'.split(' '),
);
const scriptTypes = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

const loaded: Readonly<Record<string, readonly (readonly [attribute: string, directive: Directive])[]>> = {
  script: [['src', 'script-src']],
  img: [
    ['src', 'img-src'],
    ['srcset', 'img-src'],
  ],
  source: [
    ['src', 'media-src'],
    ['srcset', 'img-src'],
  ],
  video: [
    ['src', 'media-src'],
    ['poster', 'img-src'],
  ],
  audio: [['src', 'media-src']],
  track: [['src', 'media-src']],
  iframe: [['src', 'frame-src']],
  object: [['data', 'object-src']],
  embed: [['src', 'object-src']],
  form: [['action', 'form-action']],
  button: [['formaction', 'form-action']],
  input: [
    ['src', 'img-src'],
    ['formaction', 'form-action'],
  ],
};

const linked: Readonly<Record<string, Directive>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  modulepreload: 'script-src',
  manifest: 'manifest-src',
};
const preloaded: Readonly<Record<string, Directive>> = {
  script: 'script-src',
  style: 'style-src',
  image: 'img-src',
  font: 'font-src',
  fetch: 'connect-src',
};

/** Reads the code and resources that a page runs and loads. */
export function readPageSources(html: string): PageSources {
  const scripts: string[] = [];
  const handlers: string[] = [];
  const styles: string[] = [];
  const styled: string[] = [];
  const files: string[] = [];
  const loads: { at: number; href: string }[] = [];
  const hosts: SourceLists[] = [];
  let hasBase = false;

  for (const { name, rest, at, text } of listTags(html)) {
    if (!watched.has(name) && (rest === '' || !/\s(?:style|on[a-z]+)\s*=/i.test(rest))) continue;

    const values = readAttributes(rest);
    if (values.has('style')) styled.push(values.get('style') ?? '');
    for (const [key, value] of values) if (/^on[a-z]/.test(key)) handlers.push(value);
    const src = values.get('src') ?? '';

    if (name === 'style') styles.push(text);
    if (name === 'script' && values.has('src')) {
      files.push(src);
      loads.push({ at, href: src });
    } else if (name === 'script' && scriptTypes.test(values.get('type') ?? '')) scripts.push(text);
    if (name === 'base') hasBase = true;
    if (name === 'link') {
      const href = values.get('href') ?? '';
      const rels = (values.get('rel') ?? '').toLowerCase().split(/\s+/);
      const directive = rels.includes('preload')
        ? preloaded[values.get('as') ?? '']
        : rels.map((rel) => linked[rel]).find((found) => found !== undefined);
      if (directive) hosts.push(toHosts(directive, [href]));
      if (rels.some((rel) => rel === 'stylesheet' || rel === 'modulepreload')) loads.push({ at, href });
    }
    for (const [key, directive] of loaded[name] ?? []) {
      const value = values.get(key);
      if (value !== undefined)
        hosts.push(toHosts(directive, key === 'srcset' ? parseSourceSet(value).map((source) => source.href) : [value]));
    }
  }

  return {
    scripts: unique(scripts),
    handlers: unique(handlers),
    styles: unique(styles),
    attributes: unique(styled),
    files,
    hosts: mergeSources(...hosts),
    loads,
    hasBase,
  };
}

/**
 * Turns an address into a source of a policy; undefined for addresses of the site itself.
 *
 * @example
 * toHostSource('https://cdn.example.com/a.png')   // 'https://cdn.example.com'
 * toHostSource('//cdn.example.com/a.png')         // 'cdn.example.com'
 * toHostSource('/a.png')                          // undefined
 */
export function toHostSource(address: string): string | undefined {
  const trimmed = address.trim();
  if (/^(?:data|blob):/i.test(trimmed)) return trimmed.slice(0, trimmed.indexOf(':') + 1).toLowerCase();
  if (!/^(?:https?:)?\/\//i.test(trimmed) || !URL.canParse(trimmed, 'https://none')) return undefined;
  const { origin, host } = new URL(trimmed, 'https://none');
  return trimmed.startsWith('//') ? host : origin;
}

function toHosts(directive: Directive, addresses: readonly string[]): SourceLists {
  const found = addresses.flatMap((address) => toHostSource(address) ?? []);
  return found.length > 0 ? { [directive]: found } : {};
}

function readAttributes(rest: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of rest.matchAll(attributes)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, decode(double ?? single ?? bare ?? ''));
  }
  return found;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi,
    (match, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? match;
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : match;
    },
  );
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
