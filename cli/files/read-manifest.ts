// The folder of a package → what its package.json says.
//
// Anybody may have written the file: a value of another kind than npm names is left out, so that what reads it need not
// check. Which fields there are: https://docs.npmjs.com/cli/configuring-npm/package-json.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from '../../core/api/to-source-url.ts';
import { isObject } from '../../core/text/describe-value.ts';

type Versions = Readonly<Record<string, string>>;

/** A package.json; the fields that lead to modules may hold anything. */
export interface PackageManifest {
  readonly name?: string;
  readonly version?: string;
  readonly description?: string;
  readonly homepage?: string;
  /** No registry takes it. */
  readonly private?: boolean;
  readonly repository?: Repository;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
  readonly peerDependencies?: Versions;
  readonly exports?: unknown;
  readonly main?: unknown;
  readonly module?: unknown;
  readonly types?: unknown;
  readonly typings?: unknown;
  readonly source?: unknown;
  readonly unpkg?: unknown;
  readonly jsdelivr?: unknown;
}

const texts = ['name', 'version', 'description', 'homepage'];
const versions = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const ways = ['exports', 'main', 'module', 'types', 'typings', 'source', 'unpkg', 'jsdelivr'];

/** Reads the package.json of a folder; undefined where there is none, or one that is no JSON of an object. */
export function readManifest(folder: string): PackageManifest | undefined {
  const written = parse(folder);
  if (!isObject(written)) return undefined;

  const fields = Object.entries(written).flatMap(([field, value]) => {
    const kept = pick(field, value);
    return kept === undefined ? [] : [[field, kept]];
  });
  return Object.fromEntries(fields) as PackageManifest;
}

function parse(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8').replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function pick(field: string, value: unknown): unknown {
  if (ways.includes(field)) return value ?? undefined;
  if (texts.includes(field)) return typeof value === 'string' && value !== '' ? value : undefined;
  if (versions.includes(field)) return isObject(value) ? withTexts(value) : undefined;
  if (field === 'private') return value === true ? true : undefined;
  if (field === 'repository') return pickRepository(value);
  return undefined;
}

function pickRepository(value: unknown): Repository | undefined {
  if (typeof value === 'string') return value;
  return isObject(value) ? withTexts({ url: value.url, directory: value.directory }) : undefined;
}

function withTexts(value: Readonly<Record<string, unknown>>): Versions {
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
