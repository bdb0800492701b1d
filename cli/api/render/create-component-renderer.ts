// An installed package → the function that renders a component of it once, on the server, and tells
// what came of it: the root element, where the ref ends up, and where unknown attributes do.
//
// React's own renderer is enough: no document, no effects, nothing that lives on. A component that
// cannot be rendered alone, or draws nothing, tells nothing.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ApiRendered } from '../../../core/api/extract/api-entry.ts';
import type { Example, RenderComponent, RenderRequest } from '../../../core/api/extract/render/example.ts';
import { createTimedRunner, isTimeout } from './create-timed-runner.ts';
import { findRoot, listElements, type MarkupElement } from './find-root.ts';
import { recordElements, seenAttribute, type ElementRecorder, type MadeElement } from './record-elements.ts';

/** What takes longer, on whatever machine, never ends. */
const longestSeconds = 10;

const probe = 'data-probe';
const given = 'data-given';

interface ReactModules {
  readonly recorder: ElementRecorder;
  readonly createElement: (type: unknown, props: object, ...children: unknown[]) => unknown;
  readonly render: (element: unknown) => string;
}

/** Creates the renderer of a package; undefined where the package has no React. To be called before the package is loaded. */
export function createComponentRenderer(
  { folder, importer }: { folder: string; importer: string },
  readComponent: (specifier: string, exported: string) => unknown,
): RenderComponent | undefined {
  const react = loadReact([join(folder, 'package.json'), importer]);
  if (!react) return undefined;
  const runInTime = createTimedRunner(longestSeconds);
  let isStuck = false;

  return function render(request) {
    const component = request.ways
      .map(({ specifier, exported }) => readComponent(specifier, exported))
      .find((found) => isComponent(found));
    // Where one component has not ended, nobody waits for others of the package.
    if (component === undefined || isStuck) return undefined;
    const attempts = request.children ? [request, { ...request, children: undefined }] : [request];
    for (const attempt of attempts) {
      const rendered = inSilence(() => runInTime(() => renderOnce(component, attempt, react)), noteTimeout);
      if (rendered || isStuck) return rendered;
    }
    return undefined;
  };

  function noteTimeout(error: unknown): void {
    isStuck ||= isTimeout(error);
  }
}

function loadReact(places: readonly string[]): ReactModules | undefined {
  for (const place of places) {
    try {
      const require = createRequire(place);
      const react = require('react') as Pick<ReactModules, 'createElement'>;
      const runtimes = ['react/jsx-runtime', 'react/jsx-dev-runtime'].map((name) => require(name) as object);
      const { renderToStaticMarkup } = require('react-dom/server') as {
        renderToStaticMarkup: ReactModules['render'];
      };
      return {
        recorder: recordElements(react, runtimes),
        createElement: (...parts) => react.createElement(...parts),
        render: renderToStaticMarkup,
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
  component: unknown,
  { props, children }: RenderRequest,
  { recorder, createElement, render }: ReactModules,
): ApiRendered | undefined {
  const toValue = (example: Example): unknown => {
    if (example.kind === 'value') return example.value;
    if (example.kind === 'element') return createElement('i', { [given]: '' });
    return example.kind === 'list' ? [] : () => null;
  };
  const held: unknown[] = [];
  const ref = (value: unknown): void => {
    held.push(value);
  };

  const { result, made } = recorder.record(() => {
    const values = Object.fromEntries(Object.entries(props).map(([name, example]) => [name, toValue(example)]));
    const inner = children ? [toValue(children)] : [];
    return render(createElement(component, { ...values, ref, [probe]: '' }, ...inner));
  });
  const elements = listElements(result);
  if (elements.length === 0) return undefined;

  const stands = elements.map(toStandIn);
  stands.forEach((stand, index) => holdRef(made[indexOf(elements[index])], stand));
  return toRendered(
    elements,
    elements.find((_element, index) => held.includes(stands[index])),
  );
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

// A component may do more with its ref than hand it on, for which it needs a real element.
function holdRef(made: MadeElement | undefined, place: object): void {
  try {
    if (typeof made?.ref === 'function') made.ref(place);
  } catch {
    // Whatever it was told to hold, it does not.
  }
}

function toRendered(elements: readonly MarkupElement[], held: MarkupElement | undefined): ApiRendered {
  const outer = findRoot(elements);
  // What was given is not what the component draws.
  const root = outer && !hasAttribute(outer, given) ? outer : undefined;
  const toPlace = (element: MarkupElement | undefined): ApiRendered['ref'] =>
    element && (element === root ? 'root' : hasAttribute(element, given) ? undefined : { tag: element.tag });
  const ref = toPlace(held);
  const attributes = toPlace(elements.find((element) => hasAttribute(element, probe)));
  return { ...(root && { root: root.tag }), ...(ref && { ref }), ...(attributes && { attributes }) };
}

function hasAttribute({ attributes }: MarkupElement, name: string): boolean {
  return attributes.includes(` ${name}=`);
}

function indexOf(element: MarkupElement | undefined): number {
  return Number(new RegExp(` ${seenAttribute}="(\\d+)"`).exec(element?.attributes ?? '')?.[1] ?? -1);
}

// React and libraries warn of what is missing; nobody here is going to give it.
function inSilence<Result>(run: () => Result, onError: (error: unknown) => void): Result | undefined {
  const names = ['error', 'warn', 'log', 'info', 'debug'] as const;
  const said = names.map((name) => console[name]);
  for (const name of names) console[name] = () => undefined;
  try {
    return run();
  } catch (error) {
    onError(error);
    return undefined;
  } finally {
    names.forEach((name, index) => {
      console[name] = said[index] ?? console[name];
    });
  }
}
