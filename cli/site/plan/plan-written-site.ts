// A loaded site → the pages that its files describe, planned without building anything. Not among them are pages that only
// a build finds: those of the API, those of plugins, and further pages of the list of posts.

import { createTranslate } from '../../../core/i18n/create-translate.ts';
import type { LoadedSite } from '../load/load-site.ts';
import { readPages, type PageFiles } from '../load/read-pages.ts';
import { fillTrees } from './fill-trees.ts';
import { planSite, type SitePlan } from './plan-site.ts';

/** A site with the plan of its written pages. */
interface WrittenSite {
  /** The site, with its navigation trees filled: folders in a tree with their pages, and trees that are not written. */
  readonly loaded: LoadedSite;
  readonly files: PageFiles;
  /** `plan.tasks` has a task for each page in each of its languages; `plan.problems` are duplicate paths and the like. */
  readonly plan: SitePlan;
}

/** Plans the written pages of a site. Drafts are left out unless they are requested. */
export async function planWrittenSite(
  loaded: LoadedSite,
  { root, drafts = false }: { readonly root: string; readonly drafts?: boolean },
): Promise<WrittenSite> {
  const files = await readPages(root, loaded.site.markdown);
  const filled = await fillTrees(loaded, files, { root, drafts });
  const t = createTranslate({
    languages: loaded.site.languages,
    dictionaries: filled.dictionaries,
    log: () => undefined,
  });
  return { loaded: filled, files, plan: planSite(filled, files, { drafts, t }) };
}
