// Version, key and folders of the compiled engine.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The engine's version, and a key that changes with every byte of its code. */
interface Engine {
  readonly version: string;
  readonly key: string;
}

/** Reads lib/engine.json. All compiled files are side by side in lib/. */
export function readEngine(): Engine {
  return JSON.parse(readFileSync(toEngineFile('engine.json'), 'utf8')) as Engine;
}

/** Returns the path of a file of the compiled engine. */
export function toEngineFile(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** The folder of the engine's package.json: above lib/ as well as above the sources. */
export const packageFolder = findPackageFolder(import.meta.dirname);

function findPackageFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findPackageFolder(dirname(folder));
}

/** The folder whose packages count as installed besides the site's: React may come with the engine. */
export const engineFolder = import.meta.dirname;
