// The default export of docs.config.ts → the facts of the site, with every default filled in.
//
// A value of the wrong shape gives problems and no site: nothing is guessed from invalid settings.
// The problems name the file and the path of the key; its line is not known here.

import type { Language } from '../model/language.ts';
import { toSlashes } from '../model/paths/to-slashes.ts';
import type { ConfigProduct, Product, ProductVersion } from '../model/product.ts';
import type { Site } from '../model/site.ts';
import { findCategory } from '../model/paths/find-product-ids.ts';
import { hasErrors, type Problem } from '../model/problem.ts';
import { checkShape } from '../model/schema/check-shape.ts';
import type { Fault } from '../model/schema/check-shape.ts';
import { configShape } from '../model/schema/config-shape.ts';
import type { Config } from '../model/schema/config-shape.ts';
import { findConfigProblems } from './find-config-problems.ts';
import { findPluginShapeFaults } from './find-plugin-faults.ts';

/** The result of parsing the settings: no site if a problem is an error. */
interface ParsedConfig {
  readonly site?: Site;
  readonly problems: readonly Problem[];
}

/**
 * Default of `limits.memory` in megabytes. The API of most libraries takes 300 to 600, that of Chakra UI nearly all
 * of it. The higher the limit of a thread, the later V8 collects garbage.
 */
export const defaultMemory = 1400;

/** One day: a timer set for longer than a month fires at once. */
const maxSeconds = 86_400;

const rulesByKind = {
  type: 'config-type',
  'missing-key': 'config-missing-key',
  'unknown-key': 'config-unknown-key',
} as const;

/** Turns the value that docs.config.ts exports into a site, or into problems. */
export function parseConfig(value: unknown, file: string): ParsedConfig {
  const shaped = checkShape(value, configShape, 'The default export');
  const faults = shaped.length > 0 ? shaped : findPluginShapeFaults((value as Config).plugins);
  if (faults.length > 0) return { problems: faults.map((fault) => toProblem(fault, file)) };

  // The shape has just been checked, and it is the shape of this type.
  const config = value as Config;
  const problems = findConfigProblems(config, file);
  return hasErrors(problems) ? { problems } : { site: toSite(config), problems };
}

function toProblem(fault: Fault, file: string): Problem {
  return {
    rule: rulesByKind[fault.kind],
    severity: 'error',
    place: { file, key: fault.path },
    message: fault.message,
    hint: fault.hint,
  };
}

type Wrapper = NonNullable<Site['demos']['wrapper']>;

/** Normalizes backslashes, because settings may be written on Windows. */
function toWrapper(wrapper: Wrapper): Wrapper {
  return typeof wrapper === 'string' ? toSlashes(wrapper) : withSlashes(wrapper);
}

function withSlashes<File extends string | false>(files: Readonly<Record<string, File>>): Record<string, File> {
  const toFile = (file: File) => (file === false ? file : toSlashes(file)) as File;
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, toFile(file)]));
}

/** Puts the default language first. */
function sortLanguages({ languages = ['en'], defaultLanguage }: Config): Language[] {
  const [first = 'en'] = languages;
  const own = defaultLanguage ?? (languages.includes('en') ? 'en' : first);
  return [own, ...languages.filter((language) => language !== own)];
}

