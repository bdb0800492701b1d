// The tasks of a site → for each language, the list of its pages as a file that its missing page
// loads, and the tasks of the missing pages with the address of their list.
//
// A list is a file of its own, so that the missing page does not grow with the site.

import { titleFromPath } from '../../core/nav/tree/title-from-entry.ts';
import type { Page } from '../../core/page.ts';
import type { OutputFile } from '../../core/output-file.ts';
import type { Site } from '../../core/site.ts';
import { compareText } from '../../core/text/compare-text.ts';
import { toPublicPath } from '../../core/url-path.ts';
import type { PageTask } from '../build-context.ts';
import { hash } from '../hash.ts';
import type { PageFiles } from '../load/read-pages.ts';

/** The files of the lists, and all tasks of the site. */
interface PathLists {
  readonly tasks: readonly PageTask[];
  readonly files: readonly OutputFile[];
}

/** Plans the lists of a site. What is unlisted is offered to nobody. */
export function planPathLists(
  tasks: readonly PageTask[],
  { site, files }: { site: Pick<Site, 'base' | 'languages' | 'defaultLanguage'>; files: Pick<PageFiles, 'pages'> },
): PathLists {
  const pages = tasks.flatMap(({ page }) =>
    page.template === 'NotFound' || files.pages.get(page.file)?.isUnlisted ? [] : [page],
  );
  const lists = new Map(
    tasks.flatMap(({ page: { template, language } }) =>
      template === 'NotFound' ? [[language, toFile(listPages(pages, { site, language }), language)] as const] : [],
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

/** Each page once: in the language of the reader, or else as it is first written. */
function listPages(
  pages: readonly Page[],
  { site, language }: { site: Pick<Site, 'languages' | 'defaultLanguage'>; language: string },
): [path: string, title: string][] {
  return pages
    .filter((page) => page.language === (page.languages.includes(language) ? language : site.defaultLanguage))
    .map(({ path, navTitle, canonicalPath }): [string, string] => [
      toPublicPath(path, site.languages),
      navTitle ?? titleFromPath(canonicalPath),
    ])
    .sort(([a], [b]) => compareText(a, b));
}

function toFile(list: readonly (readonly [string, string])[], language: string): OutputFile {
  const contents = `${JSON.stringify(list)}\n`;
  return { file: `_app/paths.${language}.${hash(contents).slice(0, 10)}.json`, contents };
}
