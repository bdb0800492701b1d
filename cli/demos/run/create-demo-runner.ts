// A file of a demo → its rendered HTML, its source files, and its problems. It is run in this thread.

import { posix } from 'node:path';
import type { Closure } from '../../../core/demos/closure/closure.ts';
import type { Page } from '../../../core/model/page.ts';
import { isStyleFile } from '../../../core/model/paths/style-file.ts';
import type { Styling } from '../../../core/demos/plan-demo.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { PlaygroundValues } from '../../../core/model/playground.ts';
import type { DemoSurroundings } from '../../../runtime/demos/root/demo-root.tsx';
import { directionOf } from '../../../templates/text-direction.ts';
import type { DemoContext } from '../demo-context.ts';
import { engineFolder } from '../../files/engine.ts';
import { compileTailwind } from '../../site/styles/compile-tailwind.ts';
import type { KeptDemo } from '../demo-store.ts';
import type { PageWorkerEvents } from '../page-worker-events.ts';
import { toLiveSheets } from '../live/to-live-sheets.ts';
import { listAssetAddresses } from '../read/closure/list-asset-addresses.ts';
import { listReads } from '../read/list-reads.ts';
import { listSheets } from '../read/list-sheets.ts';
import { readClosure } from '../read/read-closure.ts';
import type { DemoSource, DemoSources } from '../read/read-demo.ts';
import { planProjects, type ProjectPlace } from '../show/plan-projects.ts';
import type { DemoLoader } from './demo-loader.ts';
import type { LoadedWrapper } from './create-wrapper-loader.ts';
import { exportProblem, renderProblem, stopProblem } from './demo-fault.ts';
import { findEmotion } from './find-emotion.ts';
import { isComponent } from './is-component.ts';
import { createPathHider, findShownPaths } from '../hide-machine-paths.ts';
import { renderDemo } from './render-demo.ts';
import { watchBuiltIns } from './watch-built-ins.ts';
import { DemoExit, withoutExit } from './without-exit.ts';

/** A demo to be made: one with sources to show, or one that receives props. */
export interface WantedDemo {
  readonly prefix: string;
  readonly styling: Styling;
  readonly sources?: DemoSources;
  /** The text to run, if there is no such file. */
  readonly text?: string;
  readonly given?: GivenDemo;
}

/** A component that receives props: a library component, as a virtual module, or a stage. */
interface GivenDemo {
  readonly text?: string;
  readonly props: PlaygroundValues;
}

/** The page and place of a demo. */
interface DemoPlace {
  readonly page: Page;
  readonly product: string;
  readonly wrapper: LoadedWrapper;
}

type RunDemo = (file: string, want: WantedDemo, place: DemoPlace) => Promise<Omit<KeptDemo, 'sources'>>;

