// One page: its text → its finished files, waiting in the staging folder.
//
// Runs in a worker thread, so that a page that never ends can be ended. What pages share (menus,
// settings of the parser, the site's own modules) is made once for each thread.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTranslate } from '../../core/i18n/create-translate.ts';
import { parseDocument } from '../../core/markdown/parse-document.ts';
import type { Document } from '../../core/document.ts';
import type { Page } from '../../core/page.ts';
import type { Problem } from '../../core/problem.ts';
import { quote } from '../../core/quote.ts';
import type { BuildContext, MadePage, PageTask, ReadFile, WrittenFile } from '../build-context.ts';
import { createFolderMaker } from '../output/create-folder-maker.ts';
import { decodeText } from '../load/decode-text.ts';
import { hash } from '../hash.ts';
import { openStore } from '../store/open-store.ts';
import type { DemoTask, MadeDemos } from '../demos/made-demos.ts';
import { findPlaygrounds } from '../demos/find-playgrounds.ts';
import { loadSiteModules } from '../load/load-site-modules.ts';
import { toDocumentKey } from './page-keys.ts';
import { createPageRenderer, type RenderedPage } from './create-page-renderer.ts';
import { toParseSettings } from './parse-settings.ts';

/** What a maker tells while it works. */
export interface PageMakerEvents {
  readonly onRun: (demo: string | undefined) => void;
  readonly log: (message: string) => void;
}

/** Makes the files of one page. */
export type MakePage = (task: PageTask) => Promise<MadePage>;

/** Prepares what pages share, and gives the function that makes them. `onRun` hears which demo is running, `log` of the cache. */
export async function createPageMaker(context: BuildContext, { onRun, log }: PageMakerEvents): Promise<MakePage> {
  const store = openStore<Document>(context.cache, 'documents', { log });
  const modules = await loadSiteModules(context, log);
  const messages: string[] = [];
  const t = createTranslate({
    languages: context.site.languages,
    dictionaries: context.dictionaries,
    log: (message) => messages.push(message),
  });
  const settings = new Map(context.site.languages.map((language) => [language, toParseSettings(context, language, t)]));
  const render = createPageRenderer(context, modules, t);
  const makeDemos = createLazyDemoMaker(context, { onRun, log });
  const makeFolder = createFolderMaker();

  return async function makePage(task) {
    const { page } = task;
    const source = readText(task, context);
    if ('problem' in source) return failedPage(page, source.problem);

    const { document, textHash } = parseKept(page, source.text);
    const labels = { copy: t(page.language, 'content.copy'), copyCode: t(page.language, 'content.copyCode') };
    const playgrounds = Object.hasOwn(context.components, 'Playground')
      ? { found: [], reads: [], problems: [] }
      : findPlaygrounds(document, { root: context.root, file: page.file, api: task.api });
    const demos = await makeDemos({
      page,
      blocks: document.blocks,
      labels,
      playgrounds: playgrounds.found,
      stopped: task.stopped ?? {},
    });
    const rendered = tryRender(
      () =>
        render({
          page,
          document,
          demos,
          playgrounds,
          demoModule: task.demoModule,
          originalHash: task.originalHash,
          api: task.api,
          posts: task.posts ?? [],
        }),
      page,
    );
    if ('problem' in rendered) return failedPage(page, rendered.problem);
    const files = rendered.files.map(({ file, contents }) => writeStaged(file, String(contents)));
    return { textHash, reads: rendered.reads, facts: rendered.facts, files, messages: messages.splice(0) };
  };

  function parseKept(page: Page, text: string): { document: Document; textHash: string } {
    const parse = settings.get(page.language) ?? toParseSettings(context, page.language, t);
    const textHash = hash(text);
    const key = toDocumentKey({ page, textHash, parseKey: parse.key });
    const kept = store.read(key);
    if (kept) return { document: kept, textHash };

    const document = parseDocument({ page, text }, parse.settings);
    store.write(key, document);
    return { document, textHash };
  }

  function writeStaged(file: string, contents: string): WrittenFile {
    const path = join(context.staging, file);
    makeFolder(dirname(path));
    const bytes = Buffer.from(contents);
    writeAnew(path, bytes);
    return { file, hash: hash(bytes), bytes: bytes.length };
  }
}

/** What compiles and loads demos takes its time to load, and most sites' pages have none. */
function createLazyDemoMaker(
  context: BuildContext,
  { onRun, log }: PageMakerEvents,
): (task: DemoTask) => Promise<MadeDemos> {
  let maker: Promise<(task: DemoTask) => Promise<MadeDemos>> | undefined;

  return async function makeDemos(task) {
    if (!task.playgrounds?.length && !task.blocks.some(({ kind }) => kind === 'demo'))
      return {
        byMarker: new Map(),
        playgrounds: new Map(),
        reads: [],
        problems: [],
        around: { product: task.page.product ?? '', files: {} },
      };
    maker ??= import('../demos/create-demo-maker.ts').then(({ createDemoMaker }) =>
      createDemoMaker(context, onRun, log),
    );
    return (await maker)(task);
  };
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

function readText({ page, text }: PageTask, { root, site }: BuildContext): { text: string } | { problem: Problem } {
  if (text !== undefined) return { text };
  const bytes = readFileSync(join(root, page.file));
  return bytes.length > site.limits.pageBytes
    ? { problem: sizeProblem(page, bytes.length, site.limits.pageBytes) }
    : decodeText(bytes, page.file);
}

/** A template of the site may throw; the other pages are still made. */
function tryRender(render: () => RenderedPage, page: Page): RenderedPage | { problem: Problem } {
  try {
    return render();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      problem: {
        rule: 'page-render',
        severity: 'error',
        place: { file: page.file },
        message: `The template "${page.template}" stops with ${quote(reason.split('\n')[0] ?? '')}`,
        hint: `Correct templates/${page.template}.tsx or templates/Shell.tsx of the site.`,
      },
    };
  }
}

function sizeProblem({ file }: Page, bytes: number, limit: number): Problem {
  return {
    rule: 'page-too-large',
    severity: 'error',
    place: { file },
    message: `The page has ${bytes} bytes, and ${limit} are allowed`,
    hint: 'Split the page, or raise limits.pageBytes in docs.config.ts.',
  };
}

/** A page that gives no file: only its problem reaches the site. */
export function failedPage(page: Page, problem: Problem, reads: readonly ReadFile[] = []): MadePage {
  return {
    textHash: '',
    reads,
    files: [],
    messages: [],
    facts: {
      title: page.navTitle ?? page.path,
      description: '',
      links: [],
      anchors: [],
      demos: 0,
      tabs: [],
      problems: [problem],
      search: [],
      frontMatter: { components: [], hooks: [], redirectFrom: [], authors: [], tags: [] },
    },
  };
}
