// The map of the check: a site's root and its finished folder → all problems. It only reads, and never builds.

import { relative, resolve } from 'node:path';
import type { Choices } from '../../core/check/parse-choices.ts';
import { planBudgets, type Budgets } from '../../core/check/plan-budgets.ts';
import type { Problem } from '../../core/model/problem.ts';
import { sortProblems } from '../../core/model/problem.ts';
import { findSettingsFile } from '../site/load/find-settings-file.ts';
import { loadSite } from '../site/load/load-site.ts';
import { locateProblems } from '../site/load/locate-problems.ts';
import { readMarker } from '../output/output-folder.ts';
import { indexFolder } from '../watch/serve/index-folder.ts';
import type { Shard } from '../partial/shards/shard.ts';
import { placeDemoProblem } from '../demos/faults/place-demo-problem.ts';
import { takeShard } from '../partial/shards/take-shard.ts';
import { SiteError } from '../files/site-error.ts';
import { toRuntimeKey } from '../files/to-runtime-key.ts';
import type { CheckedSite } from './checked-site.ts';
import { checkDemos } from './demos/check-demos.ts';
import { checkExternal } from './external/check-external.ts';
import { checkPages, type CheckedPages } from './check-pages.ts';
import { checkTypes } from './check-types.ts';
import { checkVisual, type CheckedPictures, type VisualOptions } from './visual/check-visual.ts';
import { checkTranslations, type CheckedTranslations } from './translations/check-translations.ts';

/** What to check. */
interface CheckOptions {
  readonly root: string;
  readonly out: string;
  /** The cache folder. */
  readonly cache: string;
  /** Receives reports of damage to the cache. */
  readonly log: (message: string) => void;
  /** Opens every demo in a browser. */
  readonly demos?: boolean;
  /** Preferences of readers to check with, one after the other; none by default. */
  readonly preferences?: readonly Choices[];
  /** Limits the check of demos and types to one shard. */
  readonly shard?: Shard;
  /** Compares screenshots of the demos with stored ones. */
  readonly visual?: VisualOptions;
  /** Checks the types of the demos and of fences. */
  readonly types?: boolean;
  /** A versions.json, in place of the versions of the settings. */
  readonly versions?: string;
  /** Compares the translations with their originals. */
  readonly translations?: boolean;
  /** Checks links to other hosts by requests. */
  readonly external?: boolean;
}

/** What a check has found. */
export interface CheckReport {
  /** Whether the settings have errors, so that nothing else was checked. */
  readonly isWrongSetting: boolean;
  readonly pages?: CheckedPages;
  readonly budgets: Budgets;
  /** Number of checked demos, of all demos, and of those unchanged since they last passed. */
  readonly demos?: { readonly checked: number; readonly all: number; readonly unchanged: number };
  readonly pictures?: CheckedPictures;
  /** How many sources of demos were type-checked. */
  readonly sources?: number;
  /** How many fences were type-checked. */
  readonly fences?: number;
  readonly translations?: Pick<CheckedTranslations, 'languages' | 'pages'>;
  /** How many URLs of other hosts were requested. */
  readonly addresses?: number;
  readonly problems: readonly Problem[];
}

/** Checks a finished site. */
export async function checkSite(options: CheckOptions): Promise<CheckReport> {
  const root = resolve(options.root);
  const { cache, log, versions } = options;
  const loaded = await loadSite({ root, cache, log, versions });
  if (!('site' in loaded)) return { isWrongSetting: true, budgets: {}, problems: sortProblems(loaded.problems) };

  const { budgets, problems } = planBudgets(loaded.site.budgets, findSettingsFile(root));
  if (problems.length > 0) return { isWrongSetting: true, budgets, problems: await locateProblems(problems, root) };

  const checked: CheckedSite = {
    ...(await openFolder(resolve(options.out), { root, base: loaded.site.base })),
    root,
    budgets,
    site: loaded.site,
  };
  const pages = await checkPages(checked);
  const types = options.types || options.demos ? await checkTypes(checked, options.shard) : undefined;
  const shardDemos = takeShard(pages.demos, options.shard);
  const demos = options.demos
    ? await checkDemos(shardDemos, checked, {
        readers: options.preferences,
        memory: { cache, log, engineKey: toRuntimeKey() },
      })
    : undefined;
  const pictures = options.visual ? await checkVisual(pages.demos, checked, options.visual) : undefined;
  const translations = options.translations ? await checkTranslations(loaded, root) : undefined;
  const external = options.external ? await checkExternal(checked) : undefined;

  return {
    isWrongSetting: false,
    pages,
    budgets,
    demos: demos && { checked: demos.count, all: pages.demos.length, unchanged: demos.unchanged },
    pictures,
    sources: types?.count,
    fences: types?.fences,
    translations,
    addresses: external?.addresses,
    problems: sortProblems(
      [pages, types, demos, pictures, translations, external]
        .flatMap((part) => part?.problems ?? [])
        .map((problem) => (problem.rule.startsWith('demo-') ? placeDemoProblem(problem, root) : problem)),
    ),
  };
}

async function openFolder(
  folder: string,
  { root, base }: { root: string; base: string },
): Promise<Pick<CheckedSite, 'folder' | 'base' | 'served' | 'toPlace'>> {
  const served = await indexFolder(folder);
  if (!served)
    throw new SiteError(
      `There is no folder "${folder}" to check`,
      'Run docs build first, or name the folder with --out.',
    );

  // Files inside the site are named relative to its root; others relative to the folder.
  const inside = relative(root, folder).replaceAll('\\', '/');
  const prefix = inside === '' || inside.startsWith('..') ? '' : `${inside}/`;
  return { folder, base: readMarker(folder)?.base ?? base, served, toPlace: (path) => prefix + path.slice(1) };
}
