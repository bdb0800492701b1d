// Reads a saved API: a folder that `docs api --json` wrote, or the file /api-docs/<product>.json of an earlier build.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ApiEntry } from '../../../core/api/extract/api-entry.ts';
import type { ApiSymbol } from '../../../core/api/extract/symbols/api-symbol.ts';
import type { ApiVersion } from '../../../core/api/history/api-version.ts';
import { symbolFolders } from '../../../core/api/pages/symbols/plan-symbol-pages.ts';
import { SiteError } from '../../files/site-error.ts';
import { isFile } from '../../files/stat-path.ts';

/** The file that lists the packages and versions in a folder. */
export const packagesFile = '_packages.json';

/** The requested package, and the name of the place in messages. */
interface SavedOptions {
  readonly packageName: string;
  /** Other packages of the product, whose entries are left out. */
  readonly others: readonly string[];
  /** The option or setting that names the place: "--diff", "--history". */
  readonly asked: string;
}

/** Reads the saved API of one package. Throws a SiteError if there is none. */
export function readSavedApi(path: string, { packageName, others, asked }: SavedOptions): ApiVersion {
  const saved = isFile(path) ? readManifest(path, asked) : readFolder(path, asked);
  const named = saved.packages.find(({ name }) => name === packageName)?.version;
  // A folder may be named after the version; older files have no version number.
  const version =
    named ??
    basename(path)
      .replace(/\.json$/, '')
      .replace(/^v(?=\d)/, '');
  const isOwn = (one: ApiEntry | ApiSymbol): boolean => {
    const owner = (one as { readonly packageName?: string }).packageName;
    return owner === undefined ? !others.some((other) => one.source.startsWith(`${other}/`)) : owner === packageName;
  };
  return { version, entries: saved.entries.filter(isOwn), symbols: saved.symbols.filter(isOwn) };
}

interface SavedApi extends Pick<ApiVersion, 'entries' | 'symbols'> {
  readonly packages: readonly { readonly name: string; readonly version: string }[];
}

function readManifest(file: string, asked: string): SavedApi {
  const value = parse(readFileSync(file, 'utf8'));
  const { packages, entries, symbols } = (isRecord(value) ? value : {}) as Partial<SavedApi>;
  if (!Array.isArray(entries) || !entries.every(isEntry) || !Array.isArray(packages)) throw toError(file, asked);
  return {
    packages: packages.filter(isPackage),
    entries,
    symbols: Array.isArray(symbols) ? symbols.filter(isSymbol) : [],
  };
}

function readFolder(folder: string, asked: string): SavedApi {
  const files = listFiles(folder).filter((file) => file !== packagesFile);
  if (files.length === 0)
    throw new SiteError(
      `The folder "${folder}" of ${asked} contains no API`,
      'Write one with "docs api --json" from the other version first, or name an installed version.',
    );
  const packages = readIfThere(join(folder, packagesFile));
  return {
    packages: Array.isArray(packages) ? packages.filter(isPackage) : [],
    entries: files.map((file) => readAs(join(folder, file), { is: isEntry, asked })),
    symbols: Object.values(symbolFolders).flatMap((kind) =>
      listFiles(join(folder, kind)).map((file) => readAs(join(folder, kind, file), { is: isSymbol, asked })),
    ),
  };
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
}

function readIfThere(file: string): unknown {
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
}

function readAs<Value>(file: string, { is, asked }: { is: (value: unknown) => value is Value; asked: string }): Value {
  const value = readIfThere(file);
  if (is(value)) return value;
  throw toError(file, asked);
}

function toError(file: string, asked: string): SiteError {
  return new SiteError(
    `The file "${file}" of ${asked} was not written by "docs api --json"`,
    'Name a folder that contains nothing else.',
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is ApiEntry {
  if (!isRecord(value)) return false;
  const { name, source, props, slots, classes, parameters, returnValue } = value;
  return (
    typeof name === 'string' &&
    typeof source === 'string' &&
    [props, slots, classes, parameters, returnValue].every((part) => typeof part === 'object' && part !== null)
  );
}

function isSymbol(value: unknown): value is ApiSymbol {
  return (
    isRecord(value) &&
    [value.name, value.source].every((part) => typeof part === 'string') &&
    Object.hasOwn(symbolFolders, String(value.kind))
  );
}

function isPackage(value: unknown): value is { name: string; version: string } {
  return isRecord(value) && typeof value.name === 'string' && typeof value.version === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
