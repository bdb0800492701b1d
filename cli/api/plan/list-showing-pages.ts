// The parsed pages of a site → which components and hooks each of them shows.

import type { ShowingPage } from '../../../core/api/link-references.ts';
import { listApiTabs } from '../../../core/api/plan-api-tab.ts';
import type { Language } from '../../../core/model/language.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { ParsedTexts } from '../../site/plan/parsed-page.ts';

/** Lists the pages in the default language that name components or hooks. */
export function listShowingPages(
  tasks: readonly PageTask[],
  { parsed, language }: { parsed: ParsedTexts; language: Language },
): ShowingPage[] {
  return tasks.flatMap(({ page }) => {
    const known = page.language === language ? parsed.pages.get(page.file) : undefined;
    if (!known || known.frontMatter.components.length + known.frontMatter.hooks.length === 0) return [];
    return [
      {
        path: page.canonicalPath,
        product: page.product,
        components: known.frontMatter.components,
        hooks: known.frontMatter.hooks,
        hasTabs:
          known.components.some(({ name }) => name === 'ComponentPageTabs') &&
          listApiTabs(known.frontMatter).length > 0,
      },
    ];
  });
}
