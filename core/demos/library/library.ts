// The nouns of what packages contribute to a site. Types only, plain data, the same on every machine.

import type { Problem } from '../../model/problem.ts';

/** What some file of the site takes from a package: a name of a module, "*" for all, "" for its side effects. */
export interface WantedExport {
  readonly specifier: string;
  readonly name: string;
}

/** A module of a package, compiled to CommonJS: the body of a function of `exports`, `require` and `module`. */
export interface LibraryModule {
  readonly code: string;
  /** What `require` is called with: ids of modules, and names of what is provided from outside (React). */
  readonly imports: readonly string[];
  /** A name that sorts like modules near each other: a path from the site's root. */
  readonly path: string;
}

/** A package's file that could not be read, and what was wrong with it. */
interface BrokenModule {
  readonly id: string;
  readonly message: string;
}

/** A name that a package does not export, and the one that was most likely meant. */
export interface MissingExport {
  readonly nearest?: string;
  /** A file that cannot be read, and that may export it: its path from the site's root, and what is wrong with it. */
  readonly broken?: { readonly path: string; readonly message: string };
}

/** What is wrong with a style sheet of a library that is worked on, at its place: the sheet's, or that of a file that it loads. */
export type BrokenSheet = Pick<Problem, 'place' | 'message' | 'hint'>;

/** What packages contribute: the modules that the wants of a site need, each once. */
export interface Library {
  /** By id. */
  readonly modules: Readonly<Record<string, LibraryModule>>;
  /** The module that stands for a want, by `toWantKey`. A want that nothing answers has none. */
  readonly entries: Readonly<Record<string, string>>;
  /** Modules that throw when they are required, as their files could not be read. */
  readonly broken: readonly BrokenModule[];
  /** Style sheets of libraries that are worked on that cannot be compiled, by their paths from the site's root. */
  readonly brokenSheets?: Readonly<Record<string, BrokenSheet>>;
  /** Wants for names that no module exports, by key: what answers them is undefined. */
  readonly missing?: Readonly<Record<string, MissingExport>>;
}

/** Writes a want as the key of an entry. */
export function toWantKey({ specifier, name }: WantedExport): string {
  return `${specifier} ${name}`;
}
