// The demos of a page → everything that its HTML says of them: their own HTML with its styles, their
// sources in each language, and what is wrong with them. A demo that fails costs only itself.

import { posix } from 'node:path';
import { serveStylings, type Styling } from '../../core/demos/plan-demo.ts';
import type { DemoMarker } from '../../core/demo-marker.ts';
import type { ComponentMarker } from '../../core/document.ts';
import type { PlaygroundValues } from '../../core/playground.ts';
import type { Problem } from '../../core/problem.ts';
import { quote } from '../../core/text/quote.ts';
import type { DemoSurroundings } from '../../runtime/demo-root/demo-root.tsx';
import { directionOf } from '../../templates/text-direction.ts';
import type { BuildContext, ReadFile } from '../build-context.ts';
import { hash } from '../hash.ts';
import { compileTailwind } from '../styles/compile-tailwind.ts';
import { readStandIns } from './read/closure/read-stand-ins.ts';
import type { ManifestMemory } from './read/closure/read-versions.ts';
import { engineFolder } from '../engine.ts';
import type { PageWorkerEvents } from './page-worker-events.ts';
import { createDemoLoader } from './run/create-demo-loader.ts';
import { readLibrary } from '../library/node/read-library.ts';
import { createWrapperLoader } from './run/create-wrapper-loader.ts';
import { exportProblem, renderProblem, stopProblem, type DemoStop } from './run/demo-fault.ts';
import { openDemoStore, type KeptDemo } from './demo-store.ts';
import { findEmotion } from './run/find-emotion.ts';
import { isComponent } from './run/is-component.ts';
import { listReads } from './read/list-reads.ts';
import type { DemoTask, MadeDemo, MadeDemos, MadePlayground, MadeStyling } from './made-demos.ts';
import { planProjects } from './show/plan-projects.ts';
import { readDemo, type DemoSource, type DemoSources } from './read/read-demo.ts';
import { readStageFile } from './read/read-stage-file.ts';
import { renderDemo } from './run/render-demo.ts';
import { showSources } from './show/show-sources.ts';
import { DemoExit, withoutExit } from './run/without-exit.ts';

