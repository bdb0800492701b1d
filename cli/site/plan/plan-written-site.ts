// A loaded site → the pages that its files describe, planned without building anything. Not among them are pages that only
// a build finds: those of the API, those of plugins, and further pages of the list of posts.

import { createTranslate } from '../../../core/i18n/create-translate.ts';
import type { Page } from '../../../core/model/page.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { LoadedSite } from '../load/load-site.ts';
import { readPages, type PageFiles } from '../load/read-pages.ts';
import { fillTrees } from './fill-trees.ts';
import { planSite, type SitePlan } from './plan-site.ts';

/** A site with the plan of its written pages. */
interface WrittenSite {
  /** The site, with its navigation trees filled: folders in a tree with their pages, and trees that are not written. */
  readonly loaded: LoadedSite;
  readonly files: PageFiles;
  /**
   * The pages of the files in `content/`, one for each language. `path` is as readers see it ("/de/kit/start/"),
   * `canonicalPath` is the same for all languages ("/kit/start/"), `language` is its code ("de"), `product` the id of its
   * product, if it is in one. `languages` are the codes of those that have a translation or the original; others may show
   * the original, as a page with `isFallback`. The codes of the site are `loaded.site.languages`.
   */
  readonly pages: readonly Page[];
  /** The tasks of a build: these pages, and those that every site has (home, 404, the list of posts). */
  readonly plan: SitePlan;
  /** The problems of the settings, the trees and the paths. */
  readonly problems: readonly Problem[];
}

/** Plans the written pages of a site. Drafts are left out unless they are requested. */
export async function planWrittenSite(
  settings: LoadedSite,
  { root, drafts = false }: { readonly root: string; readonly drafts?: boolean },
): Promise<WrittenSite> {
  const files = await readPages(root, settings.site.markdown);
  const loaded = await fillTrees(settings, files, { root, drafts });
  const t = createTranslate({
    languages: loaded.site.languages,
    dictionaries: loaded.dictionaries,
    log: () => undefined,
  });
  const plan = planSite(loaded, files, { drafts, t });
  const pages = plan.tasks.map(({ page }) => page).filter(({ file }) => files.pages.has(file));
  return { loaded, files, pages, plan, problems: [...loaded.problems, ...plan.problems] };
}
