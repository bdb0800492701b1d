// The root of a site → its settings, trees, texts and modules.

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseConfig } from '../../../core/config/parse-config.ts';
import type { Dictionary } from '../../../core/i18n/find-translation.ts';
import { findNearest } from '../../../core/text/find-nearest.ts';
import type { Language } from '../../../core/model/language.ts';
import type { NavTree } from '../../../core/model/nav-tree.ts';
import type { Site } from '../../../core/model/site.ts';
import { findDuplicatePaths } from '../../../core/nav/tree/find-duplicate-paths.ts';
import { parseNav } from '../../../core/nav/tree/parse-nav.ts';
import { hasErrors, type Problem } from '../../../core/model/problem.ts';
import { planFonts } from '../../../core/theme/plan-fonts.ts';
import { planTheme } from '../../../core/theme/plan-theme.ts';
import { hash } from '../../files/hash.ts';
import { findMissingWrappers } from './find-missing-wrappers.ts';
import { describePlugins, type SitePlugins } from './plugins/describe-plugins.ts';
import { slotNames } from '../../../core/model/schema/plugin-shape.ts';
import { createLoadGuard, type LoadGuard } from '../../threads/create-load-guard.ts';
import { findOtherReact, findReact } from './find-react.ts';
import { listFiles } from '../../files/list-files.ts';
import { loadDictionaries, type LoadedDictionaries } from './load-dictionaries.ts';
import { compileModule, loadModule, type CompiledModule, type LoadOptions } from './load-module.ts';
import { locateProblems, locateTrees } from './locate-problems.ts';
import { findManifestFaults } from './find-manifest-faults.ts';
import { findMissingSources } from '../workspace/find-missing-sources.ts';
import { readVersionList } from './read-version-files.ts';
import { SiteError } from '../../files/site-error.ts';

/** A site as its root folder describes it, with its problems. */
export interface LoadedSite {
  readonly site: Site;
  readonly trees: readonly NavTree[];
  /** Products without a file in nav/: their trees are generated from their folders. */
  readonly treeless: readonly string[];
  readonly dictionaries: Readonly<Record<Language, Dictionary>>;
  /** The places of the keys in each language's file. */
  readonly keyPlaces: LoadedDictionaries['places'];
  /** Compiled modules of the site's own templates and components, by name. */
  readonly templates: Readonly<Record<string, CompiledModule>>;
  readonly components: Readonly<Record<string, CompiledModule>>;
  readonly slots: Readonly<Record<string, CompiledModule>>;
  /** Whether any slot of its pages is filled. */
  readonly hasSlots: boolean;
  readonly plugins: SitePlugins;
  /** Key of the content of those modules. */
  readonly modulesKey: string;
  /** The source files of its modules: settings, trees, templates, components, slots and everything they import. */
  readonly moduleFiles: readonly string[];
  readonly problems: readonly Problem[];
}

/** A configuration with errors: only problems that depend on no setting can still be found. */
interface WrongConfig extends Pick<LoadedSite, 'moduleFiles'> {
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
  /** Receives reports of damage to the cache. */
  log: (message: string) => void;
  base?: string;
  /** Path of a versions.json. */
  versions?: string;
}): Promise<LoadedSite | WrongConfig> {
  const guard = createLoadGuard();
  const readFiles = new Set<string>();
  const onRead = (files: readonly string[]) => files.forEach((file) => readFiles.add(file));
  try {
    const loaded = await loadWith({ root, cache, log, resolve: findReact(), guard, onRead }, { base, versions });
    return { ...loaded, moduleFiles: [...readFiles].sort() };
  } finally {
    guard.end();
  }
}

type GuardedOptions = LoadOptions & { readonly guard: LoadGuard };

async function loadWith(
  options: GuardedOptions,
  { base, versions }: { readonly base: string | undefined; readonly versions: string | undefined },
): Promise<Omit<LoadedSite, 'moduleFiles'> | Omit<WrongConfig, 'moduleFiles'>> {
  const { root } = options;
  const broken = findManifestFaults(root);
  if (broken.length > 0) return { problems: broken };
  const config = await loadConfig(options);
  if (!config.site || !config.plugins || hasErrors(config.problems)) {
    const trees = await Promise.all(listTreeFiles(root).map((file) => loadTreeFile(toTreeName(file), file, options)));
    return { problems: [...config.problems, ...trees.flatMap(({ problems }) => problems)] };
  }
  const site = {
    ...config.site,
    ...(base !== undefined && { base: toBase(base) }),
    ...(versions !== undefined && { versions: { ...config.site.versions, list: readVersionList(versions) } }),
  };

  const loadedTrees = await Promise.all(site.products.map(({ id }) => loadTree(id, options)));
  const trees = loadedTrees.flatMap(({ tree }) => tree ?? []);
  const texts = loadDictionaries(root, site);
  const [templates, components, slots] = await Promise.all([
    compileFolder('templates', options),
    compileFolder('components', options),
    compileFolder('slots', options),
  ]);

  return {
    site,
    trees,
    treeless: site.products.map(({ id }) => id).filter((id) => findTreeFile(id, root) === undefined),
    dictionaries: texts.dictionaries,
    keyPlaces: texts.places,
    templates: templates.modules,
    components: components.modules,
    slots: slots.modules,
    hasSlots: config.plugins.hasSlots || Object.keys(slots.modules).length > 0,
    plugins: config.plugins,
    modulesKey: hash(templates.key, components.key, slots.key, config.plugins.pagesKey),
    problems: [
      ...config.problems,
      ...loadedTrees.flatMap(({ problems }) => problems),
      ...(await findDuplicates(trees, root)),
      ...findStrayTrees(root, site),
      ...findOtherReact(root),
      ...texts.problems,
      ...templates.problems,
      ...components.problems,
      ...slots.problems,
    ],
  };
}

