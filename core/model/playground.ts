// A playground: a component whose props a reader changes, and sees it and its code follow.
// Types only, plain data: it is planned from an API, drawn into a page, and lives on in the browser.

import type { TokenRun } from './token-run.ts';

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
  /** Tells whether the prop has to be given. */
  readonly required?: true;
  /** Where only some members of a union of props have it: it is taken if one of these holds. */
  readonly when?: readonly ControlCondition[];
}

/** Tells where a prop is taken: another one has one of these values. */
export interface ControlCondition {
  readonly prop: string;
  readonly values: readonly PlaygroundValue[];
  /** Tells whether that prop may be left out as well. */
  readonly orNone?: true;
  /** Tells whether the prop has to be given there. */
  readonly required?: true;
}

/** How a reader changes one prop. `kind` says which fields there are. */
export type PlaygroundControl = ChoiceControl | PlainControl;

/** One value out of a few. */
interface ChoiceControl extends ControlFacts {
  readonly kind: 'choice';
  readonly options: readonly PlaygroundValue[];
}

/** On or off, a text, or a number. */
interface PlainControl extends ControlFacts {
  readonly kind: 'switch' | 'text' | 'number';
}

/** The code in which a component stands among others: all but what its controls give to it. */
export interface UsageFrame {
  /** Imports and elements, up to the name of the component's tag. */
  readonly before: readonly TokenRun[];
  /** Attributes that the component has in any case, each as it is written. */
  readonly attributes: readonly (readonly TokenRun[])[];
  /** White space before the line in which the tag begins. */
  readonly indent: string;
  readonly isSelfClosing: boolean;
  /** What follows the tag: children, its end, more elements. */
  readonly after: readonly TokenRun[];
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
  /** Props that it cannot do without and is not given, with their types. */
  readonly lacks?: Readonly<Record<string, string>>;
  /** The file in which it stands among others, as its marker names it. */
  readonly stage?: string;
  /** The code of that file. */
  readonly frame?: UsageFrame;
}

/** What a marker asks for. */
export interface PlaygroundRequest {
  /** The component; by default the first that the page names. */
  readonly of?: string;
  /** Values to begin with. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** A file beside the page that gives it parts, data, or a way to open. */
  readonly stage?: string;
}

/** Why there is no playground. */
export interface PlaygroundFault {
  readonly rule: 'playground-component' | 'playground-option';
  readonly message: string;
  readonly hint: string;
  /** Comes of what is told of its package, and goes with it: readers see it, authors are told the cause alone. */
  readonly isConsequence?: boolean;
}
