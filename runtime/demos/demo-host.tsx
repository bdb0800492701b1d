// Makes demos live, with one React for all of them. Every page with demos has its own
// script that lists them and calls this; nothing else on the page waits for it.

import {
  Component,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { DemoRoot, type DemoProps, type DemoSurroundings, type DemoWrapper } from './root/demo-root.tsx';
import { initialDemoTheme, type DemoTheme, type PageTheme } from './root/demo-theme.ts';
import { createEmotionCache, type EmotionCache, type EmotionLibrary } from './root/emotion.ts';

/** Texts shown for a demo that has crashed. */
interface CrashLabels {
  readonly crashed: string;
  readonly tryAgain: string;
  readonly report: string;
}

/** Options for making a demo live. */
export interface DemoHydration {
  readonly key: string;
  readonly prefix: string;
  /** The page theme that the demo was rendered with; by default a page in English. */
  readonly page?: PageTheme;
  /** The props that the demo was rendered with. */
  readonly props?: DemoProps;
  readonly labels: CrashLabels;
  /** Makes the address for reporting an error; undefined if the site takes no reports. */
  readonly toReportHref?: (error: unknown) => string | undefined;
  readonly onLive: () => void;
}

/** A live demo. */
export interface LiveDemo {
  /** Shows the demo in another theme. */
  show(theme: DemoTheme): void;
  /** Passes the demo other props; a different mark remounts it. */
  pass(props: DemoProps, mark: string): void;
  /** Restarts the demo from its initial state. */
  reset(): void;
  unmount(): void;
}

/** The demos of a page. */
export interface DemoHost {
  /** Runs the modules of a demo, in steps between which the page reacts. Errors are kept until the demo is hydrated. */
  load(key: string): Promise<void>;
  hydrate(element: HTMLElement, hydration: DemoHydration): LiveDemo | undefined;
  /** Renders a demo into an element, replacing its content. */
  mount(element: HTMLElement, hydration: DemoHydration): LiveDemo | undefined;
}

interface DemoState {
  readonly Demo: ComponentType;
  readonly theme: DemoTheme;
  readonly props?: DemoProps;
  readonly mark?: string;
  readonly round: number;
  /** The props that it was restarted with after an error. */
  readonly failed?: DemoProps;
}

/** A part of a page's script: a function that loads it. It may have steps, which each load some of it beforehand. */
type DemoPart<T> = (() => T) & { readonly listSteps?: () => readonly (() => unknown)[] };

/** The parts in a page's script. Each is loaded when the first demo needs it, and may throw. */
export interface DemoParts {
  readonly demos: Readonly<Record<string, DemoPart<ComponentType>>>;
  readonly Wrapper?: DemoPart<DemoWrapper>;
  readonly emotion?: () => EmotionLibrary;
  readonly product: string;
  /** Whether styles are inserted in Emotion's fast mode. */
  readonly speedy: boolean;
}

/** Milliseconds of work after which the browser may react. A single module can take longer. */
const longestWork = 8;

/** Creates what a page's script exports. A demo that cannot be loaded shows its error, without affecting the others. */
export function createDemoHost({ demos, Wrapper, emotion, product, speedy }: DemoParts): DemoHost {
  let shared: EmotionCache | undefined;
  let paused = performance.now();

  return {
    async load(key) {
      for (const run of listSteps(key)) {
        if (performance.now() - paused > longestWork) await pause();
        try {
          run();
        } catch {
          // It is thrown again when the demo is hydrated.
        }
      }
      await pause();
    },
    hydrate: (element, hydration) =>
      start(hydration, (live) => hydrateRoot(element, live, { identifierPrefix: hydration.prefix })),
    mount: (element, hydration) =>
      start(hydration, (live) => {
        element.replaceChildren();
        const root = createRoot(element, { identifierPrefix: hydration.prefix });
        root.render(live);
        return root;
      }),
  };

  function start(
    { key, page, props, labels, toReportHref, onLive }: DemoHydration,
    open: (live: ReactNode) => Root,
  ): LiveDemo | undefined {
    const load = demos[key];
    if (!load) return undefined;
    const { Demo, surroundings, cache } = loadParts(load);
    const store = createStore<DemoState>({
      Demo,
      theme: { ...initialDemoTheme, ...page },
      ...(props && { props }),
      round: 0,
    });
    let root!: Root;
    // In a transition, React pauses every few milliseconds, so that the page reacts in the meantime.
    startTransition(() => {
      root = open(
        <Live
          store={store}
          cache={cache}
          surroundings={surroundings}
          labels={labels}
          toReportHref={toReportHref}
          onLive={onLive}
        />,
      );
    });
    return {
      // Most demos already show the theme they were rendered with, and need no second render.
      show: (theme) => store.change((state) => (isSame(theme, state.theme) ? state : { ...state, theme })),
      // The new props may fix what the old ones broke.
      pass: (props, mark) =>
        store.change((state) => ({
          ...(state.failed ? restart(state) : state),
          props,
          ...((mark || state.mark) && { mark }),
        })),
      reset: () => store.change((state) => restart(state)),
      unmount: () => root.unmount(),
    };
  }

  function listSteps(key: string): (() => unknown)[] {
    const parts: readonly (DemoPart<unknown> | undefined)[] = [emotion, Wrapper, demos[key]];
    return parts.flatMap((part) => (part ? [...(part.listSteps?.() ?? []), part] : []));
  }

  /** Lets the browser react to the reader. */
  async function pause(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    paused = performance.now();
  }

  function loadParts(load: () => ComponentType) {
    try {
      const library = emotion?.();
      const surroundings: DemoSurroundings = { product, emotion: library, Wrapper: Wrapper?.() };
      // Created late: it looks for the page's styles in the document.
      shared ??= library && createEmotionCache(library, speedy);
      return { Demo: load(), surroundings, cache: shared };
    } catch (error) {
      return { Demo: createThrower(error), surroundings: { product }, cache: undefined };
    }
  }
}

/** Makes a component that throws the loading error, so that the demo's boundary shows it. */
function createThrower(error: unknown): ComponentType {
  return function Thrower() {
    throw error;
  };
}

interface Store<T> {
  /** The state that the demo was rendered with. */
  readonly initial: T;
  read(): T;
  change(next: (state: T) => T): void;
  subscribe(listener: () => void): () => void;
}

function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    initial,
    read: () => state,
    change(next) {
      state = next(state);
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface LiveProps extends Pick<DemoHydration, 'labels' | 'toReportHref' | 'onLive'> {
  readonly store: Store<DemoState>;
  readonly cache?: EmotionCache;
  readonly surroundings: DemoSurroundings;
}

function Live({ store, cache, surroundings, labels, toReportHref, onLive }: LiveProps) {
  const state = useStore(store);
  const { Demo, theme, props, mark, round } = state;
  const isCurrent = state === store.read();
  useEffect(() => {
    if (isCurrent) onLive();
  }, [isCurrent, onLive]);

  return (
    <Boundary
      key={round}
      labels={labels}
      toReportHref={toReportHref}
      onRetry={() => store.change((state) => restart(state))}
      onFault={() => store.change(retryOnce)}
    >
      <DemoRoot {...surroundings} cache={cache} Demo={Demo} props={props} mark={mark} theme={theme} />
    </Boundary>
  );
}

/**
 * Subscribes to a store. Hydration must match the page's HTML, so it starts from the initial state, and
 * changes made in the meantime are shown before the browser paints.
 */
function useStore<T>(store: Store<T>): T {
  const [state, setState] = useState(store.initial);
  useLayoutEffect(() => {
    const follow = () => setState(store.read());
    follow();
    return store.subscribe(follow);
  }, [store]);
  return state;
}

function isSame(one: DemoTheme, other: DemoTheme): boolean {
  return toText(one) === toText(other);
}

function toText({ colors, ...theme }: DemoTheme): string {
  return JSON.stringify([Object.entries(theme).sort(), colors.primary, colors.secondary]);
}

/** A component may crash when its props change, such as from one choice to many, and still start with the new ones. */
function retryOnce(state: DemoState): DemoState {
  return state.props === state.failed ? state : restart(state, state.props);
}

function restart(state: DemoState, failed?: DemoProps): DemoState {
  return { ...state, round: state.round + 1, failed };
}

interface BoundaryProps extends Pick<DemoHydration, 'labels' | 'toReportHref'> {
  readonly children: ReactNode;
  readonly onRetry: () => void;
  readonly onFault: () => void;
}

interface BoundaryState {
  readonly error?: unknown;
  readonly hasFailed: boolean;
}

/** Contains an error in its demo. React has no function component for this. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error, hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFault();
  }

  override render(): ReactNode {
    const { error, hasFailed } = this.state;
    const { children, labels, toReportHref, onRetry } = this.props;
    if (!hasFailed) return children;

    const report = toReportHref?.(error);
    return (
      <div className="demo-fault" role="alert">
        <p>{labels.crashed}</p>
        <pre>{error instanceof Error ? error.message : String(error)}</pre>
        <p className="demo-fault-ways">
          <button className="button" type="button" onClick={onRetry}>
            {labels.tryAgain}
          </button>
          {report && (
            <a href={report} target="_blank" rel="noopener noreferrer">
              {labels.report}
            </a>
          )}
        </p>
      </div>
    );
  }
}
