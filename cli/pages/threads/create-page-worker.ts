// What one thread keeps between its pages, and what it does with each: parse it, run its demos, make it.
//
// Runs in a worker thread, so that a page that never ends can be ended. What pages share (settings
// of the parser, the site's own modules, menus) is made once for each thread.

import { createTranslate } from '../../../core/i18n/create-translate.ts';
import type { Problem } from '../../../core/problem.ts';
import type { BuildContext, PageTask, ParseContext } from '../../build-context.ts';
import { loadSiteModules } from '../../load/load-site-modules.ts';
import { createPageDemos } from '../create-page-demos.ts';
import { createPageMaker, type MakePage } from '../create-page-maker.ts';
import type { PageAnswer, PageWork } from './page-work.ts';
import { createPageParser } from '../parse/create-page-parser.ts';
import { toParsedPage } from '../parse/to-parsed-page.ts';

type Answer = PageAnswer[keyof PageAnswer] | { readonly problem: Problem };

/** Prepares a thread, and gives the function that does its work. `onRun` hears which demo is running. */
export async function createPageWorker(
  context: ParseContext,
  onRun: (demo: string | undefined) => void,
): Promise<(work: PageWork) => Promise<Answer>> {
  const modules = await loadSiteModules(context);
  const messages: string[] = [];
  const t = openTranslate(context);
  const parse = createPageParser(context, t);
  const makeDemos = createPageDemos(context, { t, onRun });
  let make: MakePage = () => Promise.reject(new Error('A page is to be made before its context is known'));

  return function work({ kind, task, context: known }) {
    if (known) make = openMaker(known);
    if (kind === 'parse') return Promise.resolve(parseForPlan(task));
    return kind === 'make' ? make(task) : runDemos(task);
  };

  function openMaker(known: BuildContext): MakePage {
    const translate = openTranslate(known);
    return createPageMaker(known, {
      parse: createPageParser(known, translate),
      makeDemos,
      modules,
      translate,
      messages,
    });
  }

  function openTranslate({ site: { languages }, dictionaries }: ParseContext) {
    return createTranslate({ languages, dictionaries, log: (message) => messages.push(message) });
  }

  function parseForPlan(task: PageTask): PageAnswer['parse'] | { problem: Problem } {
    const kept = parse(task);
    return 'problem' in kept ? kept : toParsedPage(kept.document, kept);
  }

  async function runDemos(task: PageTask): Promise<PageAnswer['runDemos'] | { problem: Problem }> {
    const kept = parse(task);
    if ('problem' in kept) return kept;
    await makeDemos(task, kept.document);
    return { stopped: task.stopped ?? {} };
  }
}
