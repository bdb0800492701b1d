// The tools that the parts of an API page share. All are pure: texts are already rendered, paths
// planned and interface texts translated.

import type { Translate } from '../page-props.ts';

/** Functions and facts that the parts of an API page share. */
export interface ApiTools {
  readonly t: Translate;
  /** The language and the direction of the library's comments, on a page in another language. */
  readonly original?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' };
  /** Turns a path of the site into the address a link points at. */
  readonly href: (path: string) => string;
  /** Returns the HTML of a text from the library's comments. */
  readonly markdown: (text: string) => string;
  /** Renders a block of code. */
  readonly code: (code: string, language: string) => string;
  /** Addresses of the names in types. */
  readonly links: Readonly<Record<string, string>>;
  /** The documented version, if the history of the package is known. */
  readonly version?: string;
}
