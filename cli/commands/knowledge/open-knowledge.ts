// Opens the data of a built site for programs: its search records, its API, the copies of its pages. All of it is in
// the output folder, so nothing is built or extracted.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiEntry } from '../../../core/api/extract/api-entry.ts';
import { toOutputFile, toPublicPath } from '../../../core/model/url-path.ts';
import { toCopyFile } from '../../../core/publish/copies/to-copy-file.ts';
import { readMarker } from '../../output/output-folder.ts';
import { loadIndex, type LoadedIndex } from './load-index.ts';
import { SiteError } from '../../files/site-error.ts';
import { statPath } from '../../files/stat-path.ts';

/** A documented component or hook. */
export interface KnownEntry extends ApiEntry {
  readonly product: string;
  readonly packageName: string;
  /** The path of its page. */
  readonly path: string;
}

/** The packages of one product. */
export interface KnownProduct {
  readonly product: string;
  readonly packages: readonly { readonly name: string; readonly version: string }[];
  readonly entries: readonly KnownEntry[];
}

/** The data of a built site. After a new build, the next call returns new data. */
export interface Knowledge {
  readonly out: string;
  listProducts(): readonly KnownProduct[];
  /** Returns the search of a language, by default of the first; throws a SiteError if the site does not have it. */
  searchIn(language?: string): LoadedIndex;
  /** Reads the copy of the page at a path or an address of the site; undefined if there is none. */
  readCopy(path: string): string | undefined;
  /** Lists the files of all copies, with forward slashes. */
  listCopies(): readonly string[];
}

/** Opens the data of a built site; throws a SiteError if there is none. */
export function openKnowledge(out: string): Knowledge {
  if (!readMarker(out))
    throw new SiteError(`There is no built site in "${out}"`, 'Run docs build first, or name its folder with --out.');
  const readJson = createJsonReader(out);
  const listFiles = () => [...(readMarker(out)?.files.keys() ?? [])];

  return {
    out,
    listProducts: () =>
      listFiles()
        .filter((file) => /^api-docs\/[^/]+\.json$/.test(file))
        .map((file) => withProduct(readJson<KnownProduct>(file))),
    searchIn: createIndexReader(out),
    readCopy(path) {
      const file = toKnownFile(path);
      return listFiles().includes(file) && existsSync(join(out, file))
        ? readFileSync(join(out, file), 'utf8')
        : undefined;
    },
    listCopies: () => listFiles().filter((file) => file.endsWith('.md')),
  };
}

/** Turns an address, a path or a file into the file: "https://docs.example.com/lib/a/#b", "/lib/a", "lib/a.md". */
function toKnownFile(path: string): string {
  const [bare = ''] = path.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/);
  if (bare.endsWith('.md')) return bare.replace(/^\/+/, '');
  const page = toPublicPath(`/${bare.replace(/^\/+|(?<!\/)\/+$/g, '')}/`.replace('//', '/'));
  return toCopyFile({ outputFile: toOutputFile(page), canonicalPath: page });
}

function withProduct(known: KnownProduct): KnownProduct {
  return { ...known, entries: known.entries.map((entry) => ({ ...entry, product: known.product })) };
}

/** Loads an index again only after another build. */
function createIndexReader(out: string): Knowledge['searchIn'] {
  const read = createReader((language?: string) => loadIndex(out, language));
  return (language) => read(language, toFolderStamp(join(out, 'search')));
}

/** Reads a file again only if it has changed. */
function createJsonReader(out: string): <Value>(file: string) => Value {
  const read = createReader((file: string) => JSON.parse(readFileSync(join(out, file), 'utf8')) as unknown);
  return <Value>(file: string) => read(file, toStamp(join(out, file))) as Value;
}

/** Caches values by name as long as their stamp stays the same. */
function createReader<Name, Value>(read: (name: Name) => Value): (name: Name, stamp: string) => Value {
  const cache = new Map<Name, { readonly stamp: string; readonly value: Value }>();
  return (name, stamp) => {
    const cached = cache.get(name);
    if (cached?.stamp === stamp) return cached.value;
    const value = read(name);
    cache.set(name, { stamp, value });
    return value;
  };
}

function toFolderStamp(folder: string): string {
  return existsSync(folder)
    ? readdirSync(folder)
        .map((file) => toStamp(join(folder, file)))
        .join()
    : '';
}

function toStamp(path: string): string {
  const found = statPath(path);
  return found ? `${found.size} ${found.mtimeMs} ${found.ino}` : '';
}
