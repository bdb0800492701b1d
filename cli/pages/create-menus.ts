// Plans and renders side menus, once for each branch; the current page is marked later.

import type { Translate } from '../../core/i18n/create-translate.ts';
import { createFindText } from '../../core/i18n/create-translate.ts';
import { withLanguage } from '../../core/model/paths/language-path.ts';
import type { Language } from '../../core/model/language.ts';
import type { MenuEntry } from '../../core/nav/menu/menu.ts';
import { createMenuPlanner, type PlanOpenMenu } from '../../core/nav/menu/plan-menu.ts';
import type { Page } from '../../core/model/page.ts';
import { renderMenu } from '../../templates/menus/render-menu.tsx';
import type { BuildContext } from './build-context.ts';
import { createLinkWriter } from './create-link-writer.ts';

/** The menu of a page, as data and as HTML without a current page. */
export interface PageMenu {
  readonly menu: readonly MenuEntry[];
  readonly menuHtml: string;
}

/** The facts that menus are made from. */
type MenuContext = Pick<BuildContext, 'site' | 'trees' | 'dictionaries' | 'translated'>;

/** Creates the finder of page menus. */
export function createMenus(context: MenuContext, translate: Translate): { of(page: Page): PageMenu } {
  const plan = createPageMenuPlanner(context);
  const toLinks = createLinkWriter(context);
  const rendered = new WeakMap<readonly MenuEntry[], string>();

  return {
    of(page) {
      const menu = plan(page);
      const knownHtml = rendered.get(menu);
      if (knownHtml !== undefined) return { menu, menuHtml: knownHtml };

      const t = (key: string, params?: Record<string, string | number>) => translate(page.language, key, params);
      const menuHtml = renderMenu(menu, { t, href: toLinks(page.language), userLanguage: page.language });
      rendered.set(menu, menuHtml);
      return { menu, menuHtml };
    },
  };
}

const noMenu: readonly MenuEntry[] = [];

/** Creates the function that plans the menu of a page; pages of one branch get the same list. */
export function createPageMenuPlanner({
  site,
  trees,
  dictionaries,
  translated,
}: MenuContext): (page: Page) => readonly MenuEntry[] {
  const planners = new Map<string, PlanOpenMenu>();
  const findText = createFindText(dictionaries);

  return function planPageMenu({ product, language, canonicalPath }) {
    const tree = trees.find((candidate) => candidate.product === product);
    if (!tree) return noMenu;

    const name = `${language} ${tree.product}`;
    const planner = planners.get(name) ?? createPlanner(tree, language);
    planners.set(name, planner);
    return planner(canonicalPath);
  };

  function createPlanner(tree: (typeof trees)[number], language: Language): PlanOpenMenu {
    const own = new Set(language === site.defaultLanguage ? [] : translated[language]);
    return createMenuPlanner(tree, {
      findTitle: (key) => findText(language, key),
      toPath: (path) => (own.has(path) ? withLanguage(site, path, language) : path),
    });
  }
}
