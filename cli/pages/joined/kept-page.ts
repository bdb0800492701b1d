// What a page is drawn from ⇄ bytes that another machine draws it from again, beside the pages of other sites.
//
// Markers are the keys of what is made for them, so the bytes keep who is who. They are read only where the list of
// their part vouches for every one of them; whoever writes that list is trusted like the machine that built it.

import { deserialize, serialize } from 'node:v8';
import type { Block, ExcerptMarker, PictureMarker } from '../../../core/model/document.ts';
import type { Page } from '../../../core/model/page.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import { hash } from '../../files/hash.ts';
import type { PageParts } from '../page-parts.ts';

/** A page, and what it is drawn from. */
export interface KeptPage {
  readonly task: PageTask;
  readonly parts: PageParts;
}

type Said = Pick<PageParts['pictures'], 'files' | 'problems'>;

interface Stored {
  readonly task: PageTask;
  readonly made: Pick<PageParts, 'document' | 'demos' | 'playgrounds' | 'drawn'>;
  readonly pictures: Said & { readonly drawn: ReadonlyMap<PictureMarker, readonly [html: string, address: string]> };
  readonly excerpts: Pick<PageParts['excerpts'], 'problems'> & {
    readonly drawn: ReadonlyMap<ExcerptMarker, readonly [html: string, fence: string]>;
  };
  readonly imports: ReadonlyMap<string, boolean>;
}

/** Names the file of what a page is drawn from. */
export function toKeptFile({ path }: Pick<Page, 'path'>): string {
  return `_pages/${hash(path)}`;
}

/** Gives the parts of a page a memory of what is asked of them, and writes them down once the page is drawn. */
export function rememberParts(task: PageTask, parts: PageParts): { parts: PageParts; write: () => Uint8Array } {
  const imports = new Map<string, boolean>();
  const canImport = (statement: string) => {
    const can = imports.get(statement) ?? parts.canImport(statement);
    imports.set(statement, can);
    return can;
  };
  return {
    parts: { ...parts, canImport },
    write: () => serialize(toStored({ task, parts }, imports)),
  };
}

/** Reads what was written. */
export function readKeptPage(bytes: Uint8Array): KeptPage {
  // The list of the part says that they are, to the bit, what was written above.
  const { task, made, pictures, excerpts, imports } = deserialize(bytes) as Stored;
  return {
    task,
    parts: {
      ...made,
      pictures: {
        files: pictures.files,
        problems: pictures.problems,
        render: (marker) => pictures.drawn.get(marker)?.[0] ?? '',
        toAddress: (marker) => pictures.drawn.get(marker)?.[1] ?? '',
      },
      excerpts: {
        problems: excerpts.problems,
        render: (marker) => excerpts.drawn.get(marker)?.[0] ?? '',
        write: (marker) => excerpts.drawn.get(marker)?.[1] ?? '',
      },
      canImport: (statement) => imports.get(statement) ?? true,
    },
  };
}

function toStored({ task, parts }: KeptPage, imports: ReadonlyMap<string, boolean>): Stored {
  const { document, demos, playgrounds, drawn, pictures, excerpts } = parts;
  const { blocks } = document;
  return {
    task,
    made: { document, demos, playgrounds, drawn },
    pictures: {
      files: pictures.files,
      problems: pictures.problems,
      drawn: new Map(
        blocks.flatMap((block: Block) =>
          block.kind === 'picture'
            ? [[block.picture, [pictures.render(block.picture), pictures.toAddress(block.picture)]] as const]
            : [],
        ),
      ),
    },
    excerpts: {
      problems: excerpts.problems,
      drawn: new Map(
        blocks.flatMap((block: Block) =>
          block.kind === 'excerpt'
            ? [[block.excerpt, [excerpts.render(block.excerpt), excerpts.write(block.excerpt)]] as const]
            : [],
        ),
      ),
    },
    imports,
  };
}
