// The nouns of a site that is begun from an installed library.

import type { LibrarySheets } from './pick-style-sheet.ts';

/** What a library tells of itself. */
export interface Library extends LibrarySheets {
  readonly packageName: string;
  readonly version: string;
  /** Of its package.json; '' where it has none. */
  readonly description: string;
  readonly exports: readonly LibraryExport[];
}

/** What goes around the demos of a site. */
export interface Surroundings {
  /** A component of the library that others ask for. */
  readonly provider?: LibraryExport;
  readonly styleSheet?: string;
  /** A style sheet that is not built, so that nothing can import it. */
  readonly unbuiltSheet?: string;
}

/** A component or hook that the site is going to have a page for, or a part of one. */
export interface LibraryExport {
  readonly name: string;
  readonly kind: 'component' | 'hook';
  /** Markdown, '' where the library says nothing. */
  readonly description: string;
  /** The statement that brings it in. */
  readonly importLine: string;
  /** The declaration in the package: "@acme/ui/dist/card/card.d.ts". */
  readonly source: string;
  /** Tells whether it passes its children on, and says nothing of them. */
  readonly passesChildren?: boolean;
  /** The props without which nothing can be drawn, by name. */
  readonly needs?: readonly string[];
}

/** A page about a component and its parts, or about a hook. */
export interface LibraryPage {
  /** "react-card", the last segment of its path. */
  readonly slug: string;
  readonly main: LibraryExport;
  readonly parts: readonly LibraryExport[];
}
