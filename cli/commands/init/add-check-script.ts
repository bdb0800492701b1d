// Adds a script that builds and checks a new site to the package.json that npm would use there. Existing scripts stay;
// without a package.json, one is created in the site.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { foldersAbove } from '../../files/folders-above.ts';

/** Names for the script, the easiest to guess first. */
const names = ['check', 'check:docs'];

/** Adds the script; returns its name and its file, or undefined if nothing was added. */
export function addCheckScript(target: string): { readonly name: string; readonly file: string } | undefined {
  const existing = foldersAbove(target)
    .map((folder) => join(folder, 'package.json'))
    .find((file) => existsSync(file));
  const file = existing ?? join(target, 'package.json');
  const text = existing === undefined ? '{ "private": true }' : readFileSync(file, 'utf8');
  const manifest = readManifest(text);
  const name = manifest && names.find((each) => manifest.scripts?.[each] === undefined);
  if (!manifest || name === undefined) return undefined;

  const folder = relative(dirname(file), target).split(sep).join('/');
  const root = folder === '' ? '' : ` --root ${/\s/.test(folder) ? JSON.stringify(folder) : folder}`;
  const scripts = { ...manifest.scripts, [name]: `docs build${root} && docs check --types${root}` };
  const indent = /^[{]\r?\n([ \t]+)/.exec(text)?.[1] ?? 2;
  writeFileSync(file, `${JSON.stringify({ ...manifest, scripts }, null, indent)}\n`);
  return { name, file };
}

function readManifest(text: string): { readonly scripts?: Readonly<Record<string, string>> } | undefined {
  try {
    const manifest: unknown = JSON.parse(text);
    return typeof manifest === 'object' && manifest !== null && !Array.isArray(manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}
