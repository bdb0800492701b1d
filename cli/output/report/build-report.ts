// What a build says when it is over: for people, for --report and for the exit status.

import type { Defines } from '../../../core/code/defines.ts';
import { hasErrors, type Problem } from '../../../core/model/problem.ts';
import type { SourceSettings } from '../../../core/model/site.ts';
import type { ClientPage } from '../../demos/client/client-page.ts';
import type { Stopwatch } from './create-stopwatch.ts';
import type { FinishedSite } from '../finish-site.ts';
import type { BuiltPages } from '../../pages/make-pages.ts';

/** The outcome of a build. */
export interface BuildReport {
  /** 0 good, 1 the content has errors, 2 a wrong setting. */
  readonly status: 0 | 1 | 2;
  /** Tells whether the output folder now holds this build's site. */
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
  /** Bytes that the process held at its largest: in the whole build, and while each stage ran. */
  readonly peakMemory: Readonly<Record<string, number>>;
  readonly problems: readonly Problem[];
  /** Errors of before that nothing has looked for, as the API is read behind the build. */
  readonly outdated: readonly Problem[];
  /** The pages with demos, for `docs serve --watch`, and the scripts that demos run on. */
  readonly demoPages: readonly DemoPage[];
  readonly demoScripts?: DemoScripts;
  /** Paths of the pages whose files are new. */
  readonly changed: readonly string[];
  /** All pages of the site, for `docs serve --watch`. */
  readonly builtPages: BuiltPages['pages'];
  /** Files besides those of pages that the site was made from. */
  readonly lookFiles: readonly string[];
  /** Files that the site's modules are made of, for `docs serve --watch`. */
  readonly moduleFiles: readonly string[];
  /** Files and folders that the settings are made from, for `docs serve --watch`. */
  readonly follows: readonly string[];
  /** Lists the files of packages that the API hangs on, absolute. */
  readonly listApiFiles: () => readonly string[];
  /** Stands for what the settings and trees say, and for the packages that the site can import; '' where they are wrong. */
  readonly siteKey: string;
  /** Whether code of plugins took part. */
  readonly hasPlugins: boolean;
}

/** What a command says of a build. */
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

/** What the demos of a built site run on: the key of their packages, and names of the engine's scripts. */
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
  readonly made?: BuiltPages;
  readonly finished?: FinishedSite;
  readonly demoPages?: readonly ClientPage[];
  readonly demoScripts?: DemoScripts;
  readonly lookFiles?: readonly string[];
  readonly moduleFiles?: readonly string[];
  readonly listApiFiles?: () => readonly string[];
  readonly siteKey?: string;
  readonly plugins?: { readonly files: readonly string[]; readonly settings?: unknown };
}

/** Sums up a build. */
export function toReport({
  problems,
  outdated = [],
  stopwatch,
  isWrongSetting,
  base = '/',
  made,
  finished,
  demoPages = [],
  demoScripts,
  lookFiles = [],
  moduleFiles = [],
  listApiFiles = () => [],
  siteKey = '',
  plugins,
}: Outcome): BuildReport {
  const pages = made?.pages ?? [];

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
