// What a writer can fix. Stages collect problems and go on; `cli` sorts, prints and turns them
// into the exit status. What only we can fix is a thrown Error, never a Problem.

/** Where in a writer's file a fault is: both numbers count from 1. */
export interface Place {
  /** Relative to the site root, with forward slashes. */
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** A key of what the file exports by default, or a member of a list. `cli` finds its line. */
  readonly key?: ValuePath;
  /** A value of what the file exports by default. `cli` finds its line. */
  readonly value?: ValuePath;
}

/** The keys and indexes that lead to a value: `['products', 1, 'id']`. The value itself is `[]`. */
export type ValuePath = readonly (string | number)[];

/** How much a problem weighs: an error stops the site from being written. */
export type Severity = 'error' | 'warning';

/** A part of a page that a fault elsewhere shows in. */
export interface Showing extends Place {
  /** `the demo "Plain"` */
  readonly part: string;
}

/** A part of a plugin that has added something to a page: its "remark" or its "rehype". */
export interface Addition {
  readonly plugin: string;
  readonly part: string;
}

/** One fault of the content or the settings, with what to do about it. */
export interface Problem {
  /** Kebab case and permanent: the heading under which the docs explain it. */
  readonly rule: string;
  readonly severity: Severity;
  readonly place: Place;
  /** What is wrong. Capital first, no full stop, values in double quotes. */
  readonly message: string;
  /** What to do: a full sentence. */
  readonly hint?: string;
  /** Where it shows, if its place is on no page: in the source of a library. Those of one fault are told together. */
  readonly shownIn?: readonly Showing[];
  /** What of a plugin has added what is wrong; the place is that of what it follows. */
  readonly addedBy?: Addition;
  /** Folders of libraries, relative to the site root: while a source there cannot be read, this is not judged. */
  readonly judgedBy?: readonly string[];
}

/**
 * Sorts by file, line, column and rule, so that two runs print the same text. The settings come first: what is
 * wrong there is often the cause of the rest.
 */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      Number(isSettings(b)) - Number(isSettings(a)) ||
      comparePlaces(a.place, b.place) ||
      compare(a.rule, b.rule) ||
      compare(a.message, b.message),
  );
}

function isSettings({ place }: Problem): boolean {
  return /^docs\.config\.\w+$/.test(place.file);
}

/** Sorts places by file, line and column. */
export function sortPlaces<P extends Place>(places: readonly P[]): P[] {
  return [...places].sort(comparePlaces);
}

/** Turns every warning into an error, as `--strict` asks. */
export function toStrict(problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => ({ ...problem, severity: 'error' }));
}

/** Tells whether the site may not be written. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}

function comparePlaces(a: Place, b: Place): number {
  return compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

// By code unit, not by locale: the order must be the same on every machine.
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
