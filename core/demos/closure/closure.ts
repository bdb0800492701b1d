// The nouns of a demo's import closure: the files it reaches and the imports that reach them.
// Types only, plain data.

import type { Problem } from '../../model/problem.ts';

/** A text file that a demo reaches. */
export interface ClosureFile {
  /** Relative to the site root: "content/joy-ui/react-button/BasicButtons.tsx". */
  readonly path: string;
  readonly text: string;
}

/** An import as a file states it. */
export interface ImportStatement {
  readonly specifier: string;
  readonly names: readonly string[];
  readonly typeOnly: boolean;
  /** Of the specifier, both from 1. */
  readonly line: number;
  readonly column: number;
  /** Offsets of the specifier's letters in the text, without quotes. */
  readonly start: number;
  readonly end: number;
}

/** One import of a closure, where it is written. */
export interface ClosureImport {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** As written. */
  readonly specifier: string;
  /** Names as the imported module gives them; "*" for all of them, none for a side effect. */
  readonly names: readonly string[];
  /** Tells whether only types are wanted, so that nothing is left of it at run time. */
  readonly typeOnly: boolean;
  readonly kind: 'local' | 'package' | 'missing';
  /** The file's path in the site, or the package's name. */
  readonly target?: string;
  /** Of a package: the specifier that an alias stands for, without a query. */
  readonly module?: string;
}

/** All that a demo's source reaches. */
export interface Closure {
  /** The demo first, then what it imports, in reading order. */
  readonly files: readonly ClosureFile[];
  /** Files that are no text: pictures, fonts, sounds. */
  readonly assets: readonly string[];
  readonly imports: readonly ClosureImport[];
  /** Paths that were looked for in vain, and folders ("content/a/") of which the names count: when one changes, the closure must be read again. */
  readonly absent: readonly string[];
  readonly problems: readonly Problem[];
}
