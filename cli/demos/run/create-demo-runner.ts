// A file of a demo → what it draws, what it is made from, and what is wrong with it. It is run in this thread.

import type { Page } from '../../../core/page.ts';
import type { Styling } from '../../../core/demos/plan-demo.ts';
import type { PlaygroundValues } from '../../../core/playground.ts';
import type { DemoSurroundings } from '../../../runtime/demo-root/demo-root.tsx';
import { directionOf } from '../../../templates/text-direction.ts';
import type { BuildContext } from '../../build-context.ts';
import { engineFolder } from '../../engine.ts';
import { compileTailwind } from '../../styles/compile-tailwind.ts';
import type { KeptDemo } from '../demo-store.ts';
import type { PageWorkerEvents } from '../page-worker-events.ts';
import { readStandIns } from '../read/closure/read-stand-ins.ts';
import type { ManifestMemory } from '../read/closure/read-versions.ts';
import { listReads } from '../read/list-reads.ts';
import type { DemoSources } from '../read/read-demo.ts';
import { planProjects } from '../show/plan-projects.ts';
import type { DemoLoader } from './create-demo-loader.ts';
import type { LoadedWrapper } from './create-wrapper-loader.ts';
import { exportProblem, renderProblem, stopProblem } from './demo-fault.ts';
import { findEmotion } from './find-emotion.ts';
import { isComponent } from './is-component.ts';
import { renderDemo } from './render-demo.ts';
import { DemoExit, withoutExit } from './without-exit.ts';

/** A demo to be made: one with sources to show, or one that is given props. */
export interface DemoWish {
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

/** Where a demo stands. */
interface DemoPlace {
  readonly page: Page;
  readonly product: string;
  readonly wrapper: LoadedWrapper;
}

type RunDemo = (file: string, wish: DemoWish, place: DemoPlace) => Promise<Omit<KeptDemo, 'sources'>>;

/** Creates the function that runs demos, and tells which one is about to run. */
export function createDemoRunner(
  { root, site }: Pick<BuildContext, 'root' | 'site'>,
  { loader, onRun }: { loader: DemoLoader } & Pick<PageWorkerEvents, 'onRun'>,
): RunDemo {
  const emotion = once(() => findEmotion(loader));
  const manifests: ManifestMemory = new Map();

  return async function runDemo(file, { prefix, styling, given }, { page, product, wrapper }) {
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
  };
}

/** "…/react-button/BasicButtons.tsx" → "BasicButtons"; a styled one is called after its folder. */
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
