// The facts of the old settings → docs.config.ts and tree files.

import type { NavEntry } from '../../core/model/nav-tree.ts';
import type { SourceSettings } from '../source-site.ts';
import { findPlainLanguage } from '../place/place-pages.ts';
import type { PlannedTree } from './plan-trees.ts';

interface SettingsOptions {
  readonly trees: readonly PlannedTree[];
  readonly languages: readonly string[];
  readonly deadLinks: readonly string[];
  /** Whether some pages stay MDX. */
  readonly hasMdx: boolean;
}

/** Writes docs.config.ts. */
export function writeSettings(
  settings: SourceSettings,
  { trees, languages, deadLinks, hasMdx }: SettingsOptions,
): string {
  const { origin, base } = splitUrl(settings);
  const math = settings.math || undefined;
  const mermaid = settings.mermaid || undefined;
  const plain = findPlainLanguage(languages);
  const values = {
    title: settings.title,
    url: origin,
    base: base === '/' ? undefined : base,
    description: settings.description?.replace(/\s+/g, ' ').trim(),
    languages: languages.length === 1 && plain === 'en' ? undefined : languages,
    // Without it, English is the default if it is listed.
    defaultLanguage: plain !== 'en' && languages.includes('en') ? plain : undefined,
    products: trees.map(({ id, name }) => ({ id, name })),
    markdown: math || mermaid || hasMdx ? { math, mermaid, mdx: hasMdx || undefined } : undefined,
    blog: settings.authors && Object.keys(settings.authors).length > 0 ? { authors: settings.authors } : undefined,
    logo: settings.logo,
    editUrl: settings.editUrl,
    repository: settings.repository,
    analytics: settings.gtag === undefined ? undefined : { gtag: settings.gtag },
    links: deadLinks.length > 0 ? { ignore: deadLinks } : undefined,
  };
  const hint =
    deadLinks.length > 0
      ? '// The paths in "links.ignore" do not exist. adopted.md lists the pages that link to them.\n'
      : '';
  return `// The settings of this site. docs/site.md of the engine explains every key.\n${hint}\nexport default ${writeValue(values)};\n`;
}

/** Splits a URL with a path into origin and base. */
function splitUrl({ url, base = '/' }: SourceSettings): { origin: string | undefined; base: string } {
  if (url === undefined || !URL.canParse(url)) return { origin: undefined, base: cleanBase(base) };
  const { origin, pathname, protocol } = new URL(url);
  if (!/^https?:$/.test(protocol)) return { origin: undefined, base: cleanBase(base) };
  return { origin, base: base === '/' ? cleanBase(pathname) : cleanBase(base) };
}

function cleanBase(base: string): string {
  const inner = base.replace(/^\/+|\/+$/g, '');
  return inner === '' || !/^[\w.~/-]+$/.test(inner) ? '/' : `/${inner}/`;
}

/** Writes a tree file. */
export function writeTree({ entries }: PlannedTree): string {
  return `export default ${writeValue(entries satisfies readonly NavEntry[])};\n`;
}

/** Writes a value as code, formatted like handwritten code. */
function writeValue(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const short = `[${value.map((each: unknown) => writeValue(each, inner)).join(', ')}]`;
    if (value.length === 0 || (short.length + indent.length < 100 && !short.includes('\n') && !short.includes('{')))
      return short;
    return `[\n${value.map((each: unknown) => `${inner}${writeValue(each, inner)},\n`).join('')}${indent}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    const pairs = entries.map(
      ([key, each]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : writeText(key)}: ${writeValue(each, inner)}`,
    );
    const short = pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
    if (short.length + indent.length < 110 && !short.includes('\n') && indent !== '') return short;
    return `{\n${pairs.map((pair) => `${inner}${pair},\n`).join('')}${indent}}`;
  }
  return typeof value === 'string' ? writeText(value) : JSON.stringify(value);
}

function writeText(text: string): string {
  const json = JSON.stringify(text);
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}
