// Indexes a finished output folder for the server. Left out: names that start with a dot (except /.well-known/), links
// that leave the folder, links to folders, other files that are not regular, and `_redirects` and `_headers`.

import { readdirSync, realpathSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { parseHeaders } from '../../../core/publish/hosting/parse-headers.ts';
import { parseRedirects } from '../../../core/publish/hosting/parse-redirects.ts';
import { contentType } from '../../files/content-type.ts';
import type { ServedFile, ServedSite } from './served-site.ts';
import { statPath } from '../../files/stat-path.ts';

const rules = ['/_redirects', '/_headers'];

/** Indexes an output folder; returns undefined if it does not exist. */
export async function indexFolder(folder: string): Promise<ServedSite | undefined> {
  const root = await findFolder(folder);
  if (root === undefined) return undefined;

  const found: [string, ServedFile][] = [];
  walk(root, '', found);
  const files = new Map(found);
  const redirects = parseRedirects(await readRules(files, '/_redirects'), '_redirects');
  const headers = parseHeaders(await readRules(files, '/_headers'), '_headers');

  return {
    files: new Map(found.filter(([path]) => !rules.includes(path))),
    redirects: redirects.rules,
    headers: headers.rules,
    problems: [...redirects.problems, ...headers.problems],
  };
}

async function findFolder(folder: string): Promise<string | undefined> {
  const status = await stat(folder).catch(() => undefined);
  return status?.isDirectory() ? realpath(folder) : undefined;
}

// Synchronous, because thousands of small asynchronous calls would take three times as long.
function walk(root: string, path: string, found: [string, ServedFile][]): void {
  const shown = readdirSync(join(root, path), { withFileTypes: true })
    .map((entry) => ({ entry, path: `${path}/${entry.name}` }))
    .filter(({ entry, path: own }) => !entry.name.startsWith('.') || own === '/.well-known')
    .sort((a, b) => (a.path < b.path ? -1 : 1));

  for (const { entry, path: own } of shown) {
    if (entry.isDirectory()) {
      walk(root, own, found);
      continue;
    }
    const file = entry.isFile() ? toEntry(join(root, own), own) : toServedFile(root, own);
    if (file) found.push([own.normalize('NFC'), file]);
  }
}

function toServedFile(root: string, path: string): ServedFile | undefined {
  const file = readTarget(join(root, path));
  if (file === undefined || !file.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined;

  // A link must not lead to a file that has no path itself.
  const inside = file
    .slice(root.length)
    .split(sep)
    .filter((part) => part !== '');
  if (inside.some((part, index) => part.startsWith('.') && !(index === 0 && part === '.well-known'))) return undefined;

  return toEntry(file, path);
}

/** Resolves a link; undefined if it is broken or was removed. */
function readTarget(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function toEntry(file: string, path: string): ServedFile | undefined {
  const status = statPath(file);
  return status?.isFile() ? { file, type: contentType(path), size: status.size } : undefined;
}

async function readRules(files: ReadonlyMap<string, ServedFile>, path: string): Promise<string> {
  const entry = files.get(path);
  return entry ? readFile(entry.file, 'utf8') : '';
}
