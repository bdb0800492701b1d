// A playground: a component whose props a reader changes, and sees it and its code follow.
// Types only, plain data: it is planned from an API, drawn into a page, and lives on in the browser.

/** A value that a control gives to a prop. */
export type PlaygroundValue = string | number | boolean;

/** Props and their values. */
export type PlaygroundValues = Readonly<Record<string, PlaygroundValue>>;

interface ControlFacts {
  readonly prop: string;
  /** What the component takes where the prop is not given; undefined where nobody says. */
  readonly fallback?: PlaygroundValue;
  /** Tells whether the component must begin anew to follow a change, as with `defaultValue`. */
  readonly restarts?: true;
}

/** How a reader changes one prop. `kind` says which fields there are. */
export type PlaygroundControl = ChoiceControl | PlainControl;

/** One value out of a few. */
export interface ChoiceControl extends ControlFacts {
  readonly kind: 'choice';
  readonly options: readonly PlaygroundValue[];
}

/** On or off, a text, or a number. */
export interface PlainControl extends ControlFacts {
  readonly kind: 'switch' | 'text' | 'number';
}

/** A component, ready to be played with. */
export interface Playground {
  /** The name that code calls it by. */
  readonly component: string;
  /** The statement that brings it: "import Button from '@mui/material/Button';". */
  readonly statement: string;
  readonly controls: readonly PlaygroundControl[];
  /** What it is given at first, besides its defaults. */
  readonly start: PlaygroundValues;
}

/** What a marker asks for. */
export interface PlaygroundRequest {
  /** The component; by default the first that the page names. */
  readonly of?: string;
  /** Values to begin with. */
  readonly props?: Readonly<Record<string, unknown>>;
}

/** Why there is no playground. */
export interface PlaygroundFault {
  readonly rule: 'playground-component' | 'playground-option';
  readonly message: string;
  readonly hint: string;
}
