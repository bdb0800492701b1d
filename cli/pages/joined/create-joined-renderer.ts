// Renders a stored page of a joined site again, with the menus, settings and titles of the site that it joins.

import { readFileSync } from 'node:fs';
import type { BuildContext } from '../build-context.ts';
import type { JoinedPage, PageTask } from '../../site/plan/page-task.ts';
import type { PartFrame } from '../../site/plan/to-parse-context.ts';
import { hash } from '../../files/hash.ts';
import { PageRenderer, type RenderedPage } from '../render/page-renderer.ts';
import { readStoredPage, type StoredPage } from './stored-page.ts';
import { toPartProblem } from '../../../core/model/part-name.ts';

interface JoinedParts {
  readonly storedPage: StoredPage;
  readonly joined: JoinedPage;
  readonly card?: string | undefined;
}

/** Reads the stored parts of a page. */
export function readJoinedPage({ path, hash: sum }: JoinedPage): StoredPage {
  const bytes = readFileSync(path);
  if (hash(bytes) !== sum) throw new Error(`The file "${path}" was changed while it was read`);
  return readStoredPage(bytes);
}

/** Creates the function that renders stored pages of joined sites. */
export function createJoinedRenderer(
  context: BuildContext,
  ...others: [ConstructorParameters<typeof PageRenderer>[1], ConstructorParameters<typeof PageRenderer>[2]]
): (task: PageTask, parts: JoinedParts) => RenderedPage {
  const renderers = new Map<string, PageRenderer>();

  return function renderJoined({ page, api, ...task }, { storedPage, joined: { part }, card }) {
    const renderer = renderers.get(part) ?? new PageRenderer(toPartContext(context, context.parts?.[part]), ...others);
    renderers.set(part, renderer);
    // The page shows the path of its file in its own site.
    const own = {
      ...storedPage.task,
      ...task,
      page: { ...page, file: storedPage.task.page.file },
      ...(api && { api }),
    };
    const rendered = renderer.render(own, { ...storedPage.parts, ...(card !== undefined && { card }) });
    const problems = rendered.facts.problems.map((problem) => toPartProblem(part, problem));
    return { ...rendered, facts: { ...rendered.facts, problems } };
  };
}

/** Uses the settings of a page's own site for its repository and its demos. */
function toPartContext(context: BuildContext, frame: PartFrame | undefined): BuildContext {
  if (!frame) return context;
  const { live, ...settings } = frame;
  const { live: _own, ...assets } = context.assets;
  return {
    ...context,
    site: { ...context.site, ...settings },
    assets: { ...assets, ...(live !== undefined && { live: `${context.site.base}${live}` }) },
  };
}
