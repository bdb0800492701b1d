// The whole side menu of each product, in each language: files that pages load when a reader opens
// a group that the page does not carry.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Translate } from '../../core/i18n/create-translate.ts';
import { createFindText } from '../../core/i18n/create-translate.ts';
import { toMenuFile } from '../../core/nav/menu-file.ts';
import { withLanguage } from '../../core/language-path.ts';
import type { Language } from '../../core/language.ts';
import type { NavTree } from '../../core/nav-tree.ts';
import type { OutputFile } from '../../core/output-file.ts';
import { planWholeMenu } from '../../core/nav/plan-menu.ts';
import { renderMenu } from '../../templates/render-menu.tsx';
import type { PageFrame } from '../load/to-parse-context.ts';
import { hash } from '../hash.ts';
import { createLinkWriter } from './create-link-writer.ts';

/** Renders all menus; what is as it was is taken from the cache. */
export function renderMenus(context: PageFrame, translate: Translate): OutputFile[] {
  const { site, trees } = context;
  mkdirSync(join(context.cache, 'menus'), { recursive: true });
  return site.languages.flatMap((language) =>
    trees.map((tree) => renderWholeMenu(tree, { context, language, translate })),
  );
}

function renderWholeMenu(
  tree: NavTree,
  options: { context: PageFrame; language: Language; translate: Translate },
): OutputFile {
  const { context, language } = options;
  const { site, engineKey, dictionaries, translated } = context;
  const file = toMenuFile({ language, product: tree.product });
  const kept = join(context.cache, 'menus', `${language}-${tree.product}.txt`);
  const own = language === site.defaultLanguage ? [] : translated[language];
  const key = hash(
    JSON.stringify([
      engineKey,
      tree.entries,
      dictionaries[language],
      dictionaries.en,
      own,
      site.base,
      site.defaultLanguage,
    ]),
  );

  const known = readKept(kept);
  if (known.startsWith(`${key}\n`)) return { file, contents: known.slice(key.length + 1) };

  const contents = drawMenu(tree, options);
  writeFileSync(kept, `${key}\n${contents}`);
  return { file, contents };
}

function readKept(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function drawMenu(
  tree: NavTree,
  { context, language, translate }: { context: PageFrame; language: Language; translate: Translate },
): string {
  const { site, dictionaries, translated } = context;
  const findText = createFindText(dictionaries);
  const own = new Set(language === site.defaultLanguage ? [] : translated[language]);
  const menu = planWholeMenu(tree, {
    findTitle: (key) => findText(language, key),
    toPath: (path) => (own.has(path) ? withLanguage(site, path, language) : path),
  });
  const t = (key: string, params?: Record<string, string | number>) => translate(language, key, params);
  return renderMenu(menu, { t, href: createLinkWriter(context)(language) });
}
