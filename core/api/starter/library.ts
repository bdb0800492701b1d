// Types of a starter site for an installed library.

import type { PlaygroundValues } from '../../model/playground.ts';
import type { DarkMode } from './find-dark-mode.ts';
import type { LibrarySheets } from './pick-style-sheet.ts';

/** The facts of a library's package. */
export interface Library extends LibrarySheets {
  readonly packageName: string;
  readonly version: string;
  /** From its package.json; '' if it has none. */
  readonly description: string;
  readonly exports: readonly LibraryExport[];
  readonly constants?: readonly LibraryConstant[];
}

/** A constant that a library exports, such as a theme. */
export interface LibraryConstant {
  readonly name: string;
  /** Its type as it is written: "Theme". */
  readonly type: string;
  readonly importLine: string;
}

/** A constant of the library as the value of a provider's prop. */
export interface ProviderValue {
  readonly prop: string;
  readonly name: string;
  readonly importLine: string;
}

/** The provider and style sheet around the demos of a site. */
export interface Surroundings {
  /** A component of the library that others require around them. */
  readonly provider?: LibraryExport;
  /** The props of the provider. */
  readonly values?: readonly ProviderValue[];
  readonly styleSheet?: string;
  /** A style sheet that cannot be imported, because it is not built yet. */
  readonly unbuiltSheet?: string;
  /** How the style sheet shows dark mode. */
  readonly dark?: DarkMode;
}

/** A component or hook that gets a page, or a part on another's page. */
export interface LibraryExport {
  readonly name: string;
  readonly kind: 'component' | 'hook';
  /** Markdown; '' if the library has no description. */
  readonly description: string;
  /** The import statement. */
  readonly importLine: string;
  /** The declaration in the package: "@acme/ui/dist/card/card.d.ts". */
  readonly source: string;
  /** Whether only a module of the package exports it, and not the main entry with its other components. */
  readonly isInner?: boolean;
  /** Whether it passes its children on without documenting them. */
  readonly passesChildren?: boolean;
  /** The required props that its page sets, which are texts and numbers. */
  readonly given?: PlaygroundValues;
  /** Names of the props that it needs to render, without those that a playground or its page sets. */
  readonly needs?: readonly string[];
  /** The code of a small value for each of `needs` whose type says enough. */
  readonly values?: Readonly<Record<string, string>>;
  /** All its required props with their types. */
  readonly required?: Readonly<Record<string, string>>;
  /** The first member of an enum for each of them that takes one, and the import of the enum. */
  readonly members?: Readonly<Record<string, { readonly code: string; readonly importLine: string }>>;
  /** The type of its children. */
  readonly children?: string;
  /** Whether it is a transition, which hides its children without the prop `in`. */
  readonly isTransition?: boolean;
  /** The type of its prop `theme`. */
  readonly theme?: string;
  /** Names of its props. */
  readonly takes?: readonly string[];
}

/** A page about a component and its parts, or about a hook. */
export interface LibraryPage {
  /** "react-card", the last segment of its path. */
  readonly slug: string;
  /** Its title: the name of the component, or "Dialog" for "Dialog.Root" and its parts. */
  readonly name: string;
  readonly main: LibraryExport;
  readonly parts: readonly LibraryExport[];
}
