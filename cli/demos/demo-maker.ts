// The demos of a page → everything that its HTML contains of them: rendered HTML with styles, sources in each language,
// and their problems. A demo that fails does not affect the others.

import { posix } from 'node:path';
import { serveStylings, type Styling } from '../../core/demos/plan-demo.ts';
import type { DemoMarker } from '../../core/model/demo-marker.ts';
import type { ComponentMarker, JsxMarker } from '../../core/model/document.ts';
import type { Problem } from '../../core/model/problem.ts';
import { showIn } from '../../core/check/report/show-in.ts';
import { quote } from '../../core/text/quote.ts';
import type { DemoContext } from './demo-context.ts';
import type { ReadFile } from '../files/read-file.ts';
import { createSiteReader } from '../files/create-site-reader.ts';
import { engineFolder } from '../files/engine.ts';
import { hash } from '../files/hash.ts';
import type { PageWorkerEvents } from './page-worker-events.ts';
import { DemoLoader } from './run/demo-loader.ts';
import { readLibrary } from './library/node/read-library.ts';
import { createWrapperLoader, type LoadedWrapper } from './run/create-wrapper-loader.ts';
import { DemoRunner, type WantedDemo } from './run/demo-runner.ts';
import type { DemoStop } from '../threads/demo-stop.ts';
import { stopProblem } from './run/demo-fault.ts';
import { createPathHider } from './hide-machine-paths.ts';
import { placeDemoProblem } from './faults/place-demo-problem.ts';
import { findNamesake } from './read/find-namesake.ts';
import { openDemoStore, type KeptDemo } from './demo-store.ts';
import type { DemoTask, MadeDemo, MadeDemos, MadePlayground, MadeStyling } from './made-demos.ts';
import { mergeLiveSheets } from './live/to-live-sheets.ts';
import { makeMdx, type MadeMdx } from './mdx/make-mdx.ts';
import type { FoundPlayground } from './read/find-playgrounds.ts';
import type { DemoSource, DemoSources } from './read/read-demo.ts';
import { readSources } from './read/stories/read-sources.ts';
import { readStageFile } from './read/read-stage-file.ts';
import { createWrapperPlanner } from './show/create-wrapper-planner.ts';
import type { ProjectPlace } from './show/plan-projects.ts';
import { showSources } from './show/show-sources.ts';
import { createPlainCoder } from './show/to-plain-code.ts';

/** A page with demos, and the wrapper around them. */
interface DemoPage {
  readonly task: DemoTask;
  readonly product: string;
  readonly wrapper: LoadedWrapper;
}

/** The demos of a page's blocks. */
interface BlockDemos {
  readonly byMarker: ReadonlyMap<DemoMarker, MadeDemo>;
  readonly reads: readonly ReadFile[];
  readonly problems: readonly Problem[];
  readonly keptDemos: readonly KeptDemo[];
}

/** A demo in one styling solution, before it is shown. */
interface StylingPlan {
  readonly prefix: string;
  /** The styling preferences for which it is shown. */
  readonly serves: readonly Styling[];
}

/** Makes the demos of the pages of one site. */
export class DemoMaker {
  readonly #context: DemoContext;
  readonly #onRun: PageWorkerEvents['onRun'];
  readonly #onMake: (demo: string | undefined) => void;
  readonly #loader: DemoLoader;
  readonly #store: ReturnType<typeof openDemoStore>;
  readonly #toPlainCode = createPlainCoder();
  readonly #hidePaths: ReturnType<typeof createPathHider>;
  readonly #loadWrapper: ReturnType<typeof createWrapperLoader>;
  readonly #planWrapper: ReturnType<typeof createWrapperPlanner>;
  readonly #runner: DemoRunner;

  constructor(context: DemoContext, { onRun, onMake = () => undefined, onLoad, log }: PageWorkerEvents) {
    const { root, cache, site } = context;
    const loader = new DemoLoader({
      root,
      base: site.base,
      ...site.demos,
      sources: site.sources,
      readLibrary: () => readLibrary(context),
      onLoad,
    });
    const projectPlace: ProjectPlace = {
      root,
      base: site.base,
      settings: site.demos,
      packageFolders: [engineFolder],
      memory: new Map(),
      toPlainCode: this.#toPlainCode,
      worked: loader.worked,
    };
    this.#context = context;
    this.#hidePaths = createPathHider(root);
    this.#onRun = onRun;
    this.#onMake = onMake;
    this.#loader = loader;
    this.#store = openDemoStore({ root, cache, log });
    this.#loadWrapper = createWrapperLoader({ root, site, loader });
    this.#planWrapper = createWrapperPlanner(context, { projectPlace, log });
    this.#runner = new DemoRunner(context, { loader, projectPlace, onRun });
  }

