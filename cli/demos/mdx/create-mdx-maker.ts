// An MDX page → the HTML of its elements, with marks for its Markdown, their styles, and its islands.
//
// The page's module runs in this thread like a demo. Elements are static HTML; components from client files are rendered
// once more separately, so that the hydrated HTML is exactly that of the page.

import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import type { JsxMarker } from '../../../core/model/document.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { Page } from '../../../core/model/page.ts';
import { escapeHtml } from '../../../core/text/escape-html.ts';
import type { DemoSurroundings } from '../../../runtime/demos/root/demo-root.tsx';
import { directionOf } from '../../../templates/text-direction.ts';
import type { DemoContext } from '../demo-context.ts';
import type { ReadFile } from '../../files/read-file.ts';
import type { PageWorkerEvents } from '../page-worker-events.ts';
import { listReads } from '../read/list-reads.ts';
import type { DemoLoader } from '../run/demo-loader.ts';
import type { LoadedWrapper } from '../run/create-wrapper-loader.ts';
import type { DemoStop } from '../../threads/demo-stop.ts';
import { stopProblem } from '../run/demo-fault.ts';
import { findEmotion } from '../run/find-emotion.ts';
import { createPathHider, findShownPaths } from '../hide-machine-paths.ts';
import { renderDemo, type RenderedDemo } from '../run/render-demo.ts';
import { DemoExit, withoutExit } from '../run/without-exit.ts';
import { drawWrapper, type DrawnWrapper } from './draw-wrapper.ts';
import { findIslands } from './find-islands.ts';
import { elementProblem, findBlocks, propProblem } from './mdx-fault.ts';
import { islandKey, toMdxFile, toPagePlace } from './mdx-files.ts';
import { createMark, createStandIns, Hole, isPhrase, nameIsland, type PlacedIsland } from './stand-ins.ts';
import { toPlainProps } from './to-plain-props.ts';
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

