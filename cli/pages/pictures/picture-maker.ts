// Makes the pictures of a page from their files: several sizes, modern formats, pairs for light and dark.
//
// A picture is stored by the contents of its file, so it is encoded once. A problem of one picture is reported at
// its place; the others are still made.

import { join, posix } from 'node:path';
import type { Document, PictureMarker } from '../../../core/model/document.ts';
import type { Translate } from '../../../core/i18n/create-translate.ts';
import type { MadePicture } from '../../../core/pictures/made-picture.ts';
import { readPictureHead } from '../../../core/pictures/read-picture-head.ts';
import { renderPicture } from '../../../core/pictures/render-picture.ts';
import type { Page } from '../../../core/model/page.ts';
import type { OutputFile } from '../../../core/model/output-file.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { escapeHtml } from '../../../core/text/escape-html.ts';
import type { BuildContext } from '../build-context.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { ReadFile } from '../../files/read-file.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { hash } from '../../files/hash.ts';
import { openStore, type Store } from '../../files/store/open-store.ts';
import { encodePicture, maxPixels, type EncodedPicture } from './encode-picture.ts';
import { findPictureFile } from './find-picture-file.ts';
import { loadSharp, readSharpVersion, type OpenPicture } from './load-sharp.ts';
import {
  toBrokenProblem,
  toHeavyProblem,
  toMissingProblem,
  toOutsideProblem,
  toPairProblem,
} from './picture-problems.ts';

/** The pictures of a page. */
export interface PagePictures {
  /** Renders the picture of a marker. */
  readonly render: (marker: PictureMarker) => string;
  /** Returns the address of a picture for the Markdown copy of the page. */
  readonly toAddress: (marker: PictureMarker) => string;
  readonly files: readonly OutputFile[];
  readonly reads: readonly ReadFile[];
  readonly problems: readonly Problem[];
}

/** A picture in the store, with its bytes as text for JSON. */
interface StoredPicture {
  readonly made: MadePicture;
  readonly files: readonly { readonly file: string; readonly base64: string }[];
}

interface MakerTools {
  readonly t: Translate;
  readonly log: (message: string) => void;
  /** Called when a picture is done: each picture has the time limit of a page. */
  readonly onPicture: () => void;
}

/** From this size on, a picture takes seconds to load on a phone. */
const minHeavyBytes = 1024 * 1024;

/** The light picture of a marker, and the dark one of a pair. */
interface PictureSides {
  readonly light: MadePicture;
  readonly dark?: MadePicture;
}

/** Makes the pictures of pages. */
export class PictureMaker {
  readonly #context: Pick<BuildContext, 'root' | 'cache' | 'site'>;
  readonly #tools: MakerTools;
  readonly #encoder: PictureEncoder;

  constructor(context: Pick<BuildContext, 'root' | 'cache' | 'site'>, tools: MakerTools) {
    this.#context = context;
    this.#tools = tools;
    this.#encoder = new PictureEncoder(context.cache, tools.log);
  }

