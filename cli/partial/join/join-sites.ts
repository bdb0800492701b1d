// A planned site and the sites that join it → one plan of all of them. The frame of the site is the same on every
// page, whichever site the page comes from.

import { join } from 'node:path';
import { mergeDictionaries } from '../../../core/i18n/merge-dictionaries.ts';
import { comparePages } from '../../../core/nav/pages/plan-pages.ts';
import type { RedirectRule } from '../../../core/publish/hosting/hosting-rules.ts';
import type { OutputFile } from '../../../core/model/output-file.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { Site } from '../../../core/model/site.ts';

import type { BuildContext } from '../../pages/build-context.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { ParsedPages } from '../../pages/parse-pages.ts';
import { hash } from '../../files/hash.ts';
import type { LoadedSite } from '../../site/load/load-site.ts';
import type { SitePlan } from '../../site/plan/plan-site.ts';
import { SiteError } from '../../files/site-error.ts';
import { findJoinProblems } from './find-join-problems.ts';
import type { JoinedSite, JoinedSites } from '../site-part.ts';
import { toPartFile, toPartProblem } from '../../../core/model/part-name.ts';

/** The plan of a single site. */
export interface SinglePlan {
  readonly loaded: LoadedSite;
  readonly plan: SitePlan;
  readonly parsed: ParsedPages;
}

/** The plan of a site and the sites that join it. */
export interface JoinedPlan extends SinglePlan {
  readonly parts: NonNullable<BuildContext['parts']>;
  readonly rules: readonly RedirectRule[];
  readonly files: readonly OutputFile[];
  readonly problems: readonly Problem[];
  /** Whether demos of the joined sites need the engine's scripts. */
  readonly hasDemos: boolean;
}

/** Returns the plan of a site that no other joins. */
export function joinNoSites(own: SinglePlan): JoinedPlan {
  return { ...own, parts: {}, rules: [], files: [], problems: [], hasDemos: false };
}

/** Adds the sites that join this one to its plan. */
export function joinSites({ loaded, plan, parsed }: SinglePlan, { sites }: JoinedSites): JoinedPlan {
  for (const { site } of sites) checkSettings(site, loaded.site);
  const tasks = joinApiIndexes(sortTasks([...plan.tasks, ...sites.flatMap(toTasks)], loaded.site));

  return {
    loaded: joinLoaded(loaded, sites),
    plan: {
      ...plan,
      tasks,
      productPaths: Object.assign({}, ...sites.map(({ site }) => site.productPaths), plan.productPaths) as Record<
        string,
        string
      >,
      siteLinks: [...plan.siteLinks],
      translated: groupTranslated(plan, tasks, loaded.site),
    },
    parsed: {
      pages: new Map([...sites.flatMap(toParsed), ...parsed.pages]),
      failed: new Map([...sites.flatMap(toFailed), ...parsed.failed]),
    },
    parts: Object.fromEntries(
      sites.map(({ site: { name, live, settings } }) => {
        const { editUrl, repository, demos } = settings;
        return [name, { editUrl, repository, demos, ...(live !== undefined && { live }) }];
      }),
    ),
    rules: sites.flatMap(({ site: { name, rules } }) =>
      rules.map((rule) => ({ ...rule, file: toPartFile(name, 'redirects.txt') })),
    ),
    files: [...new Map(sites.flatMap(({ site }) => site.files.map((file) => [file.file, file] as const))).values()].map(
      ({ file, hash: sum, bytes }) => ({ file, contents: '', kept: { hash: sum, bytes } }),
    ),
    problems: [
      ...findJoinProblems({ loaded, tasks: plan.tasks, sites }),
      ...sites.flatMap(({ site: { name, problems } }) => problems.map((problem) => toPartProblem(name, problem))),
    ],
    hasDemos: sites.some(({ site }) => site.live !== undefined),
  };
}

function checkSettings({ name, settings }: JoinedSite['site'], site: Site): void {
  if (settings.base !== site.base)
    throw new SiteError(
      `The site "${name}" was built for the base "${settings.base}", but this one has "${site.base}"`,
      `Build it with --base ${site.base}.`,
    );
  const missing = settings.languages.filter((language) => !site.languages.includes(language));
  if (settings.defaultLanguage !== site.defaultLanguage || missing.length > 0)
    throw new SiteError(
      `The site "${name}" has the languages ${settings.languages.join(', ')}, but this one has ${site.languages.join(', ')}`,
      'Start both lists with the same language, and add the missing languages to this site.',
    );
}

