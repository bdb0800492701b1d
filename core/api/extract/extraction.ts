// Input and output of the extraction.

import type ts from 'typescript';
import type { Problem } from '../../model/problem.ts';
import type { ApiEntry } from './api-entry.ts';
import type { ApiSymbol } from './symbols/api-symbol.ts';
import type { RenderComponent } from './render/example.ts';
import type { ScriptFinder, ScriptedComponent } from './script/find-script.ts';

/** One module that a package offers. */
export interface ApiModule {
  /** The specifier that users import: "@mui/joy/Button". */
  readonly specifier: string;
  /** Its declaration file, absolute. */
  readonly file: string;
}

/** A package to extract, with the program that contains its declarations. */
export interface ApiPackage {
  readonly name: string;
  /** The name in its own package.json, as it may be installed under another name. */
  readonly published: string;
  /** Absolute folder of the installed package, with forward slashes and none at the end. */
  readonly folder: string;
  /** The root module first. */
  readonly modules: readonly ApiModule[];
  /** Where its documentation imports from: the root, or a module for each component. */
  readonly entrance: 'root' | 'modules';
  readonly program: ts.Program;
  /** A virtual file of the program that imports React and all modules of the package. */
  readonly probe: string;
  readonly scripts: PackageScripts;
  /** The site's settings file, which problems are reported for. */
  readonly settingsFile: string;
}

/** Reads and runs the scripts of a package, possibly in another thread. */
export interface PackageScripts {
  /** Starts reading components that will be needed, each with its declaration file. */
  readonly expect?: (components: readonly (readonly [declaration: string, component: ScriptedComponent])[]) => void;
  readonly find: ScriptFinder;
  /** Finds the full name of a class in what a module exports; undefined where it has none. */
  readonly nameClass: (exported: ClassPlace, key: string) => string | undefined;
  /** Renders a component; absent where the package cannot be run. */
  readonly render?: RenderComponent;
}

/** An exported object of class names, or a function that creates them. */
export interface ClassPlace {
  readonly specifier: string;
  readonly name: string;
}

/** Everything a package exports, and the problems found. */
export interface Extraction {
  readonly entries: readonly ApiEntry[];
  /** Its other exports. */
  readonly symbols: readonly ApiSymbol[];
  readonly problems: readonly Problem[];
}