function toBase(base: string): string {
  if (!/^\/?(?:(?!\.{1,2}(?:\/|$))[\w.~-]+(?:\/|$))*$/.test(base)) {
    throw new SiteError(`The sub-path "${base}" cannot be the base of a site`, 'Write --base like this: /docs/.');
  }
  return `/${base}/`.replace(/\/{2,}/g, '/');
}

async function loadConfig(
  options: GuardedOptions,
): Promise<{ site?: Site; plugins?: SitePlugins; problems: readonly Problem[] }> {
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
  const looks = site ? findLookProblems(site.theme, file) : [];
  const missing = site ? findMissingSources(site.sources, { root: options.root, file }) : [];
  const wrappers = site ? findMissingWrappers(site.demos, { root: options.root, file }) : [];
  const located = await locateProblems([...problems, ...looks, ...missing, ...wrappers], options.root);
  if (!site) return { problems: located };
  const { plugins } = loaded.value as { plugins?: unknown };
  return { site, plugins: describePlugins(plugins, loaded.compiled, options.root), problems: located };
}

function findLookProblems(theme: Site['theme'], file: string): Problem[] {
  return [...planTheme(theme, file).problems, ...planFonts(theme.fonts ?? {}, file).problems];
}

async function loadTree(
  product: string,
  options: GuardedOptions,
): Promise<{ tree?: NavTree; problems: readonly Problem[] }> {
  const file = findTreeFile(product, options.root);
  return file ? loadTreeFile(product, file, options) : { problems: [] };
}

async function loadTreeFile(
  product: string,
  file: string,
  options: GuardedOptions,
): Promise<{ tree?: NavTree; problems: readonly Problem[] }> {
  const loaded = await loadModule(file, options);
  if ('problems' in loaded) return loaded;
  const { tree, problems } = parseNav(loaded.value, { product, file });
  return { tree, problems: await locateProblems(problems, options.root) };
}

function findTreeFile(product: string, root: string): string | undefined {
  return ['ts', 'mts', 'js', 'mjs']
    .map((ending) => `nav/${product}.${ending}`)
    .find((name) => existsSync(join(root, name)));
}

/** Finds entries of any trees that claim the same path, with their lines. */
export async function findDuplicates(trees: readonly NavTree[], root: string): Promise<Problem[]> {
  if (findDuplicatePaths(trees).length === 0) return [];
  return findDuplicatePaths(await locateTrees(trees, root));
}

function listTreeFiles(root: string): string[] {
  return listFiles(root, 'nav').files.filter((file) => /^nav\/[^/]+\.m?[jt]s$/.test(file));
}

/** "nav/joy-ui.ts" → "joy-ui" */
function toTreeName(file: string): string {
  return basename(file).replace(/\.m?[jt]s$/, '');
}

function findStrayTrees(root: string, site: Site): Problem[] {
  return listTreeFiles(root)
    .filter((file) => !site.products.some(({ id }) => toTreeName(file) === id))
    .map((file) => ({
      rule: 'nav-without-product',
      severity: 'warning',
      place: { file },
      message: 'No product uses this tree, so it is not shown',
      hint: 'Name the file after the id of a product, or add the product to docs.config.ts.',
    }));
}

async function compileFolder(
  folder: 'templates' | 'components' | 'slots',
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
  const known: readonly string[] | undefined =
    folder === 'templates' ? templateNames : folder === 'slots' ? slotNames : undefined;
  const unknown = files.filter((file) => known && !known.includes(basename(file).replace(/\.\w+$/, '')));

  return {
    modules: Object.fromEntries(compiled.flatMap(({ name, module }) => ('problems' in module ? [] : [[name, module]]))),
    key: hash(...compiled.map(({ name, module }) => `${name} ${'key' in module ? module.key : ''}`)),
    problems: [
      ...compiled.flatMap(({ module }) => ('problems' in module ? module.problems : [])),
      ...unknown.map(folder === 'slots' ? unknownSlot : unknownTemplate),
    ],
  };
}

const templateNames: readonly string[] = [
  'Shell',
  'Home',
  'Documentation',
  'Tabbed',
  'BlogIndex',
  'BlogPost',
  'Versions',
  'NotFound',
];

function unknownTemplate(file: string): Problem {
  const name = basename(file).replace(/\.\w+$/, '');
  const nearest = findNearest(name, templateNames) ?? findPartial(name, templateNames);
  return {
    rule: 'template-unknown',
    severity: 'error',
    place: { file },
    message: 'There is no template with this name',
    hint: nearest ? `Did you mean templates/${nearest}.tsx?` : `The templates are ${templateNames.join(', ')}.`,
  };
}

/** Finds a name that contains the word, or that the word contains. */
function findPartial(word: string, names: readonly string[]): string | undefined {
  const [lower, ...others] = [word, ...names].map((each) => each.toLowerCase());
  const index = others.findIndex(
    (each) => lower !== undefined && lower.length > 2 && (each.includes(lower) || lower.includes(each)),
  );
  return names[index];
}

function unknownSlot(file: string): Problem {
  const nearest = findNearest(basename(file).replace(/\.\w+$/, ''), slotNames);
  return {
    rule: 'slot-unknown',
    severity: 'error',
    place: { file },
    message: 'There is no slot with this name',
    hint: nearest ? `Did you mean slots/${nearest}.tsx?` : `The slots are ${slotNames.join(', ')}.`,
  };
}
