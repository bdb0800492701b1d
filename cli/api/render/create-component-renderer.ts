// An installed package → the function that renders a component of it once, on the server, and tells
// what came of it: the root element, where the ref ends up, and where unknown attributes do.
//
// React's own renderer is enough: no document, no effects, nothing that lives on. A component that
// cannot be rendered alone is tried in what it may have to stand in; one that draws nothing tells nothing.

import { createRequire } from 'node:module';
import type { ApiRendered } from '../../../core/api/extract/api-entry.ts';
import type {
  Example,
  FindHomes,
  Home,
  RenderComponent,
  RenderRequest,
} from '../../../core/api/extract/render/example.ts';
import { remember } from '../../../core/api/extract/remember.ts';
import { createTimedRunner, isTimeout } from './create-timed-runner.ts';
import { findRoot, listElements, type MarkupElement } from './find-root.ts';
import { holdReactState } from './hold-react-state.ts';
import { cutOut, markEnds } from './mark-ends.ts';
import { mountInHomes, type Attempt } from './mount-in-homes.ts';
import { recordElements, seenAttribute, type ElementRecorder, type MadeElement } from './record-elements.ts';

/** What takes longer, on whatever machine, never ends. */
const longestSeconds = 10;

const element: Example = { kind: 'element' };
const probe = 'data-docs-probe';
const given = 'data-docs-given';

interface ReactModules {
  readonly recorder: ElementRecorder;
  readonly createElement: (type: unknown, props: object, ...children: unknown[]) => unknown;
  readonly Fragment: unknown;
  readonly render: (element: unknown) => string;
  /** Ends the drawing of a component that was stopped. */
  readonly putBack: () => void;
}

/** Reads the first value that there is. */
type ReadFirst = (ways: RenderRequest['ways']) => unknown;

/**
 * Creates the renderer of a package with the React of the first of the places that has one; undefined where none has. To be called before the package is
 * loaded. A component is stopped after `seconds`.
 */
export function createComponentRenderer(
  { places, seconds = longestSeconds }: { places: readonly string[]; seconds?: number },
  readComponent: (specifier: string, exported: string) => unknown,
): RenderComponent | undefined {
  const react = loadReact(places);
  if (!react) return undefined;
  const runInTime = createTimedRunner(seconds);
  let isStuck = false;

  return function render(request) {
    const readFirst = (ways: RenderRequest['ways']): unknown =>
      ways.map(({ specifier, exported }) => readComponent(specifier, exported)).find(Boolean);
    if (!isComponent(readFirst(request.ways))) return () => undefined;

    const alone = remember((one: RenderRequest) => attemptOnce(() => renderOnce(one, { homes: [], react, readFirst })));
    const tries = request.children ? [request, { ...request, children: undefined }] : [request];
    const renderIn = (find: FindHomes): ApiRendered | undefined => {
      // What is loaded here takes no time from what is rendered.
      const findHomes = (message: string) => find(message).filter(({ ways }) => isComponent(readFirst(ways)));
      for (const one of tries) {
        // Where one component has not ended, nobody waits for others of the package.
        const attempt = (homes: readonly Home[]): Attempt<ApiRendered | undefined> =>
          isStuck
            ? { result: undefined }
            : homes.length === 0
              ? alone(one)
              : attemptOnce(() => renderOnce(one, { homes, react, readFirst }));
        const mounted = mountInHomes(attempt, { findHomes });
        if ('result' in mounted && mounted.result) return mounted.result;
      }
      return undefined;
    };
    const first = renderIn(() => []);
    return (find) => first ?? renderIn(find);
  };

  function attemptOnce<Result>(run: () => Result): Attempt<Result> {
    return inSilence(() => {
      try {
        return { result: runInTime(run) };
      } catch (error) {
        react?.recorder.stop();
        if (isTimeout(error)) {
          react?.putBack();
          isStuck = true;
        }
        return { message: String((error as { readonly message?: unknown } | null)?.message ?? error) };
      }
    });
  }
}

function loadReact(places: readonly string[]): ReactModules | undefined {
  for (const place of places) {
    try {
      const require = createRequire(place);
      const react = require('react') as Pick<ReactModules, 'createElement' | 'Fragment'>;
      const runtimes = ['react/jsx-runtime', 'react/jsx-dev-runtime'].map((name) => require(name) as object);
      const { renderToStaticMarkup } = require('react-dom/server') as {
        renderToStaticMarkup: ReactModules['render'];
      };
      return {
        recorder: recordElements(react, runtimes),
        createElement: (...parts) => react.createElement(...parts),
        Fragment: react.Fragment,
        render: renderToStaticMarkup,
        putBack: holdReactState(react),
      };
    } catch {
      // The next place may have it.
    }
  }
  return undefined;
}

// A function, a class, or what forwardRef, memo and lazy make.
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

