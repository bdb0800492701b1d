/** What the demos of a site import: a line of code, and the element that they render. */
export interface DemoImport {
  /** For example `import { Button } from 'antd';`. */
  readonly line: string;
  /** Returns the element for a page, which contains the page's number. */
  readonly element: (page: number) => string;
  /** The source of the component around every demo, if the library needs one. */
  readonly wrapper?: string;
}

/** Makes the files of a site of `pages` pages with one demo each: their contents by path. */
export function makeLibrarySite(shown: DemoImport, options: { pages: number }): Map<string, string>;
