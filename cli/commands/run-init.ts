// docs init: copies the small site that comes with the engine.

import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { toEngineFile } from '../engine.ts';
import { SiteError } from '../site-error.ts';

/** Makes a site in a folder that is empty or not there yet. */
export async function runInit(folder: string): Promise<number> {
  const target = resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new SiteError(`The folder "${folder}" is not empty`, 'Name another one: a new site overwrites nothing.');
  }

  mkdirSync(target, { recursive: true });
  cpSync(toEngineFile('../starter'), target, { recursive: true });
  // npm leaves files of this name out of a package.
  writeFileSync(join(target, '.gitignore'), 'node_modules/\ndist/\n.vitrine/\n');

  const shown = relative(process.cwd(), target) || '.';
  console.log(
    `Made a site in ${shown}. See it with:\n\n  docs serve --watch --root ${shown}\n\nand build it with:\n\n  docs build --root ${shown}`,
  );
  return 0;
}
