// The demos of a page → everything that its HTML contains of them: rendered HTML with styles, sources in each language,
// and their problems. A demo that fails does not affect the others.

import { posix } from 'node:path';
import { serveStylings, type Styling } from '../../core/demos/plan-demo.ts';
import type { DemoMarker } from '../../core/model/demo-marker.ts';
import type { ComponentMarker } from '../../core/model/document.ts';
import type { Problem } from '../../core/model/problem.ts';
import { showIn } from '../../core/check/report/show-in.ts';
import { quote } from '../../core/text/quote.ts';
import type { DemoContext } from './demo-context.ts';
import type { ReadFile } from '../files/read-file.ts';
import { createSiteReader } from '../files/create-site-reader.ts';
import { engineFolder } from '../files/engine.ts';
import { hash } from '../files/hash.ts';
import type { PageWorkerEvents } from './page-worker-events.ts';
import { createDemoLoader } from './run/create-demo-loader.ts';
import { readLibrary } from './library/node/read-library.ts';
import { createWrapperLoader } from './run/create-wrapper-loader.ts';
import { createDemoRunner, type WantedDemo } from './run/create-demo-runner.ts';
import type { DemoStop } from '../threads/demo-stop.ts';
import { stopProblem } from './run/demo-fault.ts';
import { placeDemoProblem } from './faults/place-demo-problem.ts';
import { findNamesake } from './read/find-namesake.ts';
import { openDemoStore, type KeptDemo } from './demo-store.ts';
import type { DemoTask, MadeDemo, MadeDemos, MadePlayground, MadeStyling } from './made-demos.ts';
import { mergeLiveSheets } from './live/to-live-sheets.ts';
import { createMdxMaker } from './mdx/create-mdx-maker.ts';
import type { DemoSource, DemoSources } from './read/read-demo.ts';
import { readSources } from './read/stories/read-sources.ts';
import { readStageFile } from './read/read-stage-file.ts';
import { createWrapperPlanner } from './show/create-wrapper-planner.ts';
import type { ProjectPlace } from './show/plan-projects.ts';
import { showSources } from './show/show-sources.ts';
import { createPlainCoder } from './show/to-plain-code.ts';

