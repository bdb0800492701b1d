// Makes Emotion's components pass on refs without a document.
//
// On a server, `styled` and the `css` prop create plain functions that never receive a ref. Each is wrapped in a
// component that does, and the ref goes to the one element that it creates: its target.

type Props = Readonly<Record<string, unknown>>;
type RenderFunction = (props: Props) => unknown;
type ForwardRef = (render: (props: Props, ref: unknown) => unknown) => unknown;

/** Passes refs through Emotion's components while something is rendered. */
export interface EmotionRefs {
  /** Returns the component to render instead of one of Emotion's; any other is returned unchanged. */
  readonly toPassing: (type: unknown, config: Props | null | undefined) => unknown;
  /** Returns the props of an element, with the ref if it is the target of the component being rendered. */
  readonly withRef: (type: unknown, config: Props | null | undefined) => Props | null | undefined;
}

interface Passing {
  readonly ref: unknown;
  readonly targets: readonly unknown[];
}

const cssTarget = '__EMOTION_TYPE_PLEASE_DO_NOT_USE__';

/** Creates the ref handling for Emotion; `forwardRef` is that of the same React. */
export function passEmotionRefs(forwardRef: ForwardRef): EmotionRefs {
  const wrappers = new Map<unknown, unknown>();
  const rendering: Passing[] = [];

  function makePassing(type: RenderFunction & { __emotion_base?: unknown }): unknown {
    return forwardRef((props, ref) => {
      rendering.push({ ref, targets: [props.as, props[cssTarget], type.__emotion_base].filter(Boolean) });
      try {
        return type(props);
      } finally {
        rendering.pop();
      }
    });
  }

  return {
    toPassing(type, config) {
      const isEmotion = typeof type === 'function' && ('__emotion_base' in type || (config && cssTarget in config));
      if (!isEmotion || !config?.ref) return type;
      if (!wrappers.has(type)) wrappers.set(type, makePassing(type as RenderFunction));
      return wrappers.get(type);
    },
    withRef(type, config) {
      const passing = rendering.at(-1);
      if (!passing?.ref || config?.ref || !passing.targets.includes(type)) return config;
      return { ...config, ref: passing.ref };
    },
  };
}
