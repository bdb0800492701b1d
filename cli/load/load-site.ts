// The root of a site → its facts: settings, trees, texts and the modules it brings.

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseConfig } from '../../core/config/parse-config.ts';
import type { Dictionary } from '../../core/i18n/find-translation.ts';
import { findNearest } from '../../core/text/find-nearest.ts';
import type { Language } from '../../core/language.ts';
import type { NavTree } from '../../core/nav-tree.ts';
import type { Site } from '../../core/site.ts';
import { findDuplicatePaths } from '../../core/nav/tree/find-duplicate-paths.ts';
import { parseNav } from '../../core/nav/tree/parse-nav.ts';
import { hasErrors, type Problem } from '../../core/problem.ts';
import { hash } from '../hash.ts';
import { createLoadGuard, type LoadGuard } from '../threads/create-load-guard.ts';
import { findReact } from './find-react.ts';
import { listFiles } from '../files/list-files.ts';
import { loadDictionaries, type LoadedDictionaries } from './load-dictionaries.ts';
import { compileModule, loadModule, type CompiledModule, type LoadOptions } from './load-module.ts';
import { locateProblems, locateTrees } from './locate-problems.ts';
import { readVersionList } from './read-version-files.ts';
import { SiteError } from '../site-error.ts';

/** A site as its root folder describes it, and what is wrong with that. */
export interface LoadedSite {
  readonly site: Site;
  readonly trees: readonly NavTree[];
  readonly dictionaries: Readonly<Record<Language, Dictionary>>;
  /** Where the keys of each language's words stand in its file. */
  readonly keyPlaces: LoadedDictionaries['places'];
  /** Compiled modules of the site by name: its own templates and components. */
  readonly templates: Readonly<Record<string, CompiledModule>>;
  readonly components: Readonly<Record<string, CompiledModule>>;
  /** Stands for the content of those modules. */
  readonly modulesKey: string;
  readonly problems: readonly Problem[];
}

/** A configuration with errors: nothing else can be judged. */
interface WrongConfig {
  readonly problems: readonly Problem[];
}

const configFiles = ['docs.config.ts', 'docs.config.mts', 'docs.config.js', 'docs.config.mjs'];

/** Loads a site. `base` overrides the sub-path of the settings, and `versions` the versions of its products. */
export async function loadSite({
  root,
  cache,
  log,
  base,
  versions,
}: {
  root: string;
  cache: string;
  /** Hears of damage to the cache. */
  log: (message: string) => void;
  base?: string;
  /** A versions.json. */
  versions?: string;
}): Promise<LoadedSite | WrongConfig> {
  const guard = createLoadGuard();
  try {
    return await loadWith({ root, cache, log, resolve: findReact(), guard }, { base, versions });
  } finally {
    guard.end();
  }
}

type GuardedOptions = LoadOptions & { readonly guard: LoadGuard };

async function loadWith(
  options: GuardedOptions,
  { base, versions }: { readonly base: string | undefined; readonly versions: string | undefined },
): Promise<LoadedSite | WrongConfig> {
  const { root } = options;
  const config = await loadConfig(options);
  if (!config.site || hasErrors(config.problems)) return { problems: config.problems };
  const site = {
    ...config.site,
    ...(base !== undefined && { base: toBase(base) }),
    ...(versions !== undefined && { versions: { ...config.site.versions, list: readVersionList(versions) } }),
  };

  const loadedTrees = await Promise.all(site.products.map(({ id }) => loadTree(id, options)));
  const trees = loadedTrees.flatMap(({ tree }) => tree ?? []);
  const texts = loadDictionaries(root, site);
  const [templates, components] = await Promise.all([
    compileFolder('templates', options),
    compileFolder('components', options),
  ]);

  return {
    site,
    trees,
    dictionaries: texts.dictionaries,
    keyPlaces: texts.places,
    templates: templates.modules,
    components: components.modules,
    modulesKey: hash(templates.key, components.key),
    problems: [
      ...config.problems,
      ...loadedTrees.flatMap(({ problems }) => problems),
      ...(await findDuplicates(trees, root)),
      ...findStrayTrees(root, site),
      ...texts.problems,
      ...templates.problems,
      ...components.problems,
    ],
  };
}

