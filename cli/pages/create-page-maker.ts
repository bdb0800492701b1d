// A page's task → its finished files, waiting in the staging folder.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Translate } from '../../core/i18n/create-translate.ts';
import { readPluginStop } from '../../core/markdown/plugins/plugin-stop.ts';
import type { Page } from '../../core/page.ts';
import type { Problem } from '../../core/problem.ts';
import { quote } from '../../core/text/quote.ts';
import type { BuildContext, MadePage, PageTask, WrittenFile } from '../build-context.ts';
import { createPageCards } from '../cards/create-page-cards.ts';
import { expandStories } from '../demos/read/stories/expand-stories.ts';
import { hash } from '../hash.ts';
import type { PageWorkerEvents } from '../demos/page-worker-events.ts';
import type { SiteModules } from '../load/load-site-modules.ts';
import { createFolderMaker } from '../files/create-folder-maker.ts';
import type { MakePageDemos } from './create-page-demos.ts';
import { explainPluginStop } from '../load/plugins/explain-plugin-stop.ts';
import { failedPage } from './failed-page.ts';
import type { ParsePage } from './parse/create-page-parser.ts';
import type { MakePictures } from './pictures/create-picture-maker.ts';
import { createPageRenderer, type RenderedPage } from './render/create-page-renderer.ts';

/** Makes the files of one page. */
export type MakePage = (task: PageTask) => Promise<MadePage>;

/** What a thread has at hand for its pages. */
interface PageMakerParts {
  readonly parse: ParsePage;
  readonly makeDemos: MakePageDemos;
  readonly makePictures: MakePictures;
  readonly modules: SiteModules;
  readonly translate: Translate;
  readonly onPlugin?: PageWorkerEvents['onPlugin'];
  /** Interface texts that were missing since the last page. */
  readonly messages: string[];
}

/** Prepares what pages share, and gives the function that makes them. */
export function createPageMaker(
  context: BuildContext,
  { parse, makeDemos, makePictures, modules, translate, onPlugin, messages }: PageMakerParts,
): MakePage {
  const render = createPageRenderer(context, modules, { translate, onPlugin });
  const makeCard = createPageCards(context, (message) => messages.push(message));
  const makeFolder = createFolderMaker();

  return async function makePage(task) {
    const { page } = task;
    const read = await parse(task);
    if ('problem' in read) return failedPage(page, read.problem);
    const anchor = translate(page.language, 'content.anchorLabel');
    const stories = { root: context.root, pageFile: page.file, anchor };
    const parsed = { ...read, document: expandStories(read.document, stories) };

    const made = await makeDemos(task, parsed.document);
    const pictures = await makePictures(task, parsed.document);
    const { card, files: cards } = await makeCard(task, parsed.document);
    const rendered = await tryRender(
      () => render(task, { document: parsed.document, pictures, card, ...made }),
      page,
      context,
    );
    if ('problem' in rendered) return failedPage(page, rendered.problem);

    const files = [...rendered.files, ...cards].map(({ file, contents }) =>
      writeStaged(file, contents, task.staging ?? context.staging),
    );
    const { reads, facts } = rendered;
    return { textHash: parsed.textHash, reads, facts, files, messages: messages.splice(0) };
  };

  function writeStaged(file: string, contents: string | Uint8Array, folder: string): WrittenFile {
    const path = join(folder, file);
    makeFolder(dirname(path));
    const bytes = Buffer.from(contents);
    writeAnew(path, bytes);
    return { file, hash: hash(bytes), bytes: bytes.length };
  }
}

/** The last build took its staging folder with it; a thread that outlives it makes the folders again. */
function writeAnew(path: string, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

/** A template of the site may throw; the other pages are still made. */
async function tryRender(
  render: () => RenderedPage,
  page: Page,
  context: BuildContext,
): Promise<RenderedPage | { problem: Problem }> {
  try {
    return render();
  } catch (error) {
    const stop = readPluginStop(error);
    if (stop) return { problem: await explainPluginStop(stop, context, page) };
    const reason = error instanceof Error ? error.message : String(error);
    return {
      problem: {
        rule: 'page-render',
        severity: 'error',
        place: { file: page.file },
        message: `The template "${page.template}" fails with ${quote(reason.split('\n')[0] ?? '')}`,
        hint: `Correct templates/${page.template}.tsx or templates/Shell.tsx of the site.`,
      },
    };
  }
}
