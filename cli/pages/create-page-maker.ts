// Makes the finished files of a page in the staging folder.

import { basename } from 'node:path';
import { createFindText, type Translate } from '../../core/i18n/create-translate.ts';
import { translateSite } from '../../core/i18n/translate-site.ts';
import { readPluginStop } from '../../core/markdown/plugins/plugin-stop.ts';
import type { Document } from '../../core/model/document.ts';
import type { OutputFile } from '../../core/model/output-file.ts';
import type { Page } from '../../core/model/page.ts';
import type { Problem } from '../../core/model/problem.ts';
import { quote } from '../../core/text/quote.ts';
import type { PageWorkerEvents } from '../demos/page-worker-events.ts';
import { expandStories } from '../demos/read/stories/expand-stories.ts';
import { isWithin } from '../files/open-part-files.ts';
import type { SiteModules } from '../site/load/load-site-modules.ts';
import { locateFault } from '../site/load/modules/locate-fault.ts';
import { explainPluginStop } from '../site/load/plugins/explain-plugin-stop.ts';
import type { JoinedPage, PageTask } from '../site/plan/page-task.ts';
import { planCard } from '../site/plan/plan-cards.ts';
import type { BuildContext } from './build-context.ts';
import { createCardMaker } from './cards/create-card-maker.ts';
import type { MakePageDemos } from './create-page-demos.ts';
import { failedPage } from './failed-page.ts';
import { createJoinedRenderer, readJoinedPage } from './joined/create-joined-renderer.ts';
import { rememberParts, toStoredFile } from './joined/stored-page.ts';
import type { MadePage } from './made-page.ts';
import { createPartsReader, type PageParts } from './page-parts.ts';
import type { ParsePage } from './parse/create-page-parser.ts';
import type { PictureMaker } from './pictures/picture-maker.ts';
import { PageRenderer, type RenderedPage } from './render/page-renderer.ts';
import { StagedFiles } from './staged-files.ts';

/** Makes the files of one page. */
export type MakePage = (task: PageTask) => Promise<MadePage>;

/** What a thread prepares for all its pages. */
interface PageMakerParts {
  readonly parse: ParsePage;
  readonly makeDemos: MakePageDemos;
  readonly pictureMaker: PictureMaker;
  readonly modules: SiteModules;
  readonly translate: Translate;
  readonly onPlugin?: PageWorkerEvents['onPlugin'];
  /** Interface texts that were missing since the last page. */
  readonly messages: string[];
}

type ReadParts = Pick<MadePage, 'textHash' | 'reads'> & { readonly parts: PageParts };

type RenderedFiles = Pick<MadePage, 'textHash' | 'reads' | 'facts'> & { readonly outputs: readonly OutputFile[] };