function toBase(base: string): string {
  if (!/^\/?(?:(?!\.{1,2}(?:\/|$))[\w.~-]+(?:\/|$))*$/.test(base)) {
    throw new SiteError(
      `The sub-path "${base}" is none that a site can be served under`,
      'Write --base like this: /docs/.',
    );
  }
  return `/${base}/`.replace(/\/{2,}/g, '/');
}

async function loadConfig(options: GuardedOptions): Promise<{ site?: Site; problems: readonly Problem[] }> {
  const file = configFiles.find((name) => existsSync(join(options.root, name)));
  if (!file) {
    throw new SiteError(
      `No docs.config.ts in "${options.root}"`,
      'Name the folder of a site with --root, or make one with "docs init DIR".',
    );
  }

  const loaded = await loadModule(file, options);
  if ('problems' in loaded) return loaded;
  const { site, problems } = parseConfig(loaded.value, file);
  return { site, problems: await locateProblems(problems, options.root) };
}

async function loadTree(
  product: string,
  options: GuardedOptions,
): Promise<{ tree?: NavTree; problems: readonly Problem[] }> {
  const file = ['ts', 'mts', 'js', 'mjs']
    .map((ending) => `nav/${product}.${ending}`)
    .find((name) => existsSync(join(options.root, name)));
  if (!file) return { problems: [missingTree(product)] };

  const loaded = await loadModule(file, options);
  if ('problems' in loaded) return loaded;
  const { tree, problems } = parseNav(loaded.value, { product, file });
  return { tree, problems: await locateProblems(problems, options.root) };
}

async function findDuplicates(trees: readonly NavTree[], root: string): Promise<Problem[]> {
  if (findDuplicatePaths(trees).length === 0) return [];
  return findDuplicatePaths(await locateTrees(trees, root));
}

function findStrayTrees(root: string, site: Site): Problem[] {
  const { files } = listFiles(root, 'nav');
  return files
    .filter(
      (file) =>
        /^nav\/[^/]+\.m?[jt]s$/.test(file) &&
        !site.products.some(({ id }) => basename(file).replace(/\.m?[jt]s$/, '') === id),
    )
    .map((file) => ({
      rule: 'nav-without-product',
      severity: 'warning',
      place: { file },
      message: 'No product has this tree, so nothing of it is shown',
      hint: 'Name the file after the id of a product, or add the product to docs.config.ts.',
    }));
}

function missingTree(product: string): Problem {
  return {
    rule: 'nav-missing',
    severity: 'warning',
    place: { file: `nav/${product}.ts` },
    message: `The product "${product}" has no navigation tree`,
    hint: `Add nav/${product}.ts with "export default [{ pathname: '/${product}/…' }]".`,
  };
}

async function compileFolder(
  folder: 'templates' | 'components',
  options: LoadOptions,
): Promise<{ modules: Record<string, CompiledModule>; key: string; problems: Problem[] }> {
  const files = listFiles(options.root, folder).files.filter((file) => /^[^/]+\/[A-Z]\w*\.(tsx|jsx)$/.test(file));
  const compiled = await Promise.all(
    files.map(async (file) => ({
      file,
      name: basename(file).replace(/\.\w+$/, ''),
      module: await compileModule(file, options),
    })),
  );
  const unknown =
    folder === 'templates' ? files.filter((file) => !templateNames.includes(basename(file).replace(/\.\w+$/, ''))) : [];

  return {
    modules: Object.fromEntries(compiled.flatMap(({ name, module }) => ('problems' in module ? [] : [[name, module]]))),
    key: hash(...compiled.map(({ name, module }) => `${name} ${'key' in module ? module.key : ''}`)),
    problems: [
      ...compiled.flatMap(({ module }) => ('problems' in module ? module.problems : [])),
      ...unknown.map(unknownTemplate),
    ],
  };
}

const templateNames = ['Shell', 'Home', 'Documentation', 'Tabbed', 'BlogIndex', 'BlogPost', 'Versions', 'NotFound'];

function unknownTemplate(file: string): Problem {
  const nearest = findNearest(basename(file).replace(/\.\w+$/, ''), templateNames);
  return {
    rule: 'template-unknown',
    severity: 'error',
    place: { file },
    message: 'No page is drawn by a template of this name',
    hint: nearest ? `Did you mean templates/${nearest}.tsx?` : `A site may replace ${templateNames.join(', ')}.`,
  };
}
