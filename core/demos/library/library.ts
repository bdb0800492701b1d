// Types of what packages contribute to a site. Plain data, the same on every machine.

import type { Problem } from '../../model/problem.ts';

/** An import that a file of the site needs from a package: an exported name, "*" for all, "" for side effects. */
export interface WantedExport {
  readonly specifier: string;
  readonly name: string;
}

/** A module of a package, compiled to CommonJS: the body of a function of `exports`, `require` and `module`. */
export interface LibraryModule {
  readonly code: string;
  /** Arguments of its `require` calls: module ids, and names of modules provided from outside (React). */
  readonly imports: readonly string[];
  /** Path from the site root, by which related modules are sorted together. */
  readonly path: string;
}

/** A package's file that could not be read, and the error. */
interface BrokenModule {
  readonly id: string;
  readonly message: string;
}

/** A name that a package does not export, with possible explanations. */
export interface MissingExport {
  /** The exported name that was most likely meant. */
  readonly nearest?: string;
  /** An unreadable file that may export it: its path from the site root, and the error. */
  readonly broken?: { readonly path: string; readonly message: string };
}

/** The error in a style sheet of a library under development; its place may be in a file that the sheet loads. */
export type BrokenSheet = Pick<Problem, 'place' | 'message' | 'hint'>;

/** What packages contribute: the modules that a site's wanted exports need, each once. */
export interface Library {
  /** By id. */
  readonly modules: Readonly<Record<string, LibraryModule>>;
  /** Id of the module that provides a wanted export, by `toWantKey`; unresolved ones have none. */
  readonly entries: Readonly<Record<string, string>>;
  /** Modules that throw when required, because their files could not be read. */
  readonly broken: readonly BrokenModule[];
  /** Style sheets of libraries under development that cannot be compiled, by path from the site root. */
  readonly brokenSheets?: Readonly<Record<string, BrokenSheet>>;
  /** Wanted exports that no module has, by key; they are undefined at run time. */
  readonly missing?: Readonly<Record<string, MissingExport>>;
}

/** Turns a wanted export into the key of its entry. */
export function toWantKey({ specifier, name }: WantedExport): string {
  return `${specifier} ${name}`;
}
