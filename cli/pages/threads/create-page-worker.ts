// Parses and makes pages in a worker thread, so that a page that never ends can be stopped. What pages share (settings
// of the parser, the site's own modules, menus) is made once for each thread.

import { createTranslate, type Translate } from '../../../core/i18n/create-translate.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { BuildContext } from '../build-context.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { ParseContext } from '../../site/plan/to-parse-context.ts';
import { loadSiteModules } from '../../site/load/load-site-modules.ts';
import { createPageDemos, type MakePageDemos } from '../create-page-demos.ts';
import { createPageMaker, type MakePage } from '../create-page-maker.ts';
import type { PageAnswer, PageWork } from './page-work.ts';
import type { PageWorkerEvents } from '../../demos/page-worker-events.ts';
import { PictureMaker } from '../pictures/picture-maker.ts';
import { createPageParser } from '../parse/create-page-parser.ts';
import { toParsedPage } from '../parse/to-parsed-page.ts';

type Answer = PageAnswer[keyof PageAnswer] | { readonly problem: Problem };

/** Prepares a thread, and returns the function that does its work. */
export async function createPageWorker(
  context: ParseContext,
  { onRun, onMake, onLoad, onPlugin, log }: PageWorkerEvents,
): Promise<(work: PageWork) => Promise<Answer>> {
  const modules = await loadSiteModules(context, log);
  const messages: string[] = [];
  const t = openTranslate(context);
  const plugged = { plugins: modules.plugins, onPlugin };
  const parse = createPageParser(context, { translate: t, log, ...plugged });
  let demos: { readonly key: string; readonly make: MakePageDemos } | undefined;
  let make: MakePage = () => Promise.reject(new Error('A page was requested before its context was known'));

  return function work({ kind, task, context: buildContext }) {
    if (buildContext) make = openMaker(buildContext);
    if (kind === 'parse') return parseForPlan(task);
    return make(task);
  };

  function openMaker(buildContext: BuildContext): MakePage {
    const translate = openTranslate(buildContext);
    return createPageMaker(buildContext, {
      parse: createPageParser(buildContext, { translate, log, ...plugged }),
      makeDemos: openDemos(buildContext, translate),
      pictureMaker: new PictureMaker(buildContext, { t: translate, log, onPicture: () => onRun(undefined) }),
      modules,
      onPlugin,
      translate,
      messages,
    });
  }

  /** Keeps loaded packages as long as they are unchanged. */
  function openDemos(buildContext: BuildContext, translate: Translate): MakePageDemos {
    const key = JSON.stringify([
      buildContext.library.key,
      buildContext.site,
      buildContext.packagesKey,
      buildContext.dictionaries,
    ]);
    if (demos?.key !== key)
      demos = { key, make: createPageDemos(buildContext, { t: translate, onRun, onMake, onLoad, log }) };
    return demos.make;
  }

  function openTranslate({ site: { languages }, dictionaries }: ParseContext) {
    return createTranslate({ languages, dictionaries, log: (message) => messages.push(message) });
  }

  async function parseForPlan(task: PageTask): Promise<PageAnswer['parse'] | { problem: Problem }> {
    const answer = await parse(task);
    if ('problem' in answer) return answer;
    const parsed = toParsedPage(answer.document, answer);
    // Loads the demo maker while the page waits to be made.
    if (parsed.demos.length > 0) void import('../../demos/demo-maker.ts').catch(() => undefined);
    return parsed;
  }
}
