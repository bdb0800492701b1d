// A built site → what it knows, for programs: its search records, its API, the copies of its pages. All of it
// lies in the output folder, so nothing is built or extracted for it.

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
  /** Where the site explains it. */
  readonly path: string;
}

/** The packages of one product. */
export interface KnownProduct {
  readonly product: string;
  readonly packages: readonly { readonly name: string; readonly version: string }[];
  readonly entries: readonly KnownEntry[];
}

/** What a built site knows. A build that replaces it is seen at the next question. */
export interface Knowledge {
  readonly out: string;
  listProducts(): readonly KnownProduct[];
  /** The search of a language, else of the first; throws a SiteError where the site does not have it. */
  searchIn(language?: string): LoadedIndex;
  /** The copy of the page at a path, or at an address of the site; undefined where there is none. */
  readCopy(path: string): string | undefined;
  /** The files of all copies, with forward slashes. */
  listCopies(): readonly string[];
}

/** Opens what a site knows; throws a SiteError where nothing was built. */
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

/** An address, a path or the file itself: "https://docs.example.com/lib/a/#b", "/lib/a", "lib/a.md". */
function toKnownFile(path: string): string {
  const [bare = ''] = path.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/);
  if (bare.endsWith('.md')) return bare.replace(/^\/+/, '');
  const page = toPublicPath(`/${bare.replace(/^\/+|(?<!\/)\/+$/g, '')}/`.replace('//', '/'));
  return toCopyFile({ outputFile: toOutputFile(page), canonicalPath: page });
}

function withProduct(known: KnownProduct): KnownProduct {
  return { ...known, entries: known.entries.map((entry) => ({ ...entry, product: known.product })) };
}

/** Loads an index again only when there is another build. */
function createIndexReader(out: string): Knowledge['searchIn'] {
  const read = createReader((language?: string) => loadIndex(out, language));
  return (language) => read(language, toFolderStamp(join(out, 'search')));
}

/** Reads a file again only when it has changed. */
function createJsonReader(out: string): <Value>(file: string) => Value {
  const read = createReader((file: string) => JSON.parse(readFileSync(join(out, file), 'utf8')) as unknown);
  return <Value>(file: string) => read(file, toStamp(join(out, file))) as Value;
}

/** Keeps what was read under a name as long as its stamp stays. */
function createReader<Name, Value>(read: (name: Name) => Value): (name: Name, stamp: string) => Value {
  const kept = new Map<Name, { readonly stamp: string; readonly value: Value }>();
  return (name, stamp) => {
    const known = kept.get(name);
    if (known?.stamp === stamp) return known.value;
    const value = read(name);
    kept.set(name, { stamp, value });
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
