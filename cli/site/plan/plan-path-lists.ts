// The tasks of a site → for each language, the list of its pages as a file that its 404 page loads, and the tasks of the
// 404 pages with the URL of their list.
//
// A list is a separate file, so that the 404 page does not grow with the site.

import { titleFromPath } from '../../../core/nav/tree/title-from-entry.ts';
import type { OutputFile } from '../../../core/model/output-file.ts';
import type { Site } from '../../../core/model/site.ts';
import { compareText } from '../../../core/text/compare-text.ts';
import { unescapeHtml } from '../../../core/text/escape-html.ts';
import { toPublicPath } from '../../../core/model/url-path.ts';
import type { PageTask } from './page-task.ts';
import type { ParsedPage } from './parsed-page.ts';
import { hash } from '../../files/hash.ts';
import type { PageFiles } from '../load/read-pages.ts';

/** The list files, and all tasks of the site. */
interface PathLists {
  readonly tasks: readonly PageTask[];
  readonly files: readonly OutputFile[];
}

/** What the lists are made from. */
interface ListedSite {
  readonly site: Pick<Site, 'base' | 'languages' | 'defaultLanguage'>;
  readonly files: Pick<PageFiles, 'pages'>;
  /** The parsed pages, for their titles. */
  readonly parsed: { readonly pages: ReadonlyMap<string, Pick<ParsedPage, 'title'>> };
}

/** Plans the lists of a site, without unlisted pages. */
export function planPathLists(tasks: readonly PageTask[], { site, files, parsed }: ListedSite): PathLists {
  const listed = tasks.filter(({ page }) => page.template !== 'NotFound' && !files.pages.get(page.file)?.isUnlisted);
  const findTitle = (task: PageTask) => findGeneratedTitle(task, parsed) ?? titleFromPath(task.page.canonicalPath);
  const lists = new Map(
    tasks.flatMap(({ page: { template, language } }) =>
      template === 'NotFound'
        ? [[language, toFile(listPages(listed, { site, language, findTitle }), language)] as const]
        : [],
    ),
  );

  return {
    tasks: tasks.map((task) => {
      const list = task.page.template === 'NotFound' && lists.get(task.page.language);
      return list ? { ...task, pathList: `${site.base}${list.file}` } : task;
    }),
    files: [...lists.values()],
  };
}

interface ListOptions {
  readonly site: Pick<Site, 'languages' | 'defaultLanguage'>;
  readonly language: string;
  readonly findTitle: (task: PageTask) => string;
}

/** Lists each page once: in the reader's language, or else in the original. */
function listPages(
  tasks: readonly PageTask[],
  { site, language, findTitle }: ListOptions,
): [path: string, title: string][] {
  return tasks
    .filter(({ page }) => page.language === (page.languages.includes(language) ? language : site.defaultLanguage))
    .map((task): [string, string] => [toPublicPath(task.page.path, site.languages), findTitle(task)])
    .sort(([a], [b]) => compareText(a, b));
}

/** Finds the title of a page that the engine generates: it has no file, but begins with its title. */
function findGeneratedTitle({ page, text, isAdded }: PageTask, parsed: ListedSite['parsed']): string | undefined {
  if (text === undefined || isAdded) return parsed.pages.get(page.file)?.title ?? page.navTitle;
  const heading = /^# (.+)$/m.exec(text)?.[1];
  return page.navTitle ?? (heading === undefined ? undefined : unescapeHtml(heading));
}

function toFile(list: readonly (readonly [string, string])[], language: string): OutputFile {
  const contents = `${JSON.stringify(list)}\n`;
  return { file: `_app/paths.${language}.${hash(contents).slice(0, 10)}.json`, contents };
}
