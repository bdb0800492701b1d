// Makes a site in a folder. If that fails, also by a fault of this program, nothing of it is left: half a site would keep
// the next attempt from starting.

import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a new site consists of; other files of the folder are not touched. */
const siteNames = ['docs.config.ts', 'content', 'nav', 'dist', '.vitrine'];

/** Creates the folder and calls a function that writes a site into it; if it throws, removes what is new there. */
export async function writeAllOrNothing<Made>(folder: string, write: () => Promise<Made>): Promise<Made> {
  const made = mkdirSync(folder, { recursive: true });
  const before = new Set(readdirSync(folder));
  try {
    return await write();
  } catch (error) {
    const added = siteNames.filter((name) => !before.has(name)).map((name) => join(folder, name));
    for (const each of made === undefined ? added : [made]) rmSync(each, { recursive: true, force: true });
    throw error;
  }
}
