// What a page of another site was drawn from → the page, drawn once more: in the menus, with the settings and
// under the titles of the site that it joins.

import { readFileSync } from 'node:fs';
import type { BuildContext } from '../build-context.ts';
import type { JoinedPage, PageTask } from '../../site/plan/page-task.ts';
import type { PartFrame } from '../../site/plan/to-parse-context.ts';
import { hash } from '../../files/hash.ts';
import { createPageRenderer, type RenderedPage } from '../render/create-page-renderer.ts';
import { readKeptPage, type KeptPage } from './kept-page.ts';
import { toPartProblem } from '../../../core/model/part-name.ts';

interface JoinedParts {
  readonly kept: KeptPage;
  readonly joined: JoinedPage;
  readonly card?: string | undefined;
}

/** Reads what a page was drawn from. */
export function readJoinedPage({ path, hash: sum }: JoinedPage): KeptPage {
  const bytes = readFileSync(path);
  if (hash(bytes) !== sum) throw new Error(`The file "${path}" was changed while it was read`);
  return readKeptPage(bytes);
}

/** Prepares what pages of a site share, and gives the function that draws them. */
export function createJoinedDrawer(
  context: BuildContext,
  ...others: [Parameters<typeof createPageRenderer>[1], Parameters<typeof createPageRenderer>[2]]
): (task: PageTask, parts: JoinedParts) => RenderedPage {
  const renderers = new Map<string, ReturnType<typeof createPageRenderer>>();

  return function drawJoined({ page, api, ...task }, { kept, joined: { part }, card }) {
    const render = renderers.get(part) ?? createPageRenderer(toPartContext(context, context.parts?.[part]), ...others);
    renderers.set(part, render);
    // It knows itself by the file that its author has.
    const own = { ...kept.task, ...task, page: { ...page, file: kept.task.page.file }, ...(api && { api }) };
    const drawn = render(own, { ...kept.parts, ...(card !== undefined && { card }) });
    const problems = drawn.facts.problems.map((problem) => toPartProblem(part, problem));
    return { ...drawn, facts: { ...drawn.facts, problems } };
  };
}

/** Where its sources lie, and what its demos are exported with, a page's own site says. */
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