/** Creates the function that runs demos, and reports the one that is about to run. */
export function createDemoRunner(
  { root, site, needed }: Pick<DemoContext, 'root' | 'site' | 'needed'>,
  { loader, projectPlace, onRun }: { loader: DemoLoader; projectPlace: ProjectPlace } & Pick<PageWorkerEvents, 'onRun'>,
): RunDemo {
  const emotion = once(() => findEmotion(loader));
  const compiled = new Map<string, string>();
  const hidePaths = createPathHider(root);

  /** Returns the files for exporting a story: the shown code, with the source files of its style sheets. */
  function readShown({ file, name, code }: DemoSource, { files }: Closure): Closure {
    const { alias } = site.demos;
    const shown = readClosure({
      root,
      file: posix.join(posix.dirname(file), name),
      text: code,
      alias,
      packageFolders: [engineFolder],
    });
    const known = new Set(shown.files.map(({ path }) => path));
    return { ...shown, files: [...shown.files, ...files.filter(({ path }) => isStyleFile(path) && !known.has(path))] };
  }

  return async function runDemo(
    file,
    { prefix, styling, given, sources, text = given?.text },
    { page, product, wrapper },
  ) {
    const prepared = await loader.prepare(file, text);
    const { closure, problems: faults, warnings, styles, siteSheets, reads, run, findUndefined } = prepared;
    const tailwind =
      styling === 'tailwind'
        ? await compileTailwind(
            closure.files.filter(({ path }) => /\.[jt]sx?$/.test(path)).map(({ text }) => text),
            root,
          )
        : '';
    /** The module of a story is virtual: its errors belong to the story. */
    const toSourcePlace = (problem: Problem): Problem =>
      sources?.module && problem.place.file === file ? { ...problem, place: { file: sources.main.file } } : problem;
    const facts = {
      reads: [...listReads(closure, root), ...reads],
      files: Object.fromEntries(closure.files.slice(1).map(({ path, text }) => [path, text])),
      projects: {},
      addresses: Object.fromEntries(listAssetAddresses(closure, { root, base: site.base })),
      sheets: {
        ...(tailwind && { [`tailwind:${file}`]: { css: tailwind } }),
        ...toLiveSheets(siteSheets, listSheets(closure)),
      },
      css: {
        ...(tailwind && { [`tailwind:${file}`]: tailwind }),
        ...Object.fromEntries(Object.entries(styles).map(([name, { css }]) => [name, css])),
      },
    };
    const { Wrapper, problems: ofWrapper, warnings: wrapperWarnings = [] } = await wrapper.run();
    const allWarnings = [...warnings, ...wrapperWarnings];
    const inTheWay = [...faults, ...ofWrapper];
    if (inTheWay.length > 0) return { ...facts, problems: [...inTheWay, ...allWarnings] };
    const projects = given
      ? {}
      : await planProjects(sources?.module ? readShown(sources.main, closure) : closure, {
          ...projectPlace,
          styling,
          title: sources?.module ? sources.main.name.replace(/\.\w+$/, '') : toTitle(file),
          description: page.path,
          ...(wrapper.closure && { wrapper: wrapper.closure }),
        });

    onRun(file);
    const takeBack = watchBuiltIns();
    try {
      const Demo = withoutExit(() => run().default);
      if (!isComponent(Demo)) return { ...facts, problems: [exportProblem(file), ...allWarnings] };
      const surroundings: DemoSurroundings = {
        emotion: emotion(),
        product,
        ...(Wrapper && { Wrapper }),
      };
      const rendered = await withoutExit(() =>
        renderDemo(Demo, {
          prefix,
          props: given?.props,
          compiled,
          page: { direction: directionOf(page.language), language: page.language, base: site.base },
          ...surroundings,
        }),
      );
      const [trace] = takeBack();
      if (trace !== undefined) throw new Error(`${trace}, a new name that every object on the page would have`);
      const { text: html, names } = hidePaths(rendered.html);
      const shown = findShownPaths(names, { file: sources?.main.file ?? file });
      const problems = [...findUndefined({ isFine: true }).map(toSourcePlace), ...shown, ...allWarnings];
      return { ...facts, projects, problems, rendered: { ...rendered, html } };
    } catch (error) {
      if (error instanceof DemoExit)
        return { ...facts, problems: [stopProblem({ reason: 'exit' }, { file, limits: site.limits }), ...allWarnings] };
      const causes = isOfUndefined(error) ? findUndefined() : [];
      const stopped =
        causes.length > 0
          ? causes
          : [
              renderProblem(error, {
                root,
                file,
                closure,
                maps: loader.maps(),
                around: wrapper.closure,
                // The controls of a playground show missing props.
                ...(!given && { needed }),
              }),
            ];
      const named = stopped.map((problem) => ({ ...problem, message: hidePaths(problem.message).text }));
      return { ...facts, problems: [...named.map(toSourcePlace), ...allWarnings] };
    } finally {
      takeBack();
      onRun(undefined);
    }
  };
}

/** Returns whether an error is about an undefined value. */
function isOfUndefined(error: unknown): boolean {
  return error instanceof Error && /\bundefined\b|is not (?:defined|a (?:function|constructor))/.test(error.message);
}

/** "…/react-button/BasicButtons.tsx" → "BasicButtons"; a styled one is named after its folder. */
function toTitle(file: string): string {
  const [name = '', styling = '', folder = ''] = file
    .replace(/\.\w+$/, '')
    .split('/')
    .reverse();
  return name === 'index' ? `${folder} (${styling})` : name;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