  /** Makes the demos, playgrounds and elements of a page. */
  async make(task: DemoTask): Promise<MadeDemos> {
    const { page, blocks, playgrounds: wanted = [] } = task;
    const product = page.product ?? '';
    const elements = blocks.flatMap((block) => (block.kind === 'jsx' ? [block.jsx] : []));
    if (wanted.length === 0 && elements.length === 0 && !blocks.some(({ kind }) => kind === 'demo'))
      return {
        byMarker: new Map(),
        reads: [],
        problems: [],
        playgrounds: new Map(),
        around: { product, files: {}, sheets: {} },
      };

    const { language } = page;
    const wrapper = await this.#loadWrapper({ product, language });
    const demoPage = { task, product, wrapper };
    const { byMarker, reads, problems, keptDemos } = await this.#makeBlocks(demoPage);
    const playgrounds = await this.#makePlaygrounds(wanted, demoPage);
    const ofPlaygrounds = [...playgrounds.values()].flatMap((each) => [...each.reads, ...wrapper.reads]);
    const mdx = await this.#makeElements(elements, demoPage);
    const hasProjects = [...byMarker.values()].some(({ stylings }) => stylings.some(({ projects }) => projects.JS));
    return {
      byMarker,
      reads: withoutDoubles([...reads, ...ofPlaygrounds, ...(mdx?.reads ?? [])]),
      problems: [...problems, ...(mdx?.problems ?? []).map((problem) => this.#place(problem))],
      playgrounds,
      ...(mdx && { mdx }),
      around: {
        product,
        files: Object.assign({}, wrapper.files, ...keptDemos.map(({ addresses }) => addresses)),
        sheets: mergeLiveSheets(wrapper.sheets, ...keptDemos.map(({ sheets }) => sheets)),
        ...(wrapper.file && { wrapper: wrapper.file }),
        ...(hasProjects && { projects: await this.#planWrapper(wrapper, { product, language }) }),
      },
    };
  }

  async #makeBlocks(demoPage: DemoPage): Promise<BlockDemos> {
    const { page, blocks } = demoPage.task;
    const byMarker = new Map<DemoMarker, MadeDemo>();
    const reads: ReadFile[] = [];
    const problems: Problem[] = [];
    const keptDemo: KeptDemo[] = [];
    const counts = new Map<string, number>();
    const filesByName = new Map<string, string>();
    const siteFiles = createSiteReader(this.#context.root);

    for (const block of blocks) {
      if (block.kind !== 'demo') continue;
      const marker = block.demo;
      const found = readSources(marker, { root: this.#context.root, pageFile: page.file, files: siteFiles });
      reads.push(...found.reads);
      problems.push(...found.problems, ...findNamesake(marker, found.sources, { pageFile: page.file, filesByName }));
      const count = (counts.get(marker.name) ?? 0) + 1;
      counts.set(marker.name, count);
      const served = serveStylings(found.sources.map(({ styling }) => styling));

      const stylings: MadeStyling[] = [];
      for (const sources of found.sources) {
        const { styling } = sources;
        const plan = { prefix: toPrefix(marker.name, styling, count), serves: served[styling] ?? [] };
        const demo = await this.#makeStyling(sources, plan, demoPage);
        keptDemo.push(demo);
        reads.push(...demo.reads, ...demoPage.wrapper.reads);
        stylings.push(toMadeStyling(demo, { ...plan, sources, wrapper: demoPage.wrapper }));
        // Shown twice, reported once.
        if (count === 1) problems.push(...demo.problems.map((problem) => showAt(marker, page.file, problem)));
      }
      byMarker.set(marker, { marker, stylings });
    }
    return { byMarker, reads, problems, keptDemos: keptDemo };
  }

  async #makeStyling(sources: DemoSources, { prefix }: StylingPlan, demoPage: DemoPage): Promise<KeptDemo> {
    const { styling, main } = sources;
    const { labels, stopped } = demoPage.task;
    const { file, text } = sources.module ?? { file: main.file, text: undefined };
    const stop = stopped[file];
    if (!stop) return this.#makeDemo(file, { prefix, styling, sources, ...(text !== undefined && { text }) }, demoPage);
    const shown = await showSources(sources, { others: {}, labels, toPlainCode: this.#toPlainCode });
    return { ...this.#toStopped(stop, main.file), sources: shown };
  }

  async #makePlaygrounds(
    wanted: readonly FoundPlayground[],
    demoPage: DemoPage,
  ): Promise<Map<ComponentMarker, MadePlayground>> {
    const playgrounds = new Map<ComponentMarker, MadePlayground>();
    for (const { marker, module, source, prefix, start } of wanted) {
      const stop = demoPage.task.stopped[module.file];
      const given = { ...(module.text !== undefined && { text: module.text }), props: start };
      const stored = stop
        ? this.#toStopped(stop, module.file)
        : await this.#makeDemo(module.file, { prefix, styling: 'system', given }, demoPage);
      const { stage, problems } = source ? readStageFile(source) : { problems: [] };
      playgrounds.set(marker, {
        ...stored,
        css: { ...demoPage.wrapper.css, ...stored.css },
        problems: [...stored.problems, ...problems],
        ...(stage && { stage }),
      });
    }
    return playgrounds;
  }

  async #makeElements(elements: readonly JsxMarker[], { task, wrapper }: DemoPage): Promise<MadeMdx | undefined> {
    const { page, mdx: code, module, stopped } = task;
    if (code === undefined || elements.length === 0) return undefined;
    const stop = stopped[page.file];
    const mdxTask = { page, code, elements, wrapper, ...(module !== undefined && { module }), ...(stop && { stop }) };
    return makeMdx(mdxTask, {
      ...this.#context,
      loader: this.#loader,
      hidePaths: this.#hidePaths,
      onRun: this.#onRun,
    });
  }

  /** Runs a demo, or takes it from the store if nothing that it is made of has changed. */
  async #makeDemo(file: string, want: WantedDemo, demoPage: DemoPage): Promise<KeptDemo> {
    const key = this.#keyOf(file, want, demoPage);
    const known = this.#store.read(key);
    if (known) return known;

    const { task, product, wrapper } = demoPage;
    const { page, labels } = task;
    this.#onMake(file);
    const { problems, ...ran } = await this.#runner.run(file, want, { page, product, wrapper });
    const made = {
      ...ran,
      problems: problems.map((problem) => this.#place(problem)),
      sources: want.sources
        ? await showSources(want.sources, { others: ran.files, labels, toPlainCode: this.#toPlainCode })
        : [],
    };
    this.#onMake(undefined);
    this.#store.write(key, made);
    return made;
  }

  /**
   * Exported projects name the page; the site is added when the page is rendered, so that a new site title does not
   * rebuild demos.
   */
  #keyOf(file: string, { prefix, given, sources }: WantedDemo, { task, product, wrapper }: DemoPage): string {
    const { engineKey, packagesKey, site } = this.#context;
    const { page, labels, sourcesKey = '' } = task;
    return hash(
      engineKey,
      packagesKey,
      sourcesKey,
      file,
      prefix,
      product,
      wrapper.key,
      page.path,
      JSON.stringify([site.base, site.demos, [...this.#loader.worked]]),
      JSON.stringify([given, sources, labels]),
    );
  }

  /** Returns a demo that ended its thread. */
  #toStopped(stop: DemoStop, file: string): KeptDemo {
    return {
      problems: [this.#place(stopProblem(stop, { file, limits: this.#context.site.limits }))],
      reads: [],
      files: {},
      sources: [],
      projects: {},
      addresses: {},
      sheets: {},
      css: {},
    };
  }

  #place(problem: Problem): Problem {
    return placeDemoProblem(problem, this.#context.root);
  }
}

function toMadeStyling(
  keptDemo: KeptDemo,
  { sources, prefix, serves, wrapper }: StylingPlan & { sources: DemoSources; wrapper: LoadedWrapper },
): MadeStyling {
  const { styling, main } = sources;
  return {
    styling,
    serves,
    file: main.file,
    prefix,
    ...(keptDemo.rendered && { rendered: keptDemo.rendered }),
    problems: keptDemo.problems,
    sources: keptDemo.sources,
    written: listWritten(main, keptDemo.files),
    projects: keptDemo.projects,
    css: { ...wrapper.css, ...keptDemo.css },
  };
}

/** Adds to a demo's problem the place on the page where the demo is shown. */
function showAt({ name, line, column }: DemoMarker, file: string, problem: Problem): Problem {
  return showIn(problem, { file, line, column, part: `the demo ${quote(name)}` });
}

/** Lists the written sources, the demo's own file first. */
function listWritten({ file, name, code }: DemoSource, files: KeptDemo['files']): MadeStyling['written'] {
  const others = Object.entries(files).filter(([path]) => path !== file);
  return [
    { name, code },
    ...others.map(([path, text]) => ({ name: posix.relative(posix.dirname(file), path), code: text })),
  ];
}

function withoutDoubles(reads: readonly ReadFile[]): ReadFile[] {
  return [...new Map(reads.map((read) => [read.file, read])).values()];
}

function toPrefix(name: string, styling: Styling, count: number): string {
  return `${name}${styling === 'system' ? '' : `-${styling}`}${count === 1 ? '' : `-${count}`}-`;
}
