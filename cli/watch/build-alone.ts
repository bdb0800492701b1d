// A few pages of a site, built before all others: into a folder of their own, with what they load.

import type { UrlPath } from '../../core/model/url-path.ts';
import type { BuildOptions } from '../build-options.ts';
import type { BuildReport } from '../output/report/build-report.ts';
import { indexFolder } from './serve/index-folder.ts';
import type { ServedFile } from './serve/served-site.ts';

/** Builds the pages that `only` picks into a folder. */
export type BuildSome<Built> = (
  options: Required<Pick<BuildOptions, 'out' | 'only'>> & Pick<BuildOptions, 'known'>,
) => Promise<Built>;

/** The report of such a build, and the files that it left: pages, and the scripts and styles that they load. */
interface BuiltAlone<Built> {
  readonly built: Built;
  readonly files: ReadonlyMap<string, ServedFile>;
}

/** Builds the pages of these paths into a folder that no other build writes to. */
export async function buildAlone<Built>(
  paths: ReadonlySet<UrlPath>,
  {
    folder,
    build,
    last,
  }: {
    readonly folder: string;
    readonly build: BuildSome<Built>;
    /** The last build of the site, if there is one. */
    readonly last?: Pick<BuildReport, 'builtPages'>;
  },
): Promise<BuiltAlone<Built>> {
  const known = last && new Map(last.builtPages.flatMap(toKnownText));
  const built = await build({ out: folder, only: (path) => paths.has(path), ...(known && { known }) });
  const { files = new Map<string, ServedFile>() } = (await indexFolder(folder)) ?? {};
  return { built, files: new Map([...files].filter(([path]) => isOfPage(path))) };
}

function toKnownText({ task, record }: BuildReport['builtPages'][number]) {
  return record.parsed ? [[task.page.file, record.parsed] as const] : [];
}

/** Finds the path of a page for an address of the site, in any form that browsers send. */
export function toPagePath(address: string, base: string): UrlPath {
  const path = address.startsWith(base) ? address.slice(base.length - 1) : address;
  return `${cutIndex(path)}/`;
}

/** Checks whether a path of the site is that of a page: other files have an extension. */
export function isPagePath(path: string): boolean {
  return !/\.\w+$/.test(cutIndex(path));
}

function cutIndex(path: string): string {
  return path.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
}

/** Lists of all pages, feeds and the like would be wrong: the build only knows a few pages. */
function isOfPage(path: string): boolean {
  return path.endsWith('.html') || isAsset(path);
}

/** Checks whether a file is a script, a style sheet or a picture that the engine made: "/_app/main.js". */
export function isAsset(path: string): boolean {
  return /^\/_\w+\//.test(path);
}
