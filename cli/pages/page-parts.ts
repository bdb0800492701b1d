// Gathers everything that a page is rendered from, so that rendering reads no more files.

import { join } from 'node:path';
import type { Block, ComponentMarker, Document } from '../../core/model/document.ts';
import type { BuildContext } from './build-context.ts';
import type { PageTask } from '../site/plan/page-task.ts';
import type { ReadFile } from '../files/read-file.ts';
import { createImportTest } from '../demos/library/packages/create-import-test.ts';
import { openWorkspace } from '../site/workspace/open-workspace.ts';
import type { DocsTab } from '../../templates/page-props.ts';
import type { PageDemos } from './create-page-demos.ts';
import { createTypeFinder } from './excerpts/create-type-finder.ts';
import { readExcerpts, type PageExcerpts } from './excerpts/read-excerpts.ts';
import type { PagePictures } from './pictures/picture-maker.ts';
import { hashFile } from '../files/hash-file.ts';

/** The HTML of the site's own components, by marker and by tab. */
export type RenderedComponents = ReadonlyMap<ComponentMarker, Map<DocsTab, string>>;

/** What a page is rendered from, besides its task. */
export interface PageParts extends PageDemos {
  readonly document: Document;
  readonly pictures: Pick<PagePictures, 'render' | 'toAddress' | 'files' | 'problems'>;
  readonly excerpts: Pick<PageExcerpts, 'render' | 'write' | 'problems'>;
  /** Returns whether an import can work with the installed package. */
  readonly canImport: (statement: string) => boolean;
  /** Components that are rendered already; others are added. */
  readonly drawn: RenderedComponents;
}

/** The parts that are made before the rest is read. */
type MadeParts = PageDemos & { readonly document: Document; readonly pictures: PagePictures };

/** Creates the function that reads the remaining parts of a page. */
export function createPartsReader(
  context: BuildContext,
  t: (language: string, key: string) => string,
): (task: PageTask, madeParts: MadeParts) => { parts: PageParts; reads: ReadFile[] } {
  const { root, site } = context;
  const { worked, findSource } = openWorkspace({ root, sources: site.sources });
  const sources = worked.flatMap(({ parts }) => parts);
  const canImport = createImportTest(root, findSource);
  const hashPartial = createFileHash(root);

  return function readParts({ page, types: keptTypes }, made) {
    const labels = { copy: t(page.language, 'content.copy'), copyCode: t(page.language, 'content.copyCode') };
    const types = createTypeFinder(context, { pageFile: page.file, keptTypes });
    const excerpts = readExcerpts(made.document, { root, pageFile: page.file, sources, labels, types });
    return {
      parts: { ...made, excerpts, canImport, drawn: new Map(made.document.blocks.flatMap(toPlace)) },
      reads: [
        ...made.demos.reads,
        ...made.playgrounds.reads,
        ...made.pictures.reads,
        ...excerpts.reads,
        // Included files are in the hash of the text already; here they are listed so that their saves are noticed.
        ...(made.document.partials ?? []).map((file) => ({ file, hash: hashPartial(file) })),
      ],
    };
  };
}

function toPlace(block: Block): [ComponentMarker, Map<DocsTab, string>][] {
  return block.kind === 'component' ? [[block.component, new Map()]] : [];
}

/** Creates the function that hashes files of a site, each once; the hash of a missing file is ''. */
function createFileHash(root: string): (file: string) => string {
  const hashes = new Map<string, string>();

  return function hashOnce(file) {
    const fileHash = hashes.get(file) ?? hashFile(join(root, file));
    hashes.set(file, fileHash);
    return fileHash;
  };
}
