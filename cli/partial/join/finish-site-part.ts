// Writes a site that joins another one to the folder of its part. Problems of the site itself are found here and
// stored in the part; links are checked by the site that it joins.

import { dirname } from 'node:path';
import type { OutputFile } from '../../../core/model/output-file.ts';
import { hasErrors, type Problem } from '../../../core/model/problem.ts';
import type { BuildRecord } from '../../output/build-record.ts';
import { liveManifestFile } from '../../demos/client/bundle-live.ts';
import type { PublicFiles } from '../../site/load/find-public-files.ts';
import type { LoadedSite } from '../../site/load/load-site.ts';
import { locateProblems } from '../../site/load/locate-problems.ts';
import { readRedirects } from '../../site/load/read-redirects.ts';
import type { BuildPlace } from '../../site/load/to-build-place.ts';
import { toBuildRecord, writeBuildRecord } from '../../output/build-record.ts';
import { collectProblems } from '../../output/collect-problems.ts';
import { finishSite, toSiteContents } from '../../output/finish-site.ts';
import type { BuiltPages } from '../../pages/make-pages.ts';
import type { SitePlan } from '../../site/plan/plan-site.ts';
import { toReport, type BuildReport } from '../../output/report/build-report.ts';
import type { Stopwatch } from '../../output/report/stopwatch.ts';
import { dropPart, writePart } from '../shards/part.ts';
import type { SitePart } from '../site-part.ts';

interface SitePartOptions extends BuildPlace {
  readonly name: string;
  readonly loaded: LoadedSite;
  readonly plan: SitePlan;
  readonly record: BuildRecord;
  /** Files that other stages made. */
  readonly files: readonly OutputFile[];
  readonly publicFiles: PublicFiles;
  readonly stages: readonly { readonly problems?: readonly Problem[] }[];
  readonly strict?: boolean | undefined;
  readonly stopwatch: Stopwatch;
  readonly log: (message: string) => void;
}

/** Templates of pages that come from the site that it joins. */
const siteTemplates = ['Home', 'NotFound', 'BlogIndex', 'Versions'];

/** Writes the part of a site, and reports its files and problems. */
export async function finishSitePart(builtPages: BuiltPages, options: SitePartOptions): Promise<BuildReport> {
  const { root, out, engineKey, name, loaded, plan, record, publicFiles, stages, strict, stopwatch } = options;
  const { base } = loaded.site;
  const { rules, problems: wrongRules } = readRedirects(root);
  const found = [...stages, publicFiles, { problems: wrongRules }].flatMap(({ problems = [] }) => problems);
  const located = await locateProblems(found, root);
  const pageProblems = builtPages.pages.flatMap((page) => page.record.made.facts.problems);
  const problems = collectProblems([...located, ...(await locateProblems(pageProblems, root))], { strict });

  stopwatch.begin('write');
  const folder = dirname(out);
  dropPart(folder);
  const siteFiles = options.files.map((file) => withName(file, name));
  const finished = await finishSite(
    toSiteContents(builtPages, { publicFiles, siteFiles }),
    { ...options, base },
    record,
  );
  const partRecord = toBuildRecord(builtPages, publicFiles, finished);
  writeBuildRecord(partRecord, options);

  const ofPages = new Set(builtPages.pages.flatMap((page) => page.record.made.files.map(({ file }) => file)));
  const live = siteFiles.find(({ file }) => file === toLiveFile(name))?.file;
  const { languages, defaultLanguage, products, productIds, editUrl, repository, demos, blog, hasOneStyling } =
    loaded.site;
  const site: SitePart = {
    name,
    settings: {
      base,
      languages,
      defaultLanguage,
      products,
      productIds,
      editUrl,
      repository,
      demos,
      blog,
      hasOneStyling,
    },
    trees: loaded.trees.map(({ product, file, entries }) => ({ product, file, entries })),
    titles: Object.fromEntries(
      Object.entries(loaded.dictionaries).flatMap(([language, { pages }]) =>
        typeof pages === 'object' && pages !== null ? [[language, { pages }]] : [],
      ),
    ),
    tasks: builtPages.pages
      .filter(({ task: { page } }) => !siteTemplates.includes(page.template))
      .map(({ task: { page, history, api, isAdded } }) => ({
        page,
        ...(history && { history }),
        ...(api?.kind === 'index' && { api }),
        ...(isAdded && { isAdded }),
      })),
    productPaths: plan.productPaths,
    siteLinks: plan.siteLinks,
    rules,
    files: Object.entries(finished.files).flatMap(([file, { hash, stamp }]) =>
      ofPages.has(file) ? [] : [{ file, hash, bytes: stamp[0] }],
    ),
    ...(live !== undefined && { live }),
    problems: located,
  };
  writePart(folder, { shard: { index: 1, count: 1 }, engineKey, record: { pages: partRecord.pages, files: {} }, site });
  stopwatch.end('write');
  return { ...toReport({ problems, base, builtPages, finished, stopwatch }), status: hasErrors(problems) ? 1 : 0 };
}

function toLiveFile(name: string): string {
  return liveManifestFile.replace(/\.json$/, `.${name}.json`);
}

/** Adds the name of the site to the file that lists its live packages, because each site has its own. */
function withName(file: OutputFile, name: string): OutputFile {
  return file.file === liveManifestFile ? { ...file, file: toLiveFile(name) } : file;
}
