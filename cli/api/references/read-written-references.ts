// A folder that `docs api --json` wrote → its entries.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiEntry } from '../../../core/api/extract/api-entry.ts';
import { SiteError } from '../../site-error.ts';

/** Reads the entries of a folder, by the order of their files. */
export function readWrittenReferences(folder: string): ApiEntry[] {
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .sort()
    : [];
  if (files.length === 0)
    throw new SiteError(
      `The folder "${folder}" of --diff holds no API`,
      'Write one with "docs api --json" from the other version first, or name that version as it is installed.',
    );

  return files.map((file) => readEntry(join(folder, file)));
}

function readEntry(file: string): ApiEntry {
  const entry = parse(readFileSync(file, 'utf8'));
  if (isEntry(entry)) return entry;
  throw new SiteError(
    `The file "${file}" of --diff is none that "docs api --json" wrote`,
    'Name a folder that holds nothing else.',
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
  if (typeof value !== 'object' || value === null) return false;
  const { name, props, slots, classes, parameters, returnValue } = value as Partial<ApiEntry>;
  return (
    typeof name === 'string' &&
    [props, slots, classes, parameters, returnValue].every((part) => typeof part === 'object' && part !== null)
  );
}
