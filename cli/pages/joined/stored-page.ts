// The parts of a page ⇄ bytes from which another machine renders the page again, in the frame of another site.
//
// Markers are keys of maps, so the format must preserve object identity. Bytes are read only if their hash is in the
// list of their part; the author of that list is trusted like the machine that built it.

import { deserialize, serialize } from 'node:v8';
import type { Block, ExcerptMarker, PictureMarker } from '../../../core/model/document.ts';
import type { Page } from '../../../core/model/page.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import { hash } from '../../files/hash.ts';
import type { PageParts } from '../page-parts.ts';

/** A page, and the parts that it is rendered from. */
export interface StoredPage {
  readonly task: PageTask;
  readonly parts: PageParts;
}

type PictureFacts = Pick<PageParts['pictures'], 'files' | 'problems'>;

interface Stored {
  readonly task: PageTask;
  readonly made: Pick<PageParts, 'document' | 'demos' | 'playgrounds' | 'drawn'>;
  readonly pictures: PictureFacts & {
    readonly drawn: ReadonlyMap<PictureMarker, readonly [html: string, address: string]>;
  };
  readonly excerpts: Pick<PageParts['excerpts'], 'problems'> & {
    readonly drawn: ReadonlyMap<ExcerptMarker, readonly [html: string, fence: string]>;
  };
  readonly imports: ReadonlyMap<string, boolean>;
}

/** Returns the file that stores the parts of a page. */
export function toStoredFile({ path }: Pick<Page, 'path'>): string {
  return `_pages/${hash(path)}`;
}

/** Records which imports a page looks up while it is rendered, and serializes its parts afterwards. */
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

/** Reads the stored parts of a page. */
export function readStoredPage(bytes: Uint8Array): StoredPage {
  // The hash in the list of the part has been checked, so the bytes are those of rememberParts.
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

function toStored({ task, parts }: StoredPage, imports: ReadonlyMap<string, boolean>): Stored {
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
