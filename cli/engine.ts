// What the compiled engine says of itself.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The engine's version, and a key that changes with every byte of its code. */
interface Engine {
  readonly version: string;
  readonly key: string;
}

/** Reads lib/engine.json. All compiled files lie side by side in lib/. */
export function readEngine(): Engine {
  return JSON.parse(readFileSync(toEngineFile('engine.json'), 'utf8')) as Engine;
}

/** Finds a file of the compiled engine. */
export function toEngineFile(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** The folder whose packages count as installed besides the site's: React may be the engine's own. */
export const engineFolder = import.meta.dirname;
