// Renders components of a package once, on the server, to find their root element and the elements that get the ref
// and unknown attributes.
//
// React's own renderer is enough: no document, no effects, no state afterwards. A component that cannot be rendered
// alone is tried inside providers and parents; one that renders nothing has no facts.

import { createRequire } from 'node:module';
import type { ApiRendered } from '../../../core/api/extract/api-entry.ts';
import type {
  Example,
  FindParents,
  Parent,
  RenderComponent,
  RenderRequest,
} from '../../../core/api/extract/render/example.ts';
import { remember } from '../../../core/api/extract/remember.ts';
import { createTimedRunner, isTimeout } from './create-timed-runner.ts';
import { findRoot, listElements, type MarkupElement } from './find-root.ts';
import { saveReactState } from './save-react-state.ts';
import { cutOut, markEnds } from './mark-ends.ts';
import { mountInParents, type Attempt } from './mount-in-parents.ts';
import { recordElements, seenAttribute, type ElementRecorder, type MadeElement } from './record-elements.ts';

/** A component that takes longer never ends, on any machine. */
const maxSeconds = 10;

const element: Example = { kind: 'element' };
const probe = 'data-docs-probe';
const given = 'data-docs-given';

interface ReactModules {
  readonly recorder: ElementRecorder;
  readonly createElement: (type: unknown, props: object, ...children: unknown[]) => unknown;
  readonly Fragment: unknown;
  readonly render: (element: unknown) => string;
  /** Restores the state of React after a component was stopped. */
  readonly restore: () => void;
}

/** Reads the first value that exists. */
type ReadFirst = (ways: RenderRequest['ways']) => unknown;

/**
 * Creates the renderer of a package with the React of the first place that has one; undefined if none has. Must be
 * called before the package is loaded. A component is stopped after `seconds`.
 */
export function createComponentRenderer(
  { places, seconds = maxSeconds }: { places: readonly string[]; seconds?: number },
  readComponent: (specifier: string, exported: string) => unknown,
): RenderComponent | undefined {
  const react = loadReact(places);
  if (!react) return undefined;
  const runInTime = createTimedRunner(seconds);
  let isStuck = false;

  return function render(request) {
    const readFirst: ReadFirst = (ways) => {
      // Loading a module takes time, so the others are not read.
      for (const { specifier, exported } of ways) {
        const value = readComponent(specifier, exported);
        if (value) return value;
      }
      return undefined;
    };
    if (!isComponent(readFirst(request.ways))) return () => undefined;

    const alone = remember((one: RenderRequest) =>
      attemptOnce(() => renderOnce(one, { parents: [], react, readFirst })),
    );
    const tries = request.children ? [request, { ...request, children: undefined }] : [request];
    const renderIn = (find: FindParents): ApiRendered | undefined => {
      // Loading is done here, so that it does not count as rendering time.
      const findParents = (message: string) => find(message).filter(({ ways }) => isComponent(readFirst(ways)));
      for (const one of tries) {
        // After one component that did not end, the others of the package are skipped.
        const attempt = (parents: readonly Parent[]): Attempt<ApiRendered | undefined> =>
          isStuck
            ? { result: undefined }
            : parents.length === 0
              ? alone(one)
              : attemptOnce(() => renderOnce(one, { parents, react, readFirst }));
        const mounted = mountInParents(attempt, { findParents });
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
          react?.restore();
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
        restore: saveReactState(react),
      };
    } catch {
      // The next place may have React.
    }
  }
  return undefined;
}

// A function, a class, or the result of forwardRef, memo or lazy.
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

function renderOnce(
  request: RenderRequest,
  { parents, react, readFirst }: { parents: readonly Parent[]; react: ReactModules; readFirst: ReadFirst },
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

  const { result, elements: madeElements } = recorder.record(() => {
    // A child function must not render more than the marked element.
    const toInner = (one: Example): unknown => (one.kind === 'function' ? () => toValue(element) : toValue(one));
    const inner = request.children ? [toInner(request.children)] : [];
    const component = readFirst(request.ways);
    const shown = createElement(component, { ...toProps(request.props), ref, [probe]: '' }, ...inner);
    const marked = markEnds(shown, (props) => createElement('i', props));
    const standing = createElement(() => createElement(Fragment, {}, ...marked), {});
    return render(parents.length === 0 ? shown : parents.reduceRight(putInside, standing));
  });
  const rendered = parents.length === 0 ? result : cutOut(result);
  if (rendered === undefined) throw new Error('Its parent components do not render it');
  const elements = listElements(rendered);
  if (elements.length === 0) return undefined;

  const stands = elements.map(toStandIn);
  stands.forEach((stand, index) => holdRef(madeElements[indexOf(elements[index])], stand));
  return toRendered(elements, {
    held: elements.find((_element, index) => held.includes(stands[index])),
    words: Object.values(request.props).flatMap((one) => (one.kind === 'value' ? [one.value] : [])),
    isFilled: !request.isLikeElement || isRendered(request.children, rendered),
  });

  function putInside(inner: unknown, { ways, props, children }: Parent): unknown {
    const isCalled = children?.kind === 'function';
    return createElement(readFirst(ways), toProps(props), isCalled ? () => inner : inner);
  }
}

function isRendered(children: Example | undefined, rendered: string): boolean {
  if (!children) return true;
  return (
    rendered.includes(` ${given}=`) || (children.kind === 'value' && rendered.includes(`>${String(children.value)}`))
  );
}

// Creates a placeholder for a browser element in a ref, with enough for code that listens to it.
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

// A component's own ref function may do more than pass the ref on, and throw.
function holdRef(madeElements: MadeElement | undefined, place: object): void {
  try {
    if (typeof madeElements?.ref === 'function') madeElements.ref(place);
  } catch {
    // Then the element does not get the ref.
  }
}

function toRendered(
  elements: readonly MarkupElement[],
  { held, words, isFilled }: { held: MarkupElement | undefined; words: readonly unknown[]; isFilled: boolean },
): ApiRendered {
  const outer = findRoot(elements);
  // An element that was passed in is not one that the component renders.
  const root = outer && !hasAttribute(outer, given) ? outer : undefined;
  const toPlace = (element: MarkupElement | undefined): ApiRendered['ref'] =>
    element && (element === root ? 'root' : hasAttribute(element, given) ? undefined : { tag: element.tag });
  const ref = toPlace(held);
  const attributes = toPlace(elements.find((element) => hasAttribute(element, probe)));
  // An element without any of the passed values is a placeholder for content rendered elsewhere or later.
  if (!isFilled && !ref && !attributes) return {};
  // Nor is a tag that was passed as a prop.
  const isPassedTag = root !== undefined && words.includes(root.tag);
  return { ...(root && !isPassedTag && { root: root.tag }), ...(ref && { ref }), ...(attributes && { attributes }) };
}

function hasAttribute({ attributes }: MarkupElement, name: string): boolean {
  return attributes.includes(` ${name}=`);
}

function indexOf(element: MarkupElement | undefined): number {
  return Number(new RegExp(` ${seenAttribute}="(\\d+)"`).exec(element?.attributes ?? '')?.[1] ?? -1);
}

// React and libraries warn about missing props, which are never passed here.
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