/** Creates the function that renders the elements of pages. */
export function createMdxMaker(
  { root, site }: Pick<DemoContext, 'root' | 'site'>,
  { loader, onRun }: { loader: DemoLoader } & Pick<PageWorkerEvents, 'onRun'>,
): (task: MdxTask) => Promise<MadeMdx> {
  const hidePaths = createPathHider(root);
  return async function makeMdx({ page, code, elements, wrapper, module, stop }) {
    const html = new Map<JsxMarker, string>();
    const problems: Problem[] = [];
    const rules: Record<string, string> = {};
    const globals: Record<string, string> = {};
    const mark = createMark(code);
    const prepared = await loader.prepare(toMdxFile(page.file), code);
    const { closure, problems: faults, styles, run } = prepared;
    const css = {
      ...wrapper.css,
      ...Object.fromEntries(Object.entries(styles).map(([name, { css: text }]) => [name, text])),
    };
    const reads = [...listReads(closure, root), ...prepared.reads, ...wrapper.reads];
    const facts = { html, mark, rules, globals, css, reads };
    const found = findIslands(closure);
    const islands = found.length > 0 ? writeIslandModule(found, page.file) : undefined;
    const live = islands && (await loader.prepare(islands.file, islands.text));
    const ran = await wrapper.run();
    const warnings = [...prepared.warnings, ...(ran.warnings ?? [])];
    const inTheWay = [...faults, ...(live?.problems ?? []), ...ran.problems];
    if (stop) inTheWay.push(toStop(stop));
    if (inTheWay.length > 0)
      return done(inTheWay.map((each) => ({ ...each, place: toPagePlace(each.place, page.file) })));

    const surroundings: DemoSurroundings = {
      emotion: findEmotion(loader),
      product: page.product ?? '',
      ...(ran.Wrapper && { Wrapper: ran.Wrapper }),
    };
    const theme = { direction: directionOf(page.language), language: page.language, base: site.base };
    const placed: PlacedIsland[] = [];
    const stands = createStandIns(found, (island) => `${mark}i${placed.push(island) - 1};`);
    let count = 0;
    let around: Promise<DrawnWrapper | undefined> | undefined;

    onRun(page.file);
    try {
      const drawers = tryRun(() => withoutExit(() => run(stands.replace)));
      if ('problem' in drawers) return done([drawers.problem]);
      for (const jsx of elements) {
        const draw = drawers.exports[jsx.name] as (hole: (at: number, isPhrase?: boolean) => ReactNode) => ReactNode;
        try {
          // Values in braces are computed here, and components when they are rendered.
          const node = withoutExit(() =>
            draw((at, isPhrase = false) => createElement(Hole, { mark: `${mark}h${at};`, isPhrase })),
          );
          const drawn = await drawPart(node, jsx);
          html.set(jsx, drawn);
          if (!jsx.isInParagraph) continue;
          around ??= drawWrapper(wrapper.file, { ...surroundings, page: theme });
          problems.push(...findBlocks(drawn, { jsx, pageFile: page.file, wrapper: await around }));
        } catch (error) {
          html.set(jsx, '');
          problems.push(toProblem(error, jsx));
        }
      }
    } finally {
      onRun(undefined);
    }
    return done([]);

    function done(more: readonly Problem[]): MadeMdx {
      for (const [jsx, drawn] of html) {
        const { text, found: shown } = hidePaths(drawn);
        html.set(jsx, text);
        problems.push(...findShownPaths(shown, { file: page.file, line: jsx.line, column: jsx.column }));
      }
      return {
        ...facts,
        hasIslands: found.length > 0,
        problems: withoutDoubles([...problems, ...more, ...warnings]).map(hideInMessage),
      };
    }

    function hideInMessage(problem: Problem): Problem {
      return { ...problem, message: hidePaths(problem.message).text };
    }

    /** Renders HTML, and the islands in it. */
    async function drawPart(node: ReactNode, jsx: JsxMarker): Promise<string> {
      const drawn = await draw(() => node, { isWrapped: jsx.isWrapped && !isIsland(node) });
      return fillIslands(drawn.html.replace(/<!-- -->|<!--\/?\$-->/g, ''), jsx);
    }

    async function fillIslands(text: string, jsx: JsxMarker): Promise<string> {
      const pieces = text.split(new RegExp(`${mark}i(\\d+);`));
      const filled: string[] = [];
      for (const [index, piece] of pieces.entries()) {
        const island = index % 2 === 1 ? placed[Number(piece)] : undefined;
        filled.push(island ? await drawIsland(island, jsx) : piece);
      }
      return filled.join('');
    }

    async function drawIsland({ of, props }: PlacedIsland, jsx: JsxMarker): Promise<string> {
      const name = nameIsland(found[of]);
      const tag = jsx.isInline ? 'span' : 'div';
      const { values, faults: wrong } = await toPlainProps(props, {
        findIsland: stands.find,
        render: (node) => drawPart(node, { ...jsx, isWrapped: false }),
        tagOf: (element) => (isPhrase(element) ? 'span' : tag),
      });
      problems.push(...wrong.map((fault) => propProblem(fault, { jsx, pageFile: page.file, name })));
      if (wrong.length > 0 || !live) return '';
      const Live = withoutExit(() => live.run().default) as ComponentType;
      const prefix = `island-${(count += 1)}-`;
      const start = { of, given: JSON.stringify(values) };
      const { html: inside } = await draw(Live, { isWrapped: true, prefix, props: start });
      const facts = JSON.stringify({ name, module, start }).replaceAll(`${mark}h`, `${mark}hj`);
      return `<${tag} class="island" data-island="Demo" data-docs-on="visible" data-docs-props="${escapeHtml(facts)}"><${tag} class="island-root" data-docs-key="${islandKey}" data-docs-prefix="${prefix}">${inside}</${tag}></${tag}>`;
    }

    async function draw(
      Part: ComponentType,
      {
        isWrapped,
        prefix = '',
        props,
      }: { isWrapped: boolean; prefix?: string; props?: Record<string, string | number> },
    ): Promise<RenderedDemo> {
      const { Wrapper, ...bare } = surroundings;
      const drawn = await withoutExit(() =>
        renderDemo(Part, {
          prefix,
          page: theme,
          ...(props && { props }),
          ...bare,
          ...(isWrapped && Wrapper && { Wrapper }),
        }),
      );
      Object.assign(rules, drawn.rules);
      Object.assign(globals, drawn.globals);
      return drawn;
    }

    function isIsland(node: ReactNode): boolean {
      const children = (node as ReactElement<{ children?: ReactNode }> | undefined)?.props?.children;
      return stands.find(children as ReactElement) !== undefined;
    }

    function toStop(reason: DemoStop): Problem {
      return stopProblem(reason, { file: page.file, limits: site.limits, kind: 'page' });
    }

    function toProblem(error: unknown, jsx: Pick<JsxMarker, 'label' | 'line' | 'column'>): Problem {
      if (error instanceof DemoExit) return toStop({ reason: 'exit' });
      return elementProblem(error, { jsx, pageFile: page.file, root, maps: loader.maps() });
    }

    function tryRun(
      start: () => Readonly<Record<string, unknown>>,
    ): { exports: Readonly<Record<string, unknown>> } | { problem: Problem } {
      try {
        return { exports: start() };
      } catch (error) {
        return { problem: toProblem(error, { label: '', line: 1, column: 1 }) };
      }
    }
  };
}

function withoutDoubles(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((each) => [JSON.stringify(each), each])).values()];
}
