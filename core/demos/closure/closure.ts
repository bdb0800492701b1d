// Types of a demo's import closure: the files it reaches and the imports that reach them. Plain data.

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
  /** Position of the specifier, both from 1. */
  readonly line: number;
  readonly column: number;
  /** Offsets of the specifier in the text, without quotes. */
  readonly start: number;
  readonly end: number;
}

/** One import of a closure, with its place. */
export interface ClosureImport {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** As written. */
  readonly specifier: string;
  /** Names as the module exports them; "*" for all of them, empty for a side effect. */
  readonly names: readonly string[];
  /** Whether only types are imported, so that the import is erased at run time. */
  readonly typeOnly: boolean;
  readonly kind: 'local' | 'package' | 'missing';
  /** The file's path in the site, or the package's name. */
  readonly target?: string;
  /** For a package: the specifier after aliases are resolved, without a query. */
  readonly module?: string;
}

/** All that a demo's source reaches. */
export interface Closure {
  /** The demo first, then what it imports, in reading order. */
  readonly files: readonly ClosureFile[];
  /** Binary files: pictures, fonts, sounds. */
  readonly assets: readonly string[];
  readonly imports: readonly ClosureImport[];
  /** Missing paths, and folders ("content/a/") whose listing matters: when one changes, the closure must be read again. */
  readonly absent: readonly string[];
  readonly problems: readonly Problem[];
}
