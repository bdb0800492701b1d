// Faults that an author can fix. Stages collect problems and go on; `cli` sorts and prints them and sets
// the exit status. A bug of the engine is a thrown Error, never a Problem.

/** Position of a fault in an author's file: both numbers count from 1. */
export interface Place {
  /** Relative to the site root, with forward slashes. */
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** A key of the default export, or a member of a list. `cli` finds its line. */
  readonly key?: ValuePath;
  /** A value of the default export. `cli` finds its line. */
  readonly value?: ValuePath;
}

/** The keys and indexes that lead to a value: `['products', 1, 'id']`. The value itself is `[]`. */
export type ValuePath = readonly (string | number)[];

/** How severe a problem is: an error stops the site from being written. */
export type Severity = 'error' | 'warning';

/** A part of a page that is affected by a fault elsewhere. */
export interface Showing extends Place {
  /** `the demo "Plain"` */
  readonly part: string;
}

/** The part of a plugin, "remark" or "rehype", that added something to a page. */
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
  /** The pages affected by a fault in the source of a library. Those of one fault are reported together. */
  readonly shownIn?: readonly Showing[];
  /** The plugin part that added the faulty node; the place is that of the preceding node. */
  readonly addedBy?: Addition;
  /** Folders of libraries, relative to the site root: the problem is ignored while a source there cannot be read. */
  readonly judgedBy?: readonly string[];
}

/**
 * Sorts by file, line, column and rule, so that two runs print the same text. The settings come first: a fault
 * there is often the cause of the rest.
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

/** Returns whether any problem stops the site from being written. */
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
