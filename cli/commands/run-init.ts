// docs init: copies the small site that comes with the engine.

import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { toEngineFile } from '../engine.ts';
import { findSettingsFile } from '../load/find-settings-file.ts';
import { SiteError } from '../site-error.ts';

const ignored = ['node_modules/', 'dist/', '.vitrine/'];

/** Makes a site in a folder: in an empty one, or beside what has nothing to do with a site. */
export async function runInit(folder: string): Promise<number> {
  const target = resolve(folder);
  const starter = toEngineFile('../starter');
  const taken = findTaken(target, starter);
  if (taken !== undefined)
    throw new SiteError(
      `There is a "${taken}" in "${folder}"`,
      'Name another folder, such as "docs": a new site overwrites nothing.',
    );

  mkdirSync(target, { recursive: true });
  cpSync(starter, target, { recursive: true });
  writeIgnoreFile(join(target, '.gitignore'));

  const shown = relative(process.cwd(), target);
  const root = shown === '' ? '' : ` --root ${shown}`;
  console.log(
    `Made a site in ${shown || 'this folder'}. See it with:\n\n  npx docs serve --watch${root}\n\nand build it with:\n\n  npx docs build${root}`,
  );
  return 0;
}

/** Finds what a new site would have to write, and somebody else has written. */
function findTaken(target: string, starter: string): string | undefined {
  const settings = findSettingsFile(target);
  if (existsSync(join(target, settings))) return settings;
  return readdirSync(starter).find((name) => existsSync(join(target, name)));
}

/** npm leaves files of this name out of a package, so it is written here; lines that are there stay. */
function writeIgnoreFile(file: string): void {
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = known.split(/\r?\n/).map((line) => line.replace(/^\/|\/$/g, ''));
  const missing = ignored.filter((line) => !lines.includes(line.replace(/\/$/, '')));
  const start = known === '' || known.endsWith('\n') ? known : `${known}\n`;
  if (missing.length > 0) writeFileSync(file, `${start}${missing.join('\n')}\n`);
}
