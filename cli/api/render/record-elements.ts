// Records every HTML element that is created while something is rendered, with its ref, because React's server renderer
// ignores refs.
//
// The functions that create elements are wrapped once, before the package is loaded, because compiled code copies
// them. Between recordings they work as before.

import { passEmotionRefs, type EmotionRefs } from './pass-emotion-refs.ts';

/** A created HTML element. */
export interface MadeElement {
  readonly tag: string;
  readonly ref: unknown;
}

/** The attribute with the number of an element in the markup. */
export const seenAttribute = 'data-docs-seen';

/** Records the elements that are created while a function runs. */
export interface ElementRecorder {
  readonly record: <Result>(run: () => Result) => { result: Result; elements: readonly MadeElement[] };
  /** Ends the recording of a stopped function, whose `finally` blocks did not run. */
  readonly stop: () => void;
}

type Props = Readonly<Record<string, unknown>>;
type Make = (type: unknown, config: Props | null | undefined, ...rest: unknown[]) => unknown;
type Maker = Record<string, unknown>;

interface Recording {
  elements?: MadeElement[];
}

const mark = Symbol.for('vitrine.recording');

type Marked = Maker & { [mark]?: Recording };

/** Wraps the functions of React and of its JSX runtimes that create elements. */
export function recordElements(react: object, runtimes: readonly object[]): ElementRecorder {
  const { forwardRef, [mark]: existing } = react as Marked & { readonly forwardRef: (render: unknown) => unknown };
  const recording: Recording = existing ?? {};
  const refs = passEmotionRefs((draw) => forwardRef(draw));

  for (const module of [react, ...runtimes] as readonly Marked[]) {
    if (module[mark]) continue;
    module[mark] = recording;
    for (const name of ['createElement', 'jsx', 'jsxs', 'jsxDEV'])
      wrap(module, name, (make) => wrapMaker(make, { recording, refs }));
    wrap(module, 'cloneElement', (clone) => wrapCloner(clone, { recording, refs, make: module.createElement as Make }));
  }

  return {
    record(run) {
      const elements: MadeElement[] = [];
      recording.elements = elements;
      try {
        return { result: run(), elements };
      } finally {
        delete recording.elements;
      }
    },
    stop: () => void delete recording.elements,
  };
}

function wrap(module: Maker, name: string, by: (make: Make) => Make): void {
  const make = module[name];
  if (typeof make === 'function') module[name] = Object.assign(by(make as Make), make);
}

function wrapMaker(make: Make, { recording, refs }: { recording: Recording; refs: EmotionRefs }): Make {
  return (type, config, ...rest) => {
    const { elements } = recording;
    if (!elements) return make(type, config, ...rest);
    const held = refs.withRef(type, config);
    if (typeof type !== 'string') return make(refs.toPassing(type, held), held, ...rest);
    return make(type, { ...held, [seenAttribute]: elements.push({ tag: type, ref: held?.ref }) - 1 }, ...rest);
  };
}

interface ClonerOptions {
  readonly recording: Recording;
  readonly refs: EmotionRefs;
  readonly make: Make;
}

function wrapCloner(clone: Make, { recording, refs, make }: ClonerOptions): Make {
  return (element, config, ...rest) => {
    const { elements } = recording;
    const { type, props, key, ref } = (element ?? {}) as {
      type?: unknown;
      props?: Props;
      key?: unknown;
      ref?: unknown;
    };
    if (!elements) return clone(element, config, ...rest);

    const held = config?.ref ?? props?.ref ?? ref;
    if (typeof type === 'string')
      return clone(element, { ...config, [seenAttribute]: elements.push({ tag: type, ref: held }) - 1 }, ...rest);
    const all = { ...props, key, ...config, ref: held };
    return refs.toPassing(type, all) === type ? clone(element, config, ...rest) : make(type, all, ...rest);
  };
}
