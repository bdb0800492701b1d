// Files of the old site that pages show → their copies in the new one, and the addresses of these.

import type { PlannedFile } from '../source-site.ts';
import { basename } from './source-path.ts';

/** Keeps the pictures and other files that pages show. */
export class AssetKeeper {
  readonly #files = new Map<string, PlannedFile>();
  /** The names of files in the folders of pages, by both. */
  readonly #names = new Map<string, string>();

  /** The copies, by their paths in the new site. */
  get files(): ReadonlyMap<string, PlannedFile> {
    return this.#files;
  }

  /** Copies a file into the folder of a page, and returns its name there. */
  keepInFolder(file: string, pageFolder: string): string {
    const key = `${pageFolder} ${file}`;
    const name = this.#names.get(key) ?? this.#findName(pageFolder, cleanName(basename(file)));
    this.#names.set(key, name);
    this.#copy(file, `${pageFolder}/${name}`);
    return name;
  }

  /** Copies a file to the public files, and returns its address. */
  keepPublic(file: string): string {
    const address = `/files/${cleanName(file)}`;
    this.#copy(file, `public${address}`);
    return address;
  }

  /** Copies a file whose text fences show, and returns its path. */
  keepSnippet(file: string): string {
    const name = cleanName(file);
    const path = name.startsWith('snippets/') ? name : `snippets/${name}`;
    this.#copy(file, path);
    return path;
  }

  #copy(copyOf: string, file: string): void {
    this.#files.set(file, { file, copyOf });
  }

  /** Finds a free name in a folder. Names that differ only in case are the same file on some machines. */
  #findName(pageFolder: string, name: string): string {
    const [, stem = name, ending = ''] = /^(.*?)(\.\w+)?$/.exec(name) ?? [];
    for (let count = 1; ; count += 1) {
      const free = count === 1 ? name : `${stem}-${count}${ending}`;
      const path = `${pageFolder}/${free}`.toLowerCase();
      if (![...this.#files.keys()].some((known) => known.toLowerCase() === path)) return free;
    }
  }
}

/** Turns the path of a file into one that a site can have. */
export function cleanName(file: string): string {
  return file
    .replace(/^(?:\.\.\/)+/, '')
    .replace(/[^\p{L}\p{N}._/-]+/gu, '-')
    .replace(/(^|\/)\./g, '$1');
}
