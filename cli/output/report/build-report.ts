// Creates the report of a build: for people, for --report and for the exit status.

import type { Defines } from '../../../core/code/defines.ts';
import { hasErrors, type Problem } from '../../../core/model/problem.ts';
import type { SourceSettings } from '../../../core/model/site.ts';
import type { ClientPage } from '../../demos/client/client-page.ts';
import type { Stopwatch } from './stopwatch.ts';
import type { FinishedSite } from '../finish-site.ts';
import type { BuiltPages } from '../../pages/make-pages.ts';

/** The outcome of a build. */
export interface BuildReport {
  /** 0: success, 1: errors in the content, 2: a wrong setting. */
  readonly status: 0 | 1 | 2;
  /** Whether the output folder now has this build's site. */
  readonly isWritten: boolean;
  /** Sub-path that the site was built for. */
  readonly base: string;
  readonly pages: number;
  readonly demos: number;
  readonly apiPages: number;
  readonly written: number;
  readonly reused: number;
  /** Bytes of all files of the site. */
  readonly bytes: number;
  readonly bytesWritten: number;
  readonly durationMs: Readonly<Record<string, number>>;
  /** Peak memory of the process in bytes: in the whole build, and during each stage. */
  readonly peakMemory: Readonly<Record<string, number>>;
  readonly problems: readonly Problem[];
  /** Earlier errors that were not checked again, because the API is read after the build. */
  readonly outdated: readonly Problem[];
  /** The pages with demos, for `docs serve --watch`. */
  readonly demoPages: readonly DemoPage[];
  /** The scripts that demos run on. */
  readonly demoScripts?: DemoScripts;
  /** Paths of the pages whose files are new. */
  readonly changed: readonly string[];
  /** All pages of the site, for `docs serve --watch`. */
  readonly builtPages: BuiltPages['pages'];
  /** Source files of the site besides those of pages. */
  readonly lookFiles: readonly string[];
  /** Source files of the site's modules, for `docs serve --watch`. */
  readonly moduleFiles: readonly string[];
  /** Files and folders that the settings depend on, for `docs serve --watch`. */
  readonly follows: readonly string[];
  /** Lists the files of packages that the API depends on, absolute. */
  readonly listApiFiles: () => readonly string[];
  /** Key of the settings, the trees and the packages that the site can import; '' if the settings are wrong. */
  readonly siteKey: string;
  /** Whether plugins with code ran. */
  readonly hasPlugins: boolean;
}

/** The parts of a report that a command prints. */
export type BuildSummary = Pick<
  BuildReport,
  | 'status'
  | 'isWritten'
  | 'pages'
  | 'demos'
  | 'apiPages'
  | 'written'
  | 'reused'
  | 'bytes'
  | 'bytesWritten'
  | 'durationMs'
  | 'peakMemory'
  | 'problems'
  | 'hasPlugins'
>;

/** A page with demos, and its address. */
export interface DemoPage extends ClientPage {
  readonly path: string;
}

/** The scripts of demos: the key of their packages, and the names of the engine's scripts. */
interface DemoScripts {
  readonly library: string;
  readonly base: string;
  readonly playground: string;
  readonly alias: Readonly<Record<string, string>>;
  readonly sources: SourceSettings;
  readonly define?: Defines;
}

interface Outcome {
  readonly problems: readonly Problem[];
  readonly outdated?: readonly Problem[] | undefined;
  readonly stopwatch: Stopwatch;
  readonly isWrongSetting?: boolean;
  readonly base?: string;
  readonly builtPages?: BuiltPages;
  readonly finished?: FinishedSite;
  readonly demoPages?: readonly ClientPage[];
  readonly demoScripts?: DemoScripts;
  readonly lookFiles?: readonly string[];
  readonly moduleFiles?: readonly string[];
  readonly listApiFiles?: () => readonly string[];
  readonly siteKey?: string;
  readonly plugins?: { readonly files: readonly string[]; readonly settings?: unknown };
}

/** Creates the report of a build. */
export function toReport({
  problems,
  outdated = [],
  stopwatch,
  isWrongSetting,
  base = '/',
  builtPages,
  finished,
  demoPages = [],
  demoScripts,
  lookFiles = [],
  moduleFiles = [],
  listApiFiles = () => [],
  siteKey = '',
  plugins,
}: Outcome): BuildReport {
  const pages = builtPages?.pages ?? [];

  return {
    status: isWrongSetting ? 2 : hasErrors(problems) ? 1 : 0,
    isWritten: finished !== undefined,
    base,
    pages: pages.reduce(
      (sum, { record: { made } }) => sum + (made.files.length > 0 ? 1 + made.facts.tabs.length : 0),
      0,
    ),
    demos: pages.reduce((sum, { record }) => sum + record.made.facts.demos, 0),
    apiPages: pages.reduce(
      (sum, { task, record }) => sum + record.made.facts.tabs.length + (task.api?.kind === 'page' ? 1 : 0),
      0,
    ),
    written: finished?.written ?? 0,
    reused: finished?.reused ?? 0,
    bytes: finished?.bytes ?? 0,
    bytesWritten: finished?.bytesWritten ?? 0,
    ...stopwatch.read(),
    problems,
    outdated,
    demoPages: withPaths(demoPages, pages),
    ...(demoScripts && { demoScripts }),
    changed: pages.filter(({ isReused }) => !isReused).map(({ task }) => task.page.path),
    builtPages: pages,
    lookFiles,
    moduleFiles,
    follows: plugins?.files ?? [],
    listApiFiles,
    siteKey,
    hasPlugins: plugins?.settings !== undefined,
  };
}

function withPaths(demoPages: readonly ClientPage[], pages: BuiltPages['pages']): DemoPage[] {
  const paths = new Map(pages.map(({ task: { page } }) => [page.file, page.path]));
  return demoPages.map((page) => ({ ...page, path: paths.get(page.file) ?? '' }));
}
