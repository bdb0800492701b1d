// What brings demos to life, with the React that all of them share. Every page with demos has a
// script of its own that names them and calls this; nothing else of the page waits for it.

import { Component, useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { DemoRoot, type DemoProps, type DemoSurroundings, type DemoWrapper } from './root/demo-root.tsx';
import { initialDemoTheme, type DemoTheme, type PageTheme } from './root/demo-theme.ts';
import { createEmotionCache, type EmotionCache, type EmotionLibrary } from './root/emotion.ts';

/** Words of a demo that has stopped, and where its fault can be reported. */
interface CrashLabels {
  readonly crashed: string;
  readonly tryAgain: string;
  readonly report: string;
}

/** What a demo is made live with. */
export interface DemoHydration {
  readonly key: string;
  readonly prefix: string;
  /** What the demo was rendered with; a page in English where nothing is said. */
  readonly page?: PageTheme;
  /** What it was rendered with. */
  readonly props?: DemoProps;
  readonly labels: CrashLabels;
  /** Makes the address of a new report of a fault; undefined where the site takes none. */
  readonly toReportHref?: (error: unknown) => string | undefined;
  readonly onLive: () => void;
}

/** A live demo. */
export interface LiveDemo {
  /** Shows the demo in another theme. */
  show(theme: DemoTheme): void;
  /** Gives the demo other props; another mark makes it begin anew. */
  pass(props: DemoProps, mark: string): void;
  /** Starts the demo again from its first state. */
  reset(): void;
  unmount(): void;
}

/** The demos of a page. */
export interface DemoHost {
  hydrate(element: HTMLElement, hydration: DemoHydration): LiveDemo | undefined;
  /** Puts a demo into an element in the place of what is there. */
  mount(element: HTMLElement, hydration: DemoHydration): LiveDemo | undefined;
}

interface DemoState {
  readonly Demo: ComponentType;
  readonly theme: DemoTheme;
  readonly props?: DemoProps;
  readonly mark?: string;
  readonly round: number;
  /** What it has begun anew with, after a fault. */
  readonly failed?: DemoProps;
}

/** What a page's script brings: each part is loaded when the first demo needs it, and may throw. */
export interface DemoParts {
  readonly demos: Readonly<Record<string, () => ComponentType>>;
  readonly Wrapper?: () => DemoWrapper;
  readonly emotion?: () => EmotionLibrary;
  readonly product: string;
  /** Styles are inserted in Emotion's fast mode. */
  readonly speedy: boolean;
}

/** Creates what a page's script exports. A demo that cannot be loaded shows why, and the others live. */
export function createDemoHost({ demos, Wrapper, emotion, product, speedy }: DemoParts): DemoHost {
  let shared: EmotionCache | undefined;

  return {
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
    const root = open(
      <Live
        store={store}
        cache={cache}
        surroundings={surroundings}
        labels={labels}
        toReportHref={toReportHref}
        onLive={onLive}
      />,
    );
    return {
      // Most demos are shown as they stand in the page, and need not be drawn a second time.
      show: (theme) => store.change((state) => (isSame(theme, state.theme) ? state : { ...state, theme })),
      // Other props may mend what some have broken.
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

  function loadParts(load: () => ComponentType) {
    try {
      const library = emotion?.();
      const surroundings: DemoSurroundings = { product, emotion: library, Wrapper: Wrapper?.() };
      // Made late: it finds the styles of the page in the document.
      shared ??= library && createEmotionCache(library, speedy);
      return { Demo: load(), surroundings, cache: shared };
    } catch (error) {
      return { Demo: toStopped(error), surroundings: { product }, cache: undefined };
    }
  }
}

/** What cannot be loaded fails where it would have been drawn, and can say so there. */
function toStopped(error: unknown): ComponentType {
  return function Stopped() {
    throw error;
  };
}

interface Store<T> {
  /** What the demo was rendered with. */
  readonly first: T;
  read(): T;
  change(next: (state: T) => T): void;
  subscribe(listener: () => void): () => void;
}

function createStore<T>(first: T): Store<T> {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    first,
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
 * Follows a store. A demo is hydrated as it stands in the page, whatever was chosen meanwhile, and shows
 * the choice before the browser paints: what React meets must be what the page brings.
 */
function useStore<T>(store: Store<T>): T {
  const [state, setState] = useState(store.first);
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

/** What a component cannot turn into, such as one choice into many, it may well begin with. */
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

/** Keeps a fault inside its demo. React knows no way to write this as a function. */
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
