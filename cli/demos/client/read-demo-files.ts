// The pages with demos → the source files of their scripts, each read once, and the exports that these use from packages.

import type { Closure, ImportStatement } from '../../../core/demos/closure/closure.ts';
import type { WantedExport } from '../../../core/demos/library/library.ts';
import { createClosureReader, type ReadClosure } from '../read/read-closure.ts';
import { engineFolder } from '../../files/engine.ts';
import type { SiteReader } from '../../files/create-site-reader.ts';
import { planWants } from '../library/plan-wants.ts';
import type { ListStore } from '../../files/store/open-list-store.ts';
import type { FindSource } from '../../site/workspace/open-workspace.ts';
import type { ClientPage } from './client-page.ts';

/** The files of a site's demos. */
export interface DemoFiles {
  /** The closure of each file that a page names; empty if it cannot be read. */
  readonly closures: ReadonlyMap<string, Closure>;
  /** The exports that they use from packages. */
  readonly wants: readonly WantedExport[];
  /** The same plus the exports used by MDX pages, needed only for rendering pages. */
  readonly pageWants: readonly WantedExport[];
}

/** Reads the files of a site's demos. */
export function readDemoFiles(
  pages: readonly ClientPage[],
  {
    root,
    alias,
    mdx = [],
    findSource,
    siteFiles,
    importStore,
  }: {
    root: string;
    alias: Readonly<Record<string, string>>;
    mdx?: readonly { readonly file: string; readonly text: string }[];
    findSource?: FindSource;
    siteFiles?: SiteReader;
    importStore?: ListStore<readonly ImportStatement[]>;
  },
): DemoFiles {
  const read = createClosureReader({
    root,
    alias,
    packageFolders: [engineFolder],
    findSource,
    files: siteFiles,
    importStore,
  });
  const texts = new Map(pages.flatMap((page) => listNamedFiles(page).map(({ file, text }) => [file, text] as const)));
  const closures = new Map([...texts].map(([file, text]) => [file, readOrNothing(read, file, text)]));
  const mdxClosures = mdx.map(({ file, text }) => readOrNothing(read, file, text));
  importStore?.keep();
  const wants = planWants([...closures.values()]);
  return {
    closures,
    wants,
    pageWants: mdxClosures.length > 0 ? planWants([...closures.values(), ...mdxClosures]) : wants,
  };
}

/** Lists the files that a page names directly, with the text of those that the engine generates. */
export function listNamedFiles({ wrapper, demos, playgrounds = [] }: ClientPage): { file: string; text?: string }[] {
  return [
    ...(wrapper === undefined ? [] : [{ file: wrapper }]),
    ...demos.map(({ file, text }) => ({ file, ...(text !== undefined && { text }) })),
    ...playgrounds,
  ];
}

/** Problems of a file are reported by the page that shows it. */
function readOrNothing(read: ReadClosure, file: string, text?: string): Closure {
  try {
    return read(file, text);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return { files: [], assets: [], imports: [], absent: [], problems: [] };
  }
}
