// Renders the whole side menu of each product in each language. Pages load these files when a reader opens a group
// that the page does not contain.

import type { Translate } from '../../core/i18n/create-translate.ts';
import { createFindText } from '../../core/i18n/create-translate.ts';
import { toMenuFile } from '../../core/nav/menu/menu-file.ts';
import { withLanguage } from '../../core/model/paths/language-path.ts';
import type { Language } from '../../core/model/language.ts';
import type { NavTree } from '../../core/model/nav-tree.ts';
import type { OutputFile } from '../../core/model/output-file.ts';
import { planWholeMenu } from '../../core/nav/menu/plan-menu.ts';
import { renderMenu } from '../../templates/menus/render-menu.tsx';
import type { PageFrame } from '../site/plan/to-parse-context.ts';
import { hash } from '../files/hash.ts';
import { openTextStore, type TextStore } from '../files/store/open-text-store.ts';
import { createLinkWriter } from './create-link-writer.ts';

/** Renders all menus; unchanged ones come from the cache. */
export function renderMenus(
  context: PageFrame,
  { t, log }: { t: Translate; log: (message: string) => void },
): OutputFile[] {
  const { site, trees } = context;
  const store = openTextStore(context.cache, 'menus', { log });
  return site.languages.flatMap((language) =>
    trees.map((tree) => renderWholeMenu(tree, { context, language, translate: t, store })),
  );
}

function renderWholeMenu(
  tree: NavTree,
  options: { context: PageFrame; language: Language; translate: Translate; store: TextStore },
): OutputFile {
  const { context, language, store } = options;
  const { site, engineKey, dictionaries, translated } = context;
  const file = toMenuFile({ language, product: tree.product });
  const translatedPaths = language === site.defaultLanguage ? [] : translated[language];
  const key = hash(
    JSON.stringify([
      engineKey,
      language,
      tree.product,
      tree.entries,
      dictionaries[language],
      dictionaries.en,
      translatedPaths,
      site.base,
      site.defaultLanguage,
    ]),
  );

  const cachedMenu = store.read(key);
  if (cachedMenu !== undefined) return { file, contents: cachedMenu };

  const contents = renderOtherMenu(tree, options);
  store.write(key, contents);
  return { file, contents };
}

function renderOtherMenu(
  tree: NavTree,
  { context, language, translate }: { context: PageFrame; language: Language; translate: Translate },
): string {
  const { site, dictionaries, translated } = context;
  const findText = createFindText(dictionaries);
  const translatedPaths = new Set(language === site.defaultLanguage ? [] : translated[language]);
  const menu = planWholeMenu(tree, {
    findTitle: (key) => findText(language, key),
    toPath: (path) => (translatedPaths.has(path) ? withLanguage(site, path, language) : path),
  });
  const t = (key: string, params?: Record<string, string | number>) => translate(language, key, params);
  return renderMenu(menu, { t, href: createLinkWriter(context)(language), userLanguage: language });
}
