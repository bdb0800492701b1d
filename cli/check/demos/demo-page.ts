// A page of the folder → the only demo that it shows.

import type { HtmlPage } from '../../../core/check/html-page.ts';
import type { UrlPath } from '../../../core/model/url-path.ts';

/** A page that shows a single demo. */
export interface DemoPage {
  /** Its address below the host: "/docs/joy-ui/react-button/demo/Basic/". */
  readonly path: UrlPath;
  /** The file to correct: the demo's source, or else the written page. */
  readonly file: string;
}

interface FoundPage {
  /** In the folder: "/joy-ui/react-button/demo/Basic/index.html". */
  readonly path: string;
  /** The file name for problems of the written page. */
  readonly file: string;
  readonly base: UrlPath;
  readonly demo: HtmlPage['demo'];
}

/** Returns the single demo that a page shows, if it is such a page; a styling solution may follow the demo's name. */
export function toDemoPage({ path, file, base, demo }: FoundPage): DemoPage[] {
  const name = /\/demo\/([^/]+)\/(?:[^/]+\/)?index\.html$/.exec(path)?.[1];
  if (!demo || demo.name !== name) return [];
  return [{ path: base + path.slice(1).replace(/index\.html$/, ''), file: demo.source ?? file }];
}
