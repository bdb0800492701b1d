// The folder of a package → the fields of its package.json.
//
// Anyone may have parsed the file: values of the wrong type are left out, so that callers need not check. The fields:
// https://docs.npmjs.com/cli/configuring-npm/package-json.

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
  /** A style sheet: "dist/styles.css". */
  readonly style?: string;
  /** Never published to a registry. */
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

const textFields = ['name', 'version', 'description', 'homepage', 'style'];
const versionFields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const moduleFields = ['exports', 'main', 'module', 'types', 'typings', 'source', 'unpkg', 'jsdelivr'];

/** Reads the package.json of a folder; undefined if it is missing or not a JSON object. */
export function readManifest(folder: string): PackageManifest | undefined {
  const parsed = parse(folder);
  if (!isObject(parsed)) return undefined;

  const fields = Object.entries(parsed).flatMap(([field, value]) => {
    const picked = pick(field, value);
    return picked === undefined ? [] : [[field, picked]];
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
  if (moduleFields.includes(field)) return value ?? undefined;
  if (textFields.includes(field)) return typeof value === 'string' && value !== '' ? value : undefined;
  if (versionFields.includes(field)) return isObject(value) ? withTexts(value) : undefined;
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
