// Finds pages of the last build that would come out the same, so that they need not be made again.

import { createTranslate } from '../../core/i18n/create-translate.ts';
import type { MenuEntry } from '../../core/nav/menu/menu.ts';
import type { BuildContext } from './build-context.ts';
import type { LastPages } from './made-page.ts';
import type { MadePage, PageRecord } from './made-page.ts';
import type { PageTask } from '../site/plan/page-task.ts';
import type { ReadFile } from '../files/read-file.ts';
import { hash } from '../files/hash.ts';
import type { PageFiles } from '../site/load/read-pages.ts';
import { isUntouched } from '../files/file-stamp.ts';
import { createPageMenuPlanner } from './create-menus.ts';
import { toDocumentKey, toPageKey } from './page-keys.ts';
import { toParseSettings } from './parse-settings.ts';

/** Finds reusable pages, and computes the keys of made ones. */
interface Reuse {
  /** Returns the key of everything that a page was made from. */
  keyOf(task: PageTask, made: Pick<MadePage, 'textHash' | 'reads'>): string;
  /** Returns the page of the last build, if it would come out the same. */
  findReusable(task: PageTask): PageRecord | undefined;
}

/** Options for finding reusable pages. */
interface ReuseOptions {
  readonly context: BuildContext;
  readonly record: LastPages;
  /** Finds the folder that contains a file of the record. */
  readonly folderOf: (file: string) => string;
  readonly files: PageFiles;
  readonly hashFile: (file: string) => string;
  readonly log: (message: string) => void;
}

/** Creates the finder of reusable pages. */
export function createReuse({ context, record, folderOf, files, hashFile, log }: ReuseOptions): Reuse {
  const t = createTranslate({ languages: context.site.languages, dictionaries: context.dictionaries, log });
  const parseKeys = new Map(
    context.site.languages.map((language) => [language, toParseSettings(context, language, t).key]),
  );
  const frameKeys = new Map(context.site.languages.map((language) => [language, toFrameKey(context, language)]));
  const planMenu = createPageMenuPlanner(context);
  const menuKeys = new WeakMap<readonly MenuEntry[], string>();

  return {
    keyOf(
      { page, posts, list, originalHash, history, demoModule, pathList, inCurrent, sourcesKey, api, joined },
      { textHash, reads },
    ) {
      const parseKey = parseKeys.get(page.language) ?? '';
      const documentKey = joined
        ? hash(joined.hash, JSON.stringify(context.parts?.[joined.part]))
        : toDocumentKey({ page, textHash, parseKey });
      return toPageKey({
        documentKey,
        reads,
        page,
        posts,
        list,
        originalHash,
        history,
        demoModule,
        pathList,
        inCurrent,
        sourcesKey,
        apiKey: api?.key,
        frameKey: frameKeys.get(page.language) ?? '',
        menuKey: menuKeyOf(page),
      });
    },

    findReusable(task) {
      const lastPage = record.pages[task.page.path];
      if (!lastPage || lastPage.made.files.length === 0) return undefined;
      const textHash = hashText(task);
      const reads = lastPage.made.reads.map(({ file }): ReadFile => ({ file, hash: hashFile(file) }));
      const isSame = textHash !== undefined && lastPage.key === this.keyOf(task, { textHash, reads });
      return isSame && lastPage.made.files.every(({ file }) => isUntouched(record, file, folderOf(file)))
        ? lastPage
        : undefined;
    },
  };

  function hashText({ page, text, isAdded, joined }: PageTask): string | undefined {
    if (joined) return joined.hash;
    return text === undefined || isAdded ? files.pages.get(page.file)?.textHash : hash(text);
  }

  function menuKeyOf(page: PageTask['page']): string {
    const menu = planMenu(page);
    const key = menuKeys.get(menu) ?? hash(JSON.stringify(menu));
    menuKeys.set(menu, key);
    return key;
  }
}

/** Returns the key of everything that all pages of a language share. */
function toFrameKey(context: BuildContext, language: string): string {
  const { engineKey, packagesKey, site, dictionaries, assets, productPaths, siteLinks, modulesKey, translated } =
    context;
  const { cards, isPart } = context;
  return hash(
    JSON.stringify([
      engineKey,
      packagesKey,
      site,
      dictionaries[language],
      dictionaries.en,
      assets,
      productPaths,
      siteLinks,
      modulesKey,
      cards?.key,
      ...(isPart ? ['part'] : []),
      language === site.defaultLanguage ? [] : translated[language],
    ]),
  );
}