  /** Makes the pictures of one page. */
  async make({ page }: Pick<PageTask, 'page'>, { blocks }: Pick<Document, 'blocks'>): Promise<PagePictures> {
    const { root, site } = this.#context;
    const { t, onPicture } = this.#tools;
    const pictures = new PictureReader(page, { root, encoder: this.#encoder, onPicture });
    const sides = new Map<PictureMarker, PictureSides>();
    for (const block of blocks) {
      if (block.kind !== 'picture') continue;
      const made = await pictures.readSides(block.picture);
      if (made) sides.set(block.picture, made);
    }

    const toHref = (file: string) => `${site.base}${file.split('/').map(encodeURIComponent).join('/')}`;
    return {
      files: [...pictures.files.values()],
      reads: [...pictures.reads.values()],
      problems: pictures.problems,
      render: (marker) => {
        const made = sides.get(marker);
        const tools = {
          toHref,
          enlarge: t(page.language, 'content.enlarge'),
          close: t(page.language, 'content.close'),
        };
        return made ? renderPicture(marker, { ...made, ...tools }) : renderPlain(marker, site.base);
      },
      toAddress: (marker) => {
        const made = sides.get(marker);
        return made ? `${site.url}${toHref(made.light.file)}` : marker.src;
      },
    };
  }
}

interface ReaderTools extends Pick<MakerTools, 'onPicture'> {
  readonly root: string;
  readonly encoder: PictureEncoder;
}

/** Reads the pictures of one page, and collects their files and problems. */
class PictureReader {
  readonly files = new Map<string, OutputFile>();
  readonly reads = new Map<string, ReadFile>();
  readonly problems: Problem[] = [];
  readonly #page: Page;
  readonly #tools: ReaderTools;

  constructor(page: Page, tools: ReaderTools) {
    this.#page = page;
    this.#tools = tools;
  }

  /** Reads the picture of a marker, and the dark one if they are a pair. */
  async readSides(marker: PictureMarker): Promise<PictureSides | undefined> {
    const light = await this.#make(marker, marker.src);
    return light && { light, ...(await this.#makeDark(marker)) };
  }

  /** Makes the dark picture of a pair: "a.dark.png" for "a.light.png". */
  async #makeDark(marker: PictureMarker): Promise<{ dark?: MadePicture }> {
    const src = marker.src.replace(/\.light(\.[a-z]+)$/i, '.dark$1');
    if (src === marker.src) return {};
    const file = this.#findFile(src);
    const bytes = file === undefined ? undefined : this.#read(file);
    if (!bytes) {
      this.problems.push(toPairProblem(this.#page, marker, src));
      return {};
    }
    const dark = await this.#make(marker, src);
    return dark ? { dark } : {};
  }

  async #make(marker: PictureMarker, src: string): Promise<MadePicture | undefined> {
    const page = this.#page;
    const problems = this.problems;
    const { root, encoder, onPicture } = this.#tools;
    const file = this.#findFile(src);
    if (file === undefined) {
      problems.push(toOutsideProblem(page, marker, src));
      return undefined;
    }
    const bytes = this.#read(file);
    if (!bytes) {
      // Missing files of public/ are reported with the links.
      if (!src.startsWith('/')) problems.push(toMissingProblem(page, marker, { root, file }));
      return undefined;
    }
    const encoded = await encoder.encode(bytes, file).catch((error: unknown) => toReason(error));
    onPicture();
    if (typeof encoded === 'string') {
      problems.push(toBrokenProblem(page, marker, { file, reason: encoded }));
      return undefined;
    }
    for (const each of encoded.files) this.files.set(each.file, each);
    if (bytes.length >= minHeavyBytes) problems.push(toHeavyProblem(page, marker, weigh(file, bytes, encoded)));
    return encoded.made;
  }

  #findFile(src: string): string | undefined {
    return findPictureFile(src, { root: this.#tools.root, pageFile: this.#page.file });
  }

  #read(file: string): Uint8Array | undefined {
    const bytes = readIfThere(join(this.#tools.root, file));
    this.reads.set(file, { file, hash: bytes ? hash(bytes) : '' });
    return bytes;
  }
}

/** Encodes pictures, each once: the result is stored. */
class PictureEncoder {
  readonly #log: (message: string) => void;
  readonly #store: Store<StoredPicture>;
  #sharp: Promise<OpenPicture | undefined> | undefined;

  constructor(cache: string, log: (message: string) => void) {
    this.#log = log;
    this.#store = openStore<StoredPicture>(cache, 'pictures', { log });
  }

  /** Encodes a picture. Throws an error with the reason if it cannot be read. */
  async encode(bytes: Uint8Array, file: string): Promise<EncodedPicture> {
    const head = readPictureHead(bytes);
    if (!head) throw new Error('it is not a picture, or the file is cut off');
    if (head.width * head.height > maxPixels && head.format !== 'svg')
      throw new Error(
        `it has ${head.width} × ${head.height} pixels, but the limit is ${maxPixels / 1_000_000} million`,
      );
    const publicFile = file.startsWith('public/') ? file.slice('public/'.length) : undefined;
    const options = { head, name: posix.basename(file, posix.extname(file)), ...(publicFile && { publicFile }) };
    if (head.format === 'svg' || head.format === 'avif') return encodePicture(bytes, options);

    const key = hash('1', readSharpVersion(), file, bytes);
    const stored = this.#store.read(key);
    if (stored) return { made: stored.made, files: stored.files.map(fromStored) };
    this.#sharp ??= loadSharp();
    const open = await this.#sharp;
    if (!open) this.#log(sharpMissing);
    const encoded = await encodePicture(bytes, { ...options, ...(open && { open }) });
    if (open) this.#store.write(key, { made: encoded.made, files: encoded.files.map(toStored) });
    return encoded;
  }
}

function weigh(file: string, bytes: Uint8Array, { made, files }: EncodedPicture): Parameters<typeof toHeavyProblem>[2] {
  const widest = made.sources.at(-1);
  const contents = files.find((each) => each.file === widest?.file)?.contents;
  return {
    file,
    bytes: bytes.length,
    head: readPictureHead(bytes) ?? { format: 'png', isAnimated: false },
    ...(widest && contents && { light: { width: widest.width, bytes: contents.length } }),
  };
}

const sharpMissing =
  'sharp-missing  The package "sharp" cannot be loaded on this machine, so pictures stay in the format that they have. Run npm install --include=optional sharp.';

function toStored({ file, contents }: EncodedPicture['files'][number]): StoredPicture['files'][number] {
  return { file, base64: Buffer.from(contents).toString('base64') };
}

function fromStored({ file, base64 }: StoredPicture['files'][number]): EncodedPicture['files'][number] {
  return { file, contents: Buffer.from(base64, 'base64') };
}

/** Renders a picture that could not be made as a plain element with its text. */
function renderPlain({ src: written, attributes }: PictureMarker, base: string): string {
  const src = written.startsWith('/') ? `${base}${written.slice(1)}` : written;
  const listed = Object.entries({ src, ...attributes }).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<img${listed.join('')}>`;
}

function toReason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0]?.replace(/^Input (?:buffer|file) /, 'it ') ?? '';
}
