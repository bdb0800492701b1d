// What the extraction is given, and what it gives.

import type ts from 'typescript';
import type { Problem } from '../../model/problem.ts';
import type { ApiEntry } from './api-entry.ts';
import type { ApiSymbol } from './symbols/api-symbol.ts';
import type { RenderComponent } from './render/example.ts';
import type { ScriptFinder, ScriptedComponent } from './script/find-script.ts';

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
  readonly scripts: PackageScripts;
  /** The file that problems are told of: the site's settings. */
  readonly settingsFile: string;
}

/** What the scripts of a package tell. They may be read in another thread. */
export interface PackageScripts {
  /** Begins with components that will be asked for, each with its declaration file. */
  readonly expect?: (components: readonly (readonly [declaration: string, component: ScriptedComponent])[]) => void;
  readonly find: ScriptFinder;
  /** Gives the full name of a class, by what a module of the package exports for it; undefined where it has none. */
  readonly nameClass: (exported: ClassPlace, key: string) => string | undefined;
  /** Renders a component of the package, where the package can be run. */
  readonly render?: RenderComponent;
}

/** An object of class names that a module exports, or a function that makes them. */
export interface ClassPlace {
  readonly specifier: string;
  readonly name: string;
}

/** What a package exports, and what could not be followed. */
export interface Extraction {
  readonly entries: readonly ApiEntry[];
  /** What it exports besides. */
  readonly symbols: readonly ApiSymbol[];
  readonly problems: readonly Problem[];
}
