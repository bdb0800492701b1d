// Emotion's components do not pass refs on where there is no document → ones that do.
//
// On a server, what `styled` and the `css` prop make are plain functions that are never handed a ref.
// Each is put into a component that is, and the ref goes to the one element that it makes: its target.

type Props = Readonly<Record<string, unknown>>;
type Draw = (props: Props) => unknown;
type ForwardRef = (draw: (props: Props, ref: unknown) => unknown) => unknown;

/** Passes refs through Emotion's components while something is rendered. */
export interface EmotionRefs {
  /** Gives the component to render in place of one of Emotion's; any other is given back. */
  readonly toPassing: (type: unknown, config: Props | null | undefined) => unknown;
  /** Gives an element's props, with the ref where it is the target of what is being drawn. */
  readonly withRef: (type: unknown, config: Props | null | undefined) => Props | null | undefined;
}

interface Passing {
  readonly ref: unknown;
  readonly targets: readonly unknown[];
}

const cssTarget = '__EMOTION_TYPE_PLEASE_DO_NOT_USE__';

/** Creates what passes refs; `forwardRef` is that of the same React. */
export function passEmotionRefs(forwardRef: ForwardRef): EmotionRefs {
  const known = new Map<unknown, unknown>();
  const drawing: Passing[] = [];

  function makePassing(type: Draw & { __emotion_base?: unknown }): unknown {
    return forwardRef((props, ref) => {
      drawing.push({ ref, targets: [props.as, props[cssTarget], type.__emotion_base].filter(Boolean) });
      try {
        return type(props);
      } finally {
        drawing.pop();
      }
    });
  }

  return {
    toPassing(type, config) {
      const isEmotion = typeof type === 'function' && ('__emotion_base' in type || (config && cssTarget in config));
      if (!isEmotion || !config?.ref) return type;
      if (!known.has(type)) known.set(type, makePassing(type as Draw));
      return known.get(type);
    },
    withRef(type, config) {
      const passing = drawing.at(-1);
      if (!passing?.ref || config?.ref || !passing.targets.includes(type)) return config;
      return { ...config, ref: passing.ref };
    },
  };
}