function toSite(config: Config): Site {
  const languages = sortLanguages(config);

  return {
    title: config.title,
    url: config.url === undefined || config.url === '' ? '' : new URL(config.url).origin,
    base: toBase(config.base ?? '/'),
    description: config.description ?? '',
    languages,
    defaultLanguage: languages[0] ?? 'en',
    products: config.products.map(toProduct),
    productIds: [...(config.productIds ?? [])],
    api: [...(config.api ?? [])],
    demos: {
      ...(config.demos?.wrapper !== undefined && { wrapper: toWrapper(config.demos.wrapper) }),
      ...(config.demos?.dark !== undefined && { dark: config.demos.dark }),
      alias: withSlashes(config.demos?.alias ?? {}),
      dependencies: { ...config.demos?.dependencies },
      ...(config.demos?.define !== undefined && { define: config.demos.define }),
    },
    sources: config.sources ?? true,
    links: { ignore: [...(config.links?.ignore ?? [])] },
    markdown: {
      html: config.markdown?.html ?? 'sanitize',
      iframeHosts: [...(config.markdown?.iframeHosts ?? defaultFrameHosts())],
      math: config.markdown?.math ?? false,
      mermaid: config.markdown?.mermaid ?? false,
      mdx: config.markdown?.mdx ?? false,
    },
    i18n: { fallback: config.i18n?.fallback ?? false },
    copies: { markdown: config.copies?.markdown ?? true, openIn: [...(config.copies?.openIn ?? defaultReaders())] },
    history: { dates: config.history?.dates ?? true, contributors: config.history?.contributors ?? true },
    cards: { draw: config.cards?.draw ?? true, fonts: (config.cards?.fonts ?? []).map(toSlashes) },
    redirects: { html: config.redirects?.html ?? true },
    analytics: { respectPrivacy: true, ...filled(config.analytics) },
    feedback: filled(config.feedback),
    blog: filled(config.blog),
    security: {
      policy: config.security?.policy ?? true,
      trustedTypes: config.security?.trustedTypes ?? true,
      integrity: config.security?.integrity ?? true,
      demoStyles: config.security?.demoStyles ?? 'any',
      sources: { ...config.security?.sources },
      frameAncestors: [...(config.security?.frameAncestors ?? [])],
    },
    limits: {
      pageBytes: config.limits?.pageBytes ?? 1048576,
      nesting: config.limits?.nesting ?? 100,
      pageSeconds: Math.min(config.limits?.pageSeconds ?? 5, maxSeconds),
      demoSeconds: Math.min(config.limits?.demoSeconds ?? 10, maxSeconds),
      memory: config.limits?.memory ?? defaultMemory,
      pluginSeconds: Math.min(config.limits?.pluginSeconds ?? 10, maxSeconds),
    },
    fonts: filled(config.fonts),
    license: filled(config.license),
    budgets: { ...config.budgets },
    versions: { isSet: config.versions !== undefined, address: config.versions?.address ?? '/versions.json' },
    theme: { ...config.theme },
    styles: typeof config.styles === 'string' ? [config.styles] : [...(config.styles ?? [])],
    ...(config.logo !== undefined && { logo: typeof config.logo === 'string' ? { light: config.logo } : config.logo }),
    ...filled({ editUrl: config.editUrl, repository: config.repository, favicon: config.favicon }),
  };
}

function toProduct(product: ConfigProduct): Product {
  const { id, name, versions = [], ...optional } = product;
  const known = findCategory(id);
  const category = product.category ?? (known === 'null' ? undefined : known);
  return { id, name, ...filled({ ...optional, category }), versions: versions.map(toVersion) };
}

function toVersion(version: ProductVersion): ProductVersion {
  return { ...version, ...(version.base !== undefined && { base: toBase(version.base) }) };
}

function toBase(base: string): string {
  const inner = base.split('/').filter(Boolean).join('/');
  return inner === '' ? '/' : `/${inner}/`;
}

// Common hosts of code, designs and videos; the list of a site replaces them.
function defaultFrameHosts(): string[] {
  return ['codesandbox.io', 'stackblitz.com', 'www.figma.com', 'www.youtube-nocookie.com', 'www.youtube.com'];
}

// The list of a site replaces these; it may be empty.
function defaultReaders(): Site['copies']['openIn'][number][] {
  return [
    { name: 'ChatGPT', href: 'https://chatgpt.com/?hints=search&q={prompt}' },
    { name: 'Claude', href: 'https://claude.ai/new?q={prompt}' },
  ];
}

// Omits keys without a value or with an empty text, as from an unset environment variable.
function filled<Settings extends object>(settings: Settings | undefined): Settings {
  const entries = Object.entries(settings ?? {}).filter(([, value]) => value !== undefined && value !== '');
  // Every key of the settings is optional, so fewer keys are still the same type.
  return Object.fromEntries(entries) as Settings;
}