/** Creates the maker of a page's demos, which reports the demo that is about to run. */
export function createDemoMaker(
  context: DemoContext,
  { onRun, onMake = () => undefined, onLoad, log }: PageWorkerEvents,
): (task: DemoTask) => Promise<MadeDemos> {
  const { root, cache, site } = context;
  const loader = createDemoLoader({
    root,
    base: site.base,
    ...site.demos,
    sources: site.sources,
    readLibrary: () => readLibrary(context),
    onLoad,
  });
  const store = openDemoStore({ root, cache, log });
  const loadWrapper = createWrapperLoader({ root, site, loader });
  const toPlainCode = createPlainCoder();
  const projectPlace: ProjectPlace = {
    root,
    base: site.base,
    settings: site.demos,
    packageFolders: [engineFolder],
    memory: new Map(),
    toPlainCode,
    worked: loader.worked,
  };
  const planAround = createWrapperPlanner(context, { projectPlace, log });
  const runDemo = createDemoRunner(context, { loader, projectPlace, onRun });
  const makeMdx = createMdxMaker(context, { loader, onRun });

  return async function makeDemos({
    page,
    blocks,
    labels,
    playgrounds: wanted = [],
    sourcesKey = '',
    stopped,
    mdx: code,
    module: script,
  }) {
    const reads: ReadFile[] = [];
    const problems: Problem[] = [];
    const byMarker = new Map<DemoMarker, MadeDemo>();
    const playgrounds = new Map<ComponentMarker, MadePlayground>();
    const counts = new Map<string, number>();
    const files = new Map<string, string>();
    const addresses: Record<string, string> = {};
    const sheets: KeptDemo['sheets'][] = [];
    const product = page.product ?? '';
    const siteFiles = createSiteReader(root);
    const elements = blocks.flatMap((block) => (block.kind === 'jsx' ? [block.jsx] : []));
    if (wanted.length === 0 && elements.length === 0 && !blocks.some(({ kind }) => kind === 'demo'))
      return { byMarker, reads, problems, playgrounds, around: { product, files: {}, sheets: {} } };
    const wrapper = await loadWrapper({ product, language: page.language });

    for (const block of blocks) {
      if (block.kind !== 'demo') continue;
      const marker = block.demo;
      const { line, column } = marker;
      const found = readSources(marker, { root, pageFile: page.file, files: siteFiles });
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
        // Shown twice, reported once.
        if (count === 1)
          problems.push(
            ...made.styling.problems.map((problem) =>
              showIn(problem, {
                file: page.file,
                line,
                column,
                part: `the demo ${quote(marker.name)}`,
              }),
            ),
          );
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
      playgrounds.set(marker, {
        ...kept,
        css,
        problems: [...kept.problems, ...faults],
        ...(stage && { stage }),
      });
      reads.push(...kept.reads, ...wrapper.reads);
    }
    const stop = stopped[page.file];
    const hasProjects = [...byMarker.values()].some(({ stylings }) => stylings.some(({ projects }) => projects.JS));
    const task = { page, elements, wrapper, ...(script !== undefined && { module: script }), ...(stop && { stop }) };
    const mdx = code !== undefined && elements.length > 0 ? await makeMdx({ ...task, code }) : undefined;
    return {
      byMarker,
      reads: withoutDoubles([...reads, ...(mdx?.reads ?? [])]),
      problems: [...problems, ...(mdx?.problems ?? []).map((problem) => placeDemoProblem(problem, root))],
      playgrounds,
      ...(mdx && { mdx }),
      around: {
        product,
        files: { ...wrapper.files, ...addresses },
        sheets: mergeLiveSheets(wrapper.sheets, ...sheets),
        ...(wrapper.file && { wrapper: wrapper.file }),
        ...(hasProjects && { projects: await planAround(wrapper, { product, language: page.language }) }),
      },
    };

    async function makeStyling(
      sources: DemoSources,
      { prefix, serves }: { prefix: string; serves: readonly Styling[] },
    ) {
      const { styling, main } = sources;
      const { file, text } = sources.module ?? { file: main.file, text: undefined };
      const stop = stopped[file];
      const kept = stop
        ? { ...toStopped(stop, main.file), sources: await showSources(sources, { others: {}, labels, toPlainCode }) }
        : await findDemo(file, { prefix, styling, sources, ...(text !== undefined && { text }) });
      Object.assign(addresses, kept.addresses);
      sheets.push(kept.sheets);
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

    async function findDemo(file: string, want: WantedDemo): Promise<KeptDemo> {
      const { prefix, given, sources } = want;
      // Exported projects name the page; the site is added when the page is rendered, so that a new site title does not
      // rebuild demos.
      const key = hash(
        context.engineKey,
        context.packagesKey,
        sourcesKey,
        file,
        prefix,
        product,
        wrapper.key,
        page.path,
        JSON.stringify([site.base, site.demos, [...loader.worked]]),
        JSON.stringify([given, sources, labels]),
      );
      const known = store.read(key);
      if (known) return known;

      onMake(file);
      const { problems: faults, ...ran } = await runDemo(file, want, { page, product, wrapper });
      const problems = faults.map((problem) => placeDemoProblem(problem, root));
      const made = {
        ...ran,
        problems,
        sources: sources ? await showSources(sources, { others: ran.files, labels, toPlainCode }) : [],
      };
      onMake(undefined);
      store.write(key, made);
      return made;
    }

    function toStopped(stop: DemoStop, file: string): KeptDemo {
      return {
        problems: [placeDemoProblem(stopProblem(stop, { file, limits: site.limits }), root)],
        reads: [],
        files: {},
        sources: [],
        projects: {},
        addresses: {},
        sheets: {},
        css: {},
      };
    }
  };
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
