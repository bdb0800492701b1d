/** What the demos of a site import: a line of code, and the element that they draw. */
export interface DemoImport {
  /** For example `import { Button } from 'antd';`. */
  readonly line: string;
  /** The element for a page, whose number stands in it. */
  readonly element: (page: number) => string;
  /** The component around every demo, where the library needs one: the text of its file. */
  readonly wrapper?: string;
}

/** Makes the files of a site of `pages` pages with one demo each: their contents by path. */
export function makeLibrarySite(shown: DemoImport, options: { pages: number }): Map<string, string>;