function renderOnce(
  request: RenderRequest,
  { homes, react, readFirst }: { homes: readonly Home[]; react: ReactModules; readFirst: ReadFirst },
): ApiRendered | undefined {
  const { recorder, createElement, Fragment, render } = react;
  const toValue = (example: Example): unknown => {
    if (example.kind === 'value') return example.value;
    if (example.kind === 'element') return createElement('i', { [given]: '' });
    if (example.kind === 'export') return readFirst(example.ways);
    return { list: [], object: {}, function: () => null, component: () => toValue(element) }[example.kind];
  };
  const toProps = (props: RenderRequest['props']): object =>
    Object.fromEntries(Object.entries(props).map(([name, example]) => [name, toValue(example)]));
  const held: unknown[] = [];
  const ref = (value: unknown): number => held.push(value);

  const { result, made } = recorder.record(() => {
    // What a reader draws beside what the component draws is no part of it.
    const toInner = (one: Example): unknown => (one.kind === 'function' ? () => toValue(element) : toValue(one));
    const inner = request.children ? [toInner(request.children)] : [];
    const component = readFirst(request.ways);
    const shown = createElement(component, { ...toProps(request.props), ref, [probe]: '' }, ...inner);
    const marked = markEnds(shown, (props) => createElement('i', props));
    const standing = createElement(() => createElement(Fragment, {}, ...marked), {});
    return render(homes.length === 0 ? shown : homes.reduceRight(putInside, standing));
  });
  const drawn = homes.length === 0 ? result : cutOut(result);
  if (drawn === undefined) throw new Error('What it stands in does not draw it');
  const elements = listElements(drawn);
  if (elements.length === 0) return undefined;

  const stands = elements.map(toStandIn);
  stands.forEach((stand, index) => holdRef(made[indexOf(elements[index])], stand));
  return toRendered(elements, {
    held: elements.find((_element, index) => held.includes(stands[index])),
    words: Object.values(request.props).flatMap((one) => (one.kind === 'value' ? [one.value] : [])),
    isFilled: !request.isLikeElement || isDrawn(request.children, drawn),
  });

  function putInside(inner: unknown, { ways, props, children }: Home): unknown {
    const isCalled = children?.kind === 'function';
    return createElement(readFirst(ways), toProps(props), isCalled ? () => inner : inner);
  }
}

function isDrawn(children: Example | undefined, drawn: string): boolean {
  if (!children) return true;
  return drawn.includes(` ${given}=`) || (children.kind === 'value' && drawn.includes(`>${String(children.value)}`));
}

// What a ref is given in place of an element of a browser: enough for those that listen to it.
function toStandIn({ tag }: MarkupElement): object {
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
  return {
    ...listening,
    nodeType: 1,
    tagName: tag.toUpperCase(),
    nodeName: tag.toUpperCase(),
    ownerDocument: listening,
  };
}

// A component may do more with its ref than hand it on.
function holdRef(made: MadeElement | undefined, place: object): void {
  try {
    if (typeof made?.ref === 'function') made.ref(place);
  } catch {
    // Whatever it was told to hold, it does not.
  }
}

function toRendered(
  elements: readonly MarkupElement[],
  { held, words, isFilled }: { held: MarkupElement | undefined; words: readonly unknown[]; isFilled: boolean },
): ApiRendered {
  const outer = findRoot(elements);
  // What was given is not what the component draws.
  const root = outer && !hasAttribute(outer, given) ? outer : undefined;
  const toPlace = (element: MarkupElement | undefined): ApiRendered['ref'] =>
    element && (element === root ? 'root' : hasAttribute(element, given) ? undefined : { tag: element.tag });
  const ref = toPlace(held);
  const attributes = toPlace(elements.find((element) => hasAttribute(element, probe)));
  // What has nothing of what was given keeps the place of what is drawn elsewhere, or later.
  if (!isFilled && !ref && !attributes) return {};
  // Nor is the tag that it was told to draw.
  const isTold = root !== undefined && words.includes(root.tag);
  return { ...(root && !isTold && { root: root.tag }), ...(ref && { ref }), ...(attributes && { attributes }) };
}

function hasAttribute({ attributes }: MarkupElement, name: string): boolean {
  return attributes.includes(` ${name}=`);
}

function indexOf(element: MarkupElement | undefined): number {
  return Number(new RegExp(` ${seenAttribute}="(\\d+)"`).exec(element?.attributes ?? '')?.[1] ?? -1);
}

// React and libraries warn of what is missing; nobody here is going to give it.
function inSilence<Result>(run: () => Result): Result {
  const names = ['error', 'warn', 'log', 'info', 'debug'] as const;
  const said = names.map((name) => console[name]);
  for (const name of names) console[name] = () => undefined;
  try {
    return run();
  } finally {
    names.forEach((name, index) => {
      console[name] = said[index] ?? console[name];
    });
  }
}
