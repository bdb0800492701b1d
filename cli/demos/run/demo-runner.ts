// A file of a demo → its rendered HTML, its source files, and its problems. It is run in this thread.

import { posix } from 'node:path';
import type { Closure } from '../../../core/demos/closure/closure.ts';
import type { Page } from '../../../core/model/page.ts';
import { isStyleFile } from '../../../core/model/paths/style-file.ts';
import type { Styling } from '../../../core/demos/plan-demo.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { PlaygroundValues } from '../../../core/model/playground.ts';
import type { DemoSurroundings, DemoWrapper } from '../../../runtime/demos/root/demo-root.tsx';
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
import type { DemoLoader, PreparedDemo } from './demo-loader.ts';
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

type DemoResult = Omit<KeptDemo, 'sources'>;

/** What is known of a demo before it runs. */
type DemoFacts = Omit<DemoResult, 'problems' | 'rendered'>;

/** The tools of a runner. */
interface RunnerTools extends Pick<PageWorkerEvents, 'onRun'> {
  readonly loader: DemoLoader;
  readonly projectPlace: ProjectPlace;
}

/** A demo that is ready to run, and everything around it. */
interface DemoRun {
  readonly file: string;
  readonly want: WantedDemo;
  readonly place: DemoPlace;
  readonly prepared: PreparedDemo;
  readonly Wrapper: DemoWrapper | undefined;
}

/** Runs demos, and reports the one that is about to run. */
export class DemoRunner {
  readonly #context: Pick<DemoContext, 'root' | 'site' | 'needed'>;
  readonly #tools: RunnerTools;
  readonly #emotion: () => DemoSurroundings['emotion'];
  readonly #compiled = new Map<string, string>();
  readonly #hidePaths: ReturnType<typeof createPathHider>;

  constructor(context: Pick<DemoContext, 'root' | 'site' | 'needed'>, tools: RunnerTools) {
    this.#context = context;
    this.#tools = tools;
    this.#emotion = once(() => findEmotion(tools.loader));
    this.#hidePaths = createPathHider(context.root);
  }

  /** Runs a demo; its problems are returned. */
  async run(file: string, want: WantedDemo, place: DemoPlace): Promise<DemoResult> {
    const { loader, onRun } = this.#tools;
    const { text = want.given?.text } = want;
    const prepared = await loader.prepare(file, text);
    const facts = await this.#readFacts(file, { want, prepared });
    const { Wrapper, problems: ofWrapper, warnings: wrapperWarnings = [] } = await place.wrapper.run();
    const warnings = [...prepared.warnings, ...wrapperWarnings];
    const inTheWay = [...prepared.problems, ...ofWrapper];
    if (inTheWay.length > 0) return { ...facts, problems: [...inTheWay, ...warnings] };
    const run: DemoRun = { file, want, place, prepared, Wrapper };
    const projects = await this.#planProjects(run);

    onRun(file);
    const takeBack = watchBuiltIns();
    try {
      const { problems, rendered } = await this.#render(run, takeBack);
      return { ...facts, ...(rendered && { projects, rendered }), problems: [...problems, ...warnings] };
    } catch (error) {
      return { ...facts, problems: [...this.#toProblems(error, run), ...warnings] };
    } finally {
      takeBack();
      onRun(undefined);
    }
  }

  async #readFacts(file: string, { want, prepared }: Pick<DemoRun, 'want' | 'prepared'>): Promise<DemoFacts> {
    const { root, site } = this.#context;
    const { closure, styles, siteSheets, reads } = prepared;
    const code = closure.files.filter(({ path }) => /\.[jt]sx?$/.test(path)).map(({ text }) => text);
    const tailwind = want.styling === 'tailwind' ? await compileTailwind(code, root) : '';
    return {
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
  }

  /** Plans the exported projects of a demo; a component that receives props has none. */
  async #planProjects({ file, want, place, prepared }: DemoRun): Promise<DemoFacts['projects']> {
    const { sources, styling, given } = want;
    const { page, wrapper } = place;
    if (given) return {};
    const { closure } = prepared;
    return planProjects(sources?.module ? this.#readShown(sources.main, closure) : closure, {
      ...this.#tools.projectPlace,
      styling,
      title: sources?.module ? sources.main.name.replace(/\.\w+$/, '') : toTitle(file),
      description: page.path,
      ...(wrapper.closure && { wrapper: wrapper.closure }),
    });
  }

  /** Returns the files for exporting a story: the shown code, with the source files of its style sheets. */
  #readShown({ file, name, code }: DemoSource, { files }: Closure): Closure {
    const { root, site } = this.#context;
    const shown = readClosure({
      root,
      file: posix.join(posix.dirname(file), name),
      text: code,
      alias: site.demos.alias,
      packageFolders: [engineFolder],
    });
    const known = new Set(shown.files.map(({ path }) => path));
    return { ...shown, files: [...shown.files, ...files.filter(({ path }) => isStyleFile(path) && !known.has(path))] };
  }

  /** Renders a demo. Throws what it throws; `takeBack` removes what it adds to built-in objects. */
  async #render(
    { file, want, place, prepared, Wrapper }: DemoRun,
    takeBack: () => string[],
  ): Promise<Pick<DemoResult, 'problems' | 'rendered'>> {
    const { prefix, given, sources } = want;
    const { page, product } = place;
    const Demo = withoutExit(() => prepared.run().default);
    if (!isComponent(Demo)) return { problems: [exportProblem(file)] };
    const surroundings: DemoSurroundings = {
      emotion: this.#emotion(),
      product,
      ...(Wrapper && { Wrapper }),
    };
    const rendered = await withoutExit(() =>
      renderDemo(Demo, {
        prefix,
        props: given?.props,
        compiled: this.#compiled,
        page: { direction: directionOf(page.language), language: page.language, base: this.#context.site.base },
        ...surroundings,
      }),
    );
    const [trace] = takeBack();
    if (trace !== undefined) throw new Error(`${trace}, a new name that every object on the page would have`);
    const { text: html, names } = this.#hidePaths(rendered.html);
    const shown = findShownPaths(names, { file: sources?.main.file ?? file });
    const unknownNames = prepared
      .findUndefined({ isFine: true })
      .map((problem) => toSourcePlace(problem, { file, want }));
    return { problems: [...unknownNames, ...shown], rendered: { ...rendered, html } };
  }

  /** Turns an error of a demo into its problems. */
  #toProblems(error: unknown, { file, want, place, prepared }: DemoRun): Problem[] {
    const { root, site, needed } = this.#context;
    if (error instanceof DemoExit) return [stopProblem({ reason: 'exit' }, { file, limits: site.limits })];
    const causes = isOfUndefined(error) ? prepared.findUndefined() : [];
    const stopped =
      causes.length > 0
        ? causes
        : [
            renderProblem(error, {
              root,
              file,
              closure: prepared.closure,
              maps: this.#tools.loader.maps(),
              around: place.wrapper.closure,
              // The controls of a playground show missing props.
              ...(!want.given && { needed }),
            }),
          ];
    return stopped.map((problem) =>
      toSourcePlace({ ...problem, message: this.#hidePaths(problem.message).text }, { file, want }),
    );
  }
}

/** Moves a problem to the story of a demo: the module of a story is virtual, and its errors belong to the story. */
function toSourcePlace(problem: Problem, { file, want: { sources } }: Pick<DemoRun, 'file' | 'want'>): Problem {
  return sources?.module && problem.place.file === file ? { ...problem, place: { file: sources.main.file } } : problem;
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