function joinLoaded(loaded: LoadedSite, sites: readonly JoinedSite[]): LoadedSite {
  const { site, trees, dictionaries } = loaded;
  const settings = sites.map((each) => each.site.settings);
  const blog = {
    ...site.blog,
    ...(site.blog.authors && {
      authors: Object.assign({}, ...settings.map((each) => each.blog.authors ?? {}), site.blog.authors) as NonNullable<
        Site['blog']['authors']
      >,
    }),
    ...(site.blog.tags && {
      tags: [...new Set([site.blog, ...settings.map((each) => each.blog)].flatMap(({ tags = [] }) => tags))],
    }),
  };
  return {
    ...loaded,
    site: {
      ...site,
      hasOneStyling: [site, ...settings].every((each) => each.hasOneStyling) ? true : undefined,
      blog,
      products: [...site.products, ...settings.flatMap(({ products }) => products)],
      productIds: [...site.productIds, ...settings.flatMap(({ productIds }) => productIds)],
    },
    trees: [...trees, ...sites.flatMap((each) => each.site.trees)],
    dictionaries: Object.fromEntries(
      Object.entries(dictionaries).map(([language, own]) => [
        language,
        sites.reduceRight((over, each) => mergeDictionaries(each.site.titles[language] ?? {}, over), own),
      ]),
    ),
  };
}

function toTasks({ site: { name, tasks }, pages, folder }: JoinedSite): PageTask[] {
  return tasks.flatMap((task): PageTask[] => {
    const page = { ...task.page, file: toPartFile(name, task.page.file) };
    const [pageFile] = pages[page.path]?.made.files ?? [];
    // A failed page has problems, but no file.
    const joined = pageFile && { part: name, path: join(folder, pageFile.file), hash: pageFile.hash };
    return [{ ...task, page, ...(joined && { joined }) }];
  });
}

function toParsed({ site: { name, tasks }, pages }: JoinedSite) {
  return tasks.flatMap(({ page }) => {
    const parsed = pages[page.path]?.parsed;
    return parsed ? [[toPartFile(name, page.file), parsed] as const] : [];
  });
}

function toFailed({ site: { name, tasks }, pages }: JoinedSite) {
  return tasks.flatMap(({ page: { path } }) => {
    const made = pages[path]?.made;
    if (!made || made.files.length > 0) return [];
    const problems = made.facts.problems.map((problem) => toPartProblem(name, problem));
    return [[path, { ...made, facts: { ...made.facts, problems } }] as const];
  });
}

/** Sorts pages as in a single site: generated pages come last. */
function sortTasks(tasks: readonly PageTask[], site: Site): PageTask[] {
  const fileOf = ({ page: { file }, joined }: PageTask) => (joined ? file.slice(joined.part.length + 1) : file);
  const isWritten = (task: PageTask) => fileOf(task).startsWith('content/');
  return [
    ...tasks.filter(isWritten).sort((a, b) => comparePages(a.page, b.page, site)),
    ...tasks.filter((task) => !isWritten(task)),
  ];
}

/** Merges the API indexes, which every site has at the same path, into the first one. */
function joinApiIndexes(tasks: readonly PageTask[]): PageTask[] {
  const isIndex = ({ page, api }: PageTask) => page.path === '/api/' && api?.kind === 'index';
  const [firstIndex, ...others] = tasks.filter(isIndex);
  if (!firstIndex?.api || others.length === 0) return [...tasks];
  const api = { ...firstIndex.api, index: [firstIndex, ...others].flatMap((task) => task.api?.index ?? []) };
  const hasSeveralProducts = new Set(api.index.map(({ product }) => product)).size > 1;
  const { product: _, ...page } = firstIndex.page;
  const wholeIndex = {
    ...firstIndex,
    // The menu of one product would hide the others.
    ...(hasSeveralProducts && { page: { ...page, trail: [] } }),
    api: { ...api, key: hash(JSON.stringify(api)) },
  };
  return tasks.flatMap((task) => (task === firstIndex ? [wholeIndex] : others.includes(task) ? [] : [task]));
}

function groupTranslated({ translated }: SitePlan, tasks: readonly PageTask[], site: Site): SitePlan['translated'] {
  const groups: Record<string, readonly string[]> = { ...translated };
  for (const { page, joined } of tasks)
    if (joined && page.language !== site.defaultLanguage)
      groups[page.language] = [...(groups[page.language] ?? []), page.canonicalPath];
  return groups;
}