/** Creates the function that makes pages. */
export function createPageMaker(
  context: BuildContext,
  { parse, makeDemos, pictureMaker, modules, translate, onPlugin, messages }: PageMakerParts,
): MakePage {
  const renderer = new PageRenderer(context, modules, { translate, onPlugin });
  const readParts = createPartsReader(context, translate);
  const renderJoined = createJoinedRenderer(context, modules, { translate, onPlugin });
  const makeCard = createPageCards(context, (message) => messages.push(message));
  const staged = new StagedFiles();

  return async function makePage(task) {
    const { page } = task;
    if (task.joined) return makeJoined(task, task.joined);
    const answer = await parse(task);
    if ('problem' in answer) return failedPage(page, answer.problem);
    const anchor = translate(page.language, 'content.anchorLabel');
    const stories = { root: context.root, pageFile: page.file, anchor };
    const parsed = { ...answer, document: expandStories(answer.document, stories) };

    const made = await makeDemos(task, parsed.document);
    const pictures = await pictureMaker.make(task, parsed.document);
    const { parts, reads } = readParts(task, { document: parsed.document, pictures, ...made });
    const { textHash } = parsed;
    if (context.isPart) return makeStored(task, { parts, textHash, reads });
    const { card, files: cards } = await makeCard(task, parsed.document);
    const rendered = await tryRender(() => renderer.render(task, { ...parts, card }), page, context);
    if ('problem' in rendered) return failedPage(page, rendered.problem);
    return finish(task, { textHash, reads, facts: rendered.facts, outputs: [...rendered.files, ...cards] });
  };

  /** Stores the parts of a page instead of its HTML, for a site that joins another one. */
  async function makeStored(task: PageTask, { parts, ...facts }: ReadParts): Promise<MadePage> {
    const recorder = rememberParts(task, parts);
    const rendered = await tryRender(() => renderer.render(task, recorder.parts), task.page, context);
    if ('problem' in rendered) return failedPage(task.page, rendered.problem);
    const outputs = [{ file: toStoredFile(task.page), contents: recorder.write() }];
    return finish(task, { ...facts, facts: rendered.facts, outputs });
  }

  async function makeJoined(task: PageTask, joined: JoinedPage): Promise<MadePage> {
    const storedPage = readJoinedPage(joined);
    const { card, files: cards } = await makeCard(task, storedPage.parts.document);
    const rendered = await tryRender(() => renderJoined(task, { storedPage, joined, card }), task.page, context);
    if ('problem' in rendered) return failedPage(task.page, rendered.problem);
    const outputs = [...rendered.files, ...cards];
    const outside = outputs.find(({ file }) => !isWithin(file));
    if (outside) throw new Error(`The file "${outside.file}" would be outside the site`);
    return finish(task, { textHash: joined.hash, reads: [], facts: rendered.facts, outputs });
  }

  function finish(task: PageTask, { outputs, ...made }: RenderedFiles): MadePage {
    const folder = task.staging ?? context.staging;
    const files = outputs.map((output) => staged.write(output, folder));
    return { ...made, files, messages: messages.splice(0) };
  }
}

/** Renders a page, and turns an error of a template or plugin into a problem, so that other pages are still made. */
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
    return { problem: await explainTemplateFault(error, context, page) };
  }
}

/** The card of a page. */
interface PageCard {
  /** The path of the card in the site. */
  readonly card?: string;
  readonly files: readonly OutputFile[];
}

/** Makes the card of a page, unless its front matter names a picture. */
type MakePageCard = (task: PageTask, document: Pick<Document, 'title' | 'frontMatter'>) => Promise<PageCard>;

/** Creates the function that makes the cards of pages in one thread. */
function createPageCards(context: BuildContext, log: (message: string) => void): MakePageCard {
  const { cards, site, cache, dictionaries } = context;
  const findText = createFindText(dictionaries);
  const maker = cards && createCardMaker(cards, { cache, log });

  return async function makePageCard(task, { title, frontMatter }) {
    if (!maker || frontMatter.image !== undefined || frontMatter.card === true) return { files: [] };
    const { isFallback } = task.page;
    const original = { path: task.page.canonicalPath, language: site.defaultLanguage };
    const shown = isFallback ? { ...task, page: { ...task.page, ...original } } : task;
    const {
      folder,
      card: planned,
      isForPage,
    } = planCard(shown, {
      site,
      title,
      named: translateSite(site, shown.page.language, findText),
    });
    const card = await maker.fit(planned);
    const file = maker.name(folder, card);
    return { card: `/${file}`, files: isForPage && !isFallback ? [await maker.draw(file, card)] : [] };
  };
}

/** Turns an error of a template into a problem at its place in the code, or else at the page. */
async function explainTemplateFault(
  thrown: unknown,
  { root, cache, templates }: Pick<BuildContext, 'root' | 'cache' | 'templates'>,
  { file, path, template }: Pick<Page, 'file' | 'path' | 'template'>,
): Promise<Problem> {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  const [name, module] =
    Object.entries(templates).find(([, each]) => each.path !== undefined && stack.includes(basename(each.path))) ?? [];
  const place = module && (await locateFault(stack, { module, root, cache, otherwise: { file: module.file } }));
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  // A page that the engine writes has no file.
  const on = file.startsWith('content/') ? file : path;
  return {
    rule: 'page-render',
    severity: 'error',
    place: place ?? { file },
    message: `The template ${quote(name ?? template)} fails on ${quote(on)} with ${quote(reason.split('\n')[0] ?? '')}`,
    hint: place
      ? 'Correct the code at this place.'
      : `Correct templates/${template}.tsx or templates/Shell.tsx of the site.`,
  };
}
