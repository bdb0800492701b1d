// Types of a playground: a component whose props a reader can change while its code is updated.
// Plain data, planned from an API, rendered into a page, and used again in the browser.

import type { TokenRun } from './token-run.ts';

/** A value that a control sets on a prop. */
export type PlaygroundValue = string | number | boolean;

/** Props and their values. */
export type PlaygroundValues = Readonly<Record<string, PlaygroundValue>>;

interface ControlFacts {
  readonly prop: string;
  /** The prop's default value; undefined if it is unknown. */
  readonly fallback?: PlaygroundValue;
  /** The values that are members of enums, by their code: `{ 'Size.Small': 'sm' }`. Only a choice has them. */
  readonly members?: PlaygroundValues;
  /** Set if the component must be mounted again to follow a change, as with `defaultValue`. */
  readonly restarts?: true;
  /** Set if the prop is required. */
  readonly required?: true;
  /** For a prop of only some members of a union: it is accepted if one of these holds. */
  readonly when?: readonly ControlCondition[];
}

/** Condition under which a prop is accepted: another prop has one of these values. */
export interface ControlCondition {
  readonly prop: string;
  readonly values: readonly PlaygroundValue[];
  /** Set if the other prop may also be absent. */
  readonly orNone?: true;
  /** Set if the prop is required under this condition. */
  readonly required?: true;
}

/** How a reader changes one prop. `kind` says which fields there are. */
export type PlaygroundControl = ChoiceControl | PlainControl;

/** A choice among a few values. */
export interface ChoiceControl extends ControlFacts {
  readonly kind: 'choice';
  readonly options: readonly PlaygroundValue[];
  /** The statements that import these enums, by the name that their code begins with. */
  readonly imports?: Readonly<Record<string, string>>;
}

/** A switch, a text field or a number field. */
interface PlainControl extends ControlFacts {
  readonly kind: 'switch' | 'text' | 'number';
}

/** A piece of the imports above the code of a playground. */
export interface HeadRun extends TokenRun {
  /** The name of the enum that it imports; it is shown only while the code names a member. */
  readonly of?: string;
}

/** The code around a component of a stage file: everything except its imports and what its controls set. */
export interface UsageFrame {
  /** Elements, up to the name of the component's tag. */
  readonly before: readonly TokenRun[];
  /** Attributes that the component always has, each as written. */
  readonly attributes: readonly (readonly TokenRun[])[];
  /** Indentation of the line on which the tag begins. */
  readonly indent: string;
  readonly isSelfClosing: boolean;
  /** What follows the tag: children, its end, more elements. */
  readonly after: readonly TokenRun[];
}

/** A component with the controls of its playground. */
export interface Playground {
  /** Its name in code. */
  readonly component: string;
  /** The statement that imports it: "import Button from '@mui/material/Button';". */
  readonly statement: string;
  readonly controls: readonly PlaygroundControl[];
  /** Initial values that differ from the defaults. */
  readonly start: PlaygroundValues;
  /** Required props without a value, with their types. */
  readonly lacks?: Readonly<Record<string, string>>;
  /** The stage file that renders it among other elements, as named in its marker. */
  readonly stage?: string;
}

/** A playground as its page contains it. */
export interface ShownPlayground extends Pick<Playground, 'component' | 'controls' | 'start'> {
  /** The imports of its code, and an empty line. */
  readonly head: readonly HeadRun[];
  /** The code of its stage. */
  readonly frame?: UsageFrame;
}

/** The options of a playground marker. */
export interface PlaygroundRequest {
  /** The component; by default the first one in the page's front matter. */
  readonly of?: string;
  /** Initial values. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** A file beside the page that provides children, data or a trigger. */
  readonly stage?: string;
}

/** Why there is no playground. */
export interface PlaygroundFault {
  readonly rule: 'playground-component' | 'playground-option';
  readonly message: string;
  readonly hint: string;
  /** Whether it follows from a reported fault of the package: readers see it, authors get only the cause. */
  readonly isConsequence?: boolean;
}
