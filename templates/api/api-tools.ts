// What the parts of an API page draw with. Everything is a function of values: texts are rendered
// before, paths are planned, words are translated.

import type { Translate } from '../page-props.ts';

/** What the parts of an API page share. */
export interface ApiTools {
  readonly t: Translate;
  /** The language and the direction of the library's comments, on a page in another language. */
  readonly original?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' };
  /** Turns a path of the site into the address a link points at. */
  readonly href: (path: string) => string;
  /** Gives the HTML of a text that the library's comments hold. */
  readonly markdown: (text: string) => string;
  /** Renders a block of code. */
  readonly code: (code: string, language: string) => string;
  /** Addresses of names that types mention. */
  readonly links: Readonly<Record<string, string>>;
  /** The version that is documented, where the history of the package is known. */
  readonly version?: string;
}
