// What the extraction is given, and what it gives.

import type ts from 'typescript';
import type { Problem } from '../../problem.ts';
import type { ApiEntry } from './api-entry.ts';
import type { ApiSymbol } from './symbols/api-symbol.ts';
import type { RenderComponent } from './render/example.ts';

/** One module that a package offers. */
export interface ApiModule {
  /** As a reader imports it: "@mui/joy/Button". */
  readonly specifier: string;
  /** Its declaration file, absolute. */
  readonly file: string;
}

/** A package to extract, with the program that holds its declarations. */
export interface ApiPackage {
  readonly name: string;
  /** The name that it has for its authors, as it may be installed under another one. */
  readonly published: string;
  /** Where it is installed, absolute, with forward slashes and without one at the end. */
  readonly folder: string;
  /** The root module first. */
  readonly modules: readonly ApiModule[];
  /** What its documentation imports from: its root, or a module for each component. */
  readonly entrance: 'root' | 'modules';
  readonly program: ts.Program;
  /** A file of the program that is nowhere on disk and imports all modules of the package, and React. */
  readonly probe: string;
  /** Gives the text of a file of the package; undefined when it has none of that name. */
  readonly readText: (file: string) => string | undefined;
  /** Gives a value that a module of the package exports when it runs; undefined when there is none. */
  readonly readExport: (specifier: string, name: string) => unknown;
  /** Gives the text of the function that a component is, where the package can be run. */
  readonly readSource?: (specifier: string, exported: string) => string | undefined;
  /** Gives the defaults that stand on a component, as code, where the package can be run. */
  readonly readStatic?: (specifier: string, exported: string) => ReadonlyMap<string, string>;
  /** Renders a component of the package once, where the package can be run. */
  readonly render?: RenderComponent;
  /** The file that problems are told of: the site's settings. */
  readonly settingsFile: string;
}

/** What a package exports, and what could not be followed. */
export interface Extraction {
  readonly entries: readonly ApiEntry[];
  /** What it exports besides. */
  readonly symbols: readonly ApiSymbol[];
  readonly problems: readonly Problem[];
}
