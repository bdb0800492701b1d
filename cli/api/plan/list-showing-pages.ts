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
    const parsedPage = page.language === language ? parsed.pages.get(page.file) : undefined;
    if (!parsedPage || parsedPage.frontMatter.components.length + parsedPage.frontMatter.hooks.length === 0) return [];
    return [
      {
        path: page.canonicalPath,
        product: page.product,
        components: parsedPage.frontMatter.components,
        hooks: parsedPage.frontMatter.hooks,
        hasTabs:
          parsedPage.components.some(({ name }) => name === 'ComponentPageTabs') &&
          listApiTabs(parsedPage.frontMatter).length > 0,
      },
    ];
  });
}
