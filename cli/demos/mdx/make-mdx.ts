// An MDX page → the HTML of its elements, with marks for its Markdown, their styles, and its islands. The page's module
// runs in this thread like a demo.

import type { ReactNode } from 'react';
import type { JsxMarker } from '../../../core/model/document.ts';
import type { Page } from '../../../core/model/page.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { directionOf } from '../../../templates/text-direction.ts';
import type { ReadFile } from '../../files/read-file.ts';
import type { DemoStop } from '../../threads/demo-stop.ts';
import type { DemoContext } from '../demo-context.ts';
import { findShownPaths, type createPathHider } from '../hide-machine-paths.ts';
import type { PageWorkerEvents } from '../page-worker-events.ts';
import { listReads } from '../read/list-reads.ts';
import type { LoadedWrapper } from '../run/create-wrapper-loader.ts';
import { stopProblem } from '../run/demo-fault.ts';
import type { DemoLoader, PreparedDemo } from '../run/demo-loader.ts';
import { findEmotion } from '../run/find-emotion.ts';
import { DemoExit, withoutExit } from '../run/without-exit.ts';
import { ElementRenderer, type RenderedElements } from './element-renderer.ts';
import { findIslands, type Island } from './find-islands.ts';
import { elementProblem } from './mdx-fault.ts';
import { toMdxFile, toPagePlace } from './mdx-files.ts';
import { createMark } from './stand-ins.ts';
import { writeIslandModule } from './write-island-module.ts';

/** The rendered elements of a page. */
export interface MadeMdx {
  /** HTML by element, with a mark for each hole. */
  readonly html: ReadonlyMap<JsxMarker, string>;
  readonly mark: string;
  readonly rules: Readonly<Record<string, string>>;
  readonly globals: Readonly<Record<string, string>>;
  readonly css: Readonly<Record<string, string>>;
  readonly hasIslands: boolean;
  readonly reads: readonly ReadFile[];
  readonly problems: readonly Problem[];
}

/** An MDX page, and the known facts about it. */
interface MdxTask {
  readonly page: Page;
  readonly code: string;
  readonly elements: readonly JsxMarker[];
  readonly wrapper: LoadedWrapper;
  /** URL of the script that hydrates its islands. */
  readonly module?: string;
  /** Why the page was stopped before, if it ended its thread. */
  readonly stop?: DemoStop;
}

interface MdxContext extends Pick<DemoContext, 'root' | 'site'>, Pick<PageWorkerEvents, 'onRun'> {
  readonly loader: DemoLoader;
  /** Hides paths of this machine. */
  readonly hidePaths: ReturnType<typeof createPathHider>;
}

/** The modules of a page, ready to run. */
interface MdxModules {
  readonly prepared: PreparedDemo;
  readonly islands: readonly Island[];
  /** The module that renders the islands; undefined if there are none. */
  readonly live: PreparedDemo | undefined;
  readonly mark: string;
}

/** Renders the elements of a page. */
export async function makeMdx(task: MdxTask, context: MdxContext): Promise<MadeMdx> {
  const { page, wrapper, stop } = task;
  const { root, hidePaths } = context;
  const modules = await prepareModules(task, context.loader);
  const { prepared, islands, live, mark } = modules;
  const { Wrapper, problems: ofWrapper, warnings: wrapperWarnings = [] } = await wrapper.run();

  const inTheWay = [...prepared.problems, ...(live?.problems ?? []), ...ofWrapper];
  if (stop) inTheWay.push(toStop(stop, page, context));
  const rendered =
    inTheWay.length > 0
      ? { ...nothing, problems: inTheWay.map((each) => ({ ...each, place: toPagePlace(each.place, page.file) })) }
      : await renderElements(modules, { task, context, ...(Wrapper && { Wrapper }) });

  const shown = hideMachinePaths(rendered.html, { hidePaths, file: page.file });
  const problems = [...rendered.problems, ...shown.problems, ...prepared.warnings, ...wrapperWarnings];
  const sheets = Object.entries(prepared.styles).map(([name, { css }]) => [name, css] as const);
  return {
    html: shown.html,
    mark,
    rules: rendered.rules,
    globals: rendered.globals,
    css: { ...wrapper.css, ...Object.fromEntries(sheets) },
    hasIslands: islands.length > 0,
    reads: [...listReads(prepared.closure, root), ...prepared.reads, ...wrapper.reads],
    problems: withoutDoubles(problems).map((each) => ({ ...each, message: hidePaths(each.message).text })),
  };
}

const nothing: RenderedElements = { html: new Map(), rules: {}, globals: {}, problems: [] };

async function prepareModules({ page, code }: MdxTask, loader: DemoLoader): Promise<MdxModules> {
  const prepared = await loader.prepare(toMdxFile(page.file), code);
  const islands = findIslands(prepared.closure);
  const module = islands.length > 0 ? writeIslandModule(islands, page.file) : undefined;
  const live = module && (await loader.prepare(module.file, module.text));
  return { prepared, islands, live, mark: createMark(code) };
}

/** Runs the module of a page, and renders its elements one after the other. */
async function renderElements(
  { prepared, islands, live, mark }: MdxModules,
  {
    task: { page, elements, wrapper, module },
    context,
    Wrapper,
  }: { task: MdxTask; context: MdxContext } & Pick<Awaited<ReturnType<LoadedWrapper['run']>>, 'Wrapper'>,
): Promise<RenderedElements> {
  const { root, site, loader, onRun } = context;
  const toProblem = (error: unknown, jsx: Pick<JsxMarker, 'label' | 'line' | 'column'>) =>
    error instanceof DemoExit
      ? toStop({ reason: 'exit' }, page, context)
      : elementProblem(error, { jsx, pageFile: page.file, root, maps: loader.maps() });
  const renderer = new ElementRenderer({
    page: { direction: directionOf(page.language), language: page.language, base: site.base },
    surroundings: { emotion: findEmotion(loader), product: page.product ?? '', ...(Wrapper && { Wrapper }) },
    pageFile: page.file,
    wrapperFile: wrapper.file,
    module,
    mark,
    islands,
    live,
    toProblem,
  });

  onRun(page.file);
  try {
    const exports = withoutExit(() => prepared.run(renderer.replace));
    for (const jsx of elements) await renderer.render(jsx, exports[jsx.name] as RenderElement);
  } catch (error) {
    return { ...nothing, problems: [toProblem(error, { label: '', line: 1, column: 1 })] };
  } finally {
    onRun(undefined);
  }
  return renderer.rendered;
}

/** An export of a page's module: returns an element, with what `hole` returns in the place of each Markdown part. */
type RenderElement = (hole: (at: number, isPhrase?: boolean) => ReactNode) => ReactNode;

/** Hides paths of this machine from the HTML of elements; each shown one is a problem. */
function hideMachinePaths(
  html: ReadonlyMap<JsxMarker, string>,
  { hidePaths, file }: { hidePaths: MdxContext['hidePaths']; file: string },
): { html: ReadonlyMap<JsxMarker, string>; problems: Problem[] } {
  const problems: Problem[] = [];
  const hidden = new Map<JsxMarker, string>();
  for (const [jsx, rendered] of html) {
    const { text, names } = hidePaths(rendered);
    hidden.set(jsx, text);
    problems.push(...findShownPaths(names, { file, line: jsx.line, column: jsx.column }));
  }
  return { html: hidden, problems };
}

function toStop(stop: DemoStop, { file }: Page, { site }: MdxContext): Problem {
  return stopProblem(stop, { file, limits: site.limits, kind: 'page' });
}

function withoutDoubles(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((each) => [JSON.stringify(each), each])).values()];
}
