// Makes the demos and playgrounds of a page. The demo maker is slow to load, so it is loaded for the first page that
// needs it.

import type { Document } from '../../core/model/document.ts';
import type { Translate } from '../../core/i18n/create-translate.ts';
import type { BuildContext } from './build-context.ts';
import type { PageTask } from '../site/plan/page-task.ts';
import { findPlaygrounds, type FoundPlaygrounds } from '../demos/read/find-playgrounds.ts';
import type { DemoMaker } from '../demos/demo-maker.ts';
import type { DemoTask, MadeDemos } from '../demos/made-demos.ts';
import type { PageWorkerEvents } from '../demos/page-worker-events.ts';

/** The demos and playgrounds of a page. */
export interface PageDemos {
  readonly demos: MadeDemos;
  readonly playgrounds: FoundPlaygrounds;
}

/** Makes the demos of one page. */
export type MakePageDemos = (task: PageTask, document: Document) => Promise<PageDemos>;

/** Creates the function that makes the demos of pages. */
export function createPageDemos(
  context: BuildContext,
  { t, ...events }: { t: Translate } & PageWorkerEvents,
): MakePageDemos {
  const makeDemos = createLazyDemoMaker(context, events);
  const hasSitePlayground = Object.hasOwn(context.components, 'Playground');

  return async function makePageDemos({ page, api, demoModule, sourcesKey, stopped = {} }, document) {
    const playgrounds = hasSitePlayground
      ? { playgrounds: [], reads: [], problems: [], consequences: [] }
      : findPlaygrounds(document, { root: context.root, file: page.file, api });
    const demos = await makeDemos({
      page: page.isFallback ? { ...page, language: context.site.defaultLanguage } : page,
      blocks: document.blocks,
      labels: { copy: t(page.language, 'content.copy'), copyCode: t(page.language, 'content.copyCode') },
      playgrounds: playgrounds.playgrounds,
      ...(document.mdx !== undefined && { mdx: document.mdx }),
      ...(demoModule !== undefined && { module: demoModule }),
      sourcesKey,
      stopped,
    });
    return { demos, playgrounds };
  };
}

function createLazyDemoMaker(context: BuildContext, events: PageWorkerEvents): (task: DemoTask) => Promise<MadeDemos> {
  let maker: Promise<DemoMaker> | undefined;

  return async function makeDemos(task) {
    if (!task.playgrounds?.length && !task.blocks.some(({ kind }) => kind === 'demo' || kind === 'jsx'))
      return {
        byMarker: new Map(),
        playgrounds: new Map(),
        reads: [],
        problems: [],
        around: { product: task.page.product ?? '', files: {}, sheets: {} },
      };
    maker ??= import('../demos/demo-maker.ts').then((module) => new module.DemoMaker(context, events));
    return (await maker).make(task);
  };
}
