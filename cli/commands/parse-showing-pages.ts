// Finds which components and hooks the pages of a site show, for a command that builds no pages.

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ShowingPage } from '../../core/api/link-references.ts';
import { createTranslate } from '../../core/i18n/create-translate.ts';
import type { LoadedSite } from '../site/load/load-site.ts';
import { fillTrees } from '../site/plan/fill-trees.ts';
import { planSite } from '../site/plan/plan-site.ts';
import { readPackageKeys } from '../site/load/read-packages-key.ts';
import { readPages } from '../site/load/read-pages.ts';
import { toBuildPlace } from '../site/load/to-build-place.ts';
import { openWorkspace } from '../site/workspace/open-workspace.ts';
import { toParseContext } from '../site/plan/to-parse-context.ts';
import { PagePool } from '../pages/threads/page-pool.ts';
import { parsePages } from '../pages/parse-pages.ts';
import { listShowingPages } from '../api/plan/list-showing-pages.ts';

/** Parses the pages of a site as a build does. Their problems are left to a build. */
export async function parseShowingPages(written: LoadedSite, root: string): Promise<ShowingPage[]> {
  const { languages, defaultLanguage } = written.site;
  const files = await readPages(root, written.site.markdown);
  const loaded = await fillTrees(written, files, { root, drafts: false });
  const t = createTranslate({ languages, dictionaries: loaded.dictionaries, log: () => undefined });
  const plan = planSite(loaded, files, { drafts: false, t });
  const keys = readPackageKeys(root, openWorkspace({ root, sources: loaded.site.sources }));
  const context = toParseContext(loaded, plan, { ...toBuildPlace({ root, out: join(root, 'dist') }), ...keys });
  const pool = new PagePool(context, { threads: availableParallelism(), log: () => undefined });

  try {
    const parsed = await parsePages(plan.tasks, { context, record: { pages: {} }, files, pool });
    return listShowingPages(plan.tasks, { parsed, language: defaultLanguage });
  } finally {
    await pool.close();
  }
}