/** Makes the demos of pages, and tells which demo is about to run. */
export function createDemoMaker(
  context: BuildContext,
  { onRun, onLoad, log }: PageWorkerEvents,
): (task: DemoTask) => Promise<MadeDemos> {
  const { root, cache, site } = context;
  const loader = createDemoLoader({
    root,
    base: site.base,
    ...site.demos,
    readLibrary: () => readLibrary(context),
    onLoad,
  });
  const store = openDemoStore({ root, cache, log });
  const emotion = once(() => findEmotion(loader));
  const loadWrapper = createWrapperLoader({ root, site, loader });
  const manifests: ManifestMemory = new Map();

  return async function makeDemos({ page, blocks, labels, playgrounds: wanted = [], stopped }) {
    const reads: ReadFile[] = [];
    const problems: Problem[] = [];
    const byMarker = new Map<DemoMarker, MadeDemo>();
    const playgrounds = new Map<ComponentMarker, MadePlayground>();
    const counts = new Map<string, number>();
    const files = new Map<string, string>();
    const standIns: Record<string, string> = {};
    const product = page.product ?? '';
    if (wanted.length === 0 && !blocks.some(({ kind }) => kind === 'demo'))
      return { byMarker, reads, problems, playgrounds, around: { product, files: {} } };
    const wrapper = await loadWrapper({ product, language: page.language });

    for (const block of blocks) {
      if (block.kind !== 'demo') continue;
      const marker = block.demo;
      const found = readDemo(marker, { root, pageFile: page.file });
      reads.push(...found.reads);
      problems.push(...found.problems, ...findNamesake(marker, found.sources, { pageFile: page.file, known: files }));
      const count = (counts.get(marker.name) ?? 0) + 1;
      counts.set(marker.name, count);
      const served = serveStylings(found.sources.map(({ styling }) => styling));

      const stylings: MadeStyling[] = [];
      for (const sources of found.sources) {
        const made = await makeStyling(sources, {
          prefix: toPrefix(marker.name, sources.styling, count),
          serves: served[sources.styling] ?? [],
        });
        stylings.push(made.styling);
        reads.push(...made.reads);
        // Shown twice, told once.
        if (count === 1) problems.push(...made.styling.problems);
      }
      byMarker.set(marker, { marker, stylings });
    }
    for (const { marker, module, source, prefix, start } of wanted) {
      const stop = stopped[module.file];
      const kept = stop
        ? toStopped(stop, module.file)
        : await findDemo(module.file, {
            prefix,
            styling: 'system',
            given: { ...(module.text !== undefined && { text: module.text }), props: start },
          });
      const { stage, problems: faults } = source ? readStageFile(source) : { problems: [] };
      const css = { ...wrapper.css, ...kept.css };
      playgrounds.set(marker, { ...kept, css, problems: [...kept.problems, ...faults], ...(stage && { stage }) });
      reads.push(...kept.reads, ...wrapper.reads);
    }
    return {
      byMarker,
      reads: withoutDoubles(reads),
      problems,
      playgrounds,
      around: { product, files: { ...wrapper.files, ...standIns }, ...(wrapper.file && { wrapper: wrapper.file }) },
    };

    async function makeStyling(
      sources: DemoSources,
      { prefix, serves }: { prefix: string; serves: readonly Styling[] },
    ) {
      const { styling, main } = sources;
      const stop = stopped[main.file];
      const kept = stop
        ? { ...toStopped(stop, main.file), sources: await showSources(sources, { others: {}, labels }) }
        : await findDemo(main.file, { prefix, styling, sources });
      Object.assign(standIns, kept.standIns);
      return {
        styling: {
          styling,
          serves,
          file: main.file,
          prefix,
          rendered: kept.rendered,
          problems: kept.problems,
          sources: kept.sources,
          written: listWritten(main, kept.files),
          projects: kept.projects,
          css: { ...wrapper.css, ...kept.css },
        } satisfies MadeStyling,
        reads: [...kept.reads, ...wrapper.reads],
      };
    }

    async function findDemo(file: string, wish: DemoWish): Promise<KeptDemo> {
      const { prefix, given, sources } = wish;
      // The projects that readers take away name the site and the page.
      const key = hash(
        context.engineKey,
        context.packagesKey,
        file,
        prefix,
        product,
        wrapper.key,
        page.path,
        JSON.stringify([site.title, site.base, site.demos]),
        JSON.stringify([given, sources, labels]),
      );
      const known = store.read(key);
      if (known) return known;

      const ran = await runDemo(file, wish);
      const made = { ...ran, sources: sources ? await showSources(sources, { others: ran.files, labels }) : [] };
      store.write(key, made);
      return made;
    }

    async function runDemo(file: string, { prefix, styling, given }: DemoWish): Promise<Omit<KeptDemo, 'sources'>> {
      const { closure, problems: faults, styles, run } = await loader.prepare(file, given?.text);
      const tailwind =
        styling === 'tailwind'
          ? await compileTailwind(
              closure.files.filter(({ path }) => /\.[jt]sx?$/.test(path)).map(({ text }) => text),
              root,
            )
          : '';
      const facts = {
        reads: listReads(closure, root),
        files: Object.fromEntries(closure.files.slice(1).map(({ path, text }) => [path, text])),
        projects: {},
        standIns: await readStandIns(closure, { root, base: site.base }),
        css: {
          ...(tailwind && { [`tailwind:${file}`]: tailwind }),
          ...Object.fromEntries(Object.entries(styles).map(([name, { css }]) => [name, css])),
        },
      };
      const inTheWay = [...faults, ...wrapper.problems];
      if (inTheWay.length > 0) return { ...facts, problems: inTheWay };
      const projects = given
        ? {}
        : await planProjects(closure, {
            root,
            base: site.base,
            settings: site.demos,
            styling,
            title: toTitle(file),
            description: `${site.title}: ${page.path}`,
            packageFolders: [engineFolder],
            memory: manifests,
          });

      onRun(file);
      try {
        const Demo = withoutExit(() => run().default);
        if (!isComponent(Demo)) return { ...facts, problems: [exportProblem(file)] };
        const surroundings: DemoSurroundings = {
          emotion: emotion(),
          product,
          ...(wrapper.Wrapper && { Wrapper: wrapper.Wrapper }),
        };
        return {
          ...facts,
          projects,
          problems: [],
          rendered: await withoutExit(() =>
            renderDemo(Demo, {
              prefix,
              props: given?.props,
              page: { direction: directionOf(page.language), language: page.language, base: site.base },
              ...surroundings,
            }),
          ),
        };
      } catch (error) {
        return {
          ...facts,
          problems: [
            error instanceof DemoExit
              ? stopProblem({ reason: 'exit' }, { file, limits: site.limits })
              : renderProblem(error, { root, file, closure }),
          ],
        };
      } finally {
        onRun(undefined);
      }
    }

    function toStopped(stop: DemoStop, file: string): KeptDemo {
      return {
        problems: [stopProblem(stop, { file, limits: site.limits })],
        reads: [],
        files: {},
        sources: [],
        projects: {},
        standIns: {},
        css: {},
      };
    }
  };
}

/** The demo's own file first. */
function listWritten({ file, name, code }: DemoSource, files: KeptDemo['files']): MadeStyling['written'] {
  const others = Object.entries(files).filter(([path]) => path !== file);
  return [
    { name, code },
    ...others.map(([path, text]) => ({ name: posix.relative(posix.dirname(file), path), code: text })),
  ];
}

/** A demo to be made: one with sources to show, or one that is given props. */
interface DemoWish {
  readonly prefix: string;
  readonly styling: Styling;
  readonly sources?: DemoSources;
  readonly given?: GivenDemo;
}

/** A component that is given props: of a library, by a text that is no file, or a stage. */
interface GivenDemo {
  readonly text?: string;
  readonly props: PlaygroundValues;
}

function withoutDoubles(reads: readonly ReadFile[]): ReadFile[] {
  return [...new Map(reads.map((read) => [read.file, read])).values()];
}

/** "…/react-button/BasicButtons.tsx" → "BasicButtons"; a styled one is called after its folder. */
function toTitle(file: string): string {
  const [name = '', styling = '', folder = ''] = file
    .replace(/\.\w+$/, '')
    .split('/')
    .reverse();
  return name === 'index' ? `${folder} (${styling})` : name;
}

function toPrefix(name: string, styling: Styling, count: number): string {
  return `${name}${styling === 'system' ? '' : `-${styling}`}${count === 1 ? '' : `-${count}`}-`;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Scripts, sources and fragments of a page go by the names of its demos. */
function findNamesake(
  { name, file, line, column }: DemoMarker,
  sources: readonly DemoSources[],
  { pageFile, known }: { pageFile: string; known: Map<string, string> },
): Problem[] {
  const own = sources[0]?.main.file;
  if (own === undefined) return [];
  const first = known.get(name) ?? own;
  known.set(name, first);
  if (first === own) return [];
  return [
    {
      rule: 'demo-name',
      severity: 'error',
      place: { file: pageFile, line, column },
      message: `${quote(file)} has the same name as another demo of this page, ${first}`,
      hint: 'Give one of the two files another name.',
    },
  ];
}
