// Loads packages that only checks need, installed beside the site or else beside the engine.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from '../../core/model/problem.ts';
import { toInstallCommand } from './to-install-command.ts';

/** Where a package may be installed. */
export interface ToolPlaces {
  /** The site's folder; without it, only the engine's packages are searched. */
  readonly root?: string;
  /** A file of the engine. */
  readonly engine?: string;
}

/** Finds the file of a package; undefined if it is not installed. */
export function findTool(name: string, { root, engine = import.meta.url }: ToolPlaces): string | undefined {
  for (const place of [...(root === undefined ? [] : [pathToFileURL(join(root, 'docs.config.ts'))]), engine]) {
    try {
      return createRequire(place).resolve(name);
    } catch {
      // The next place may have it.
    }
  }
  return undefined;
}

/** Loads a package, or returns the problem that it has to be installed. */
export async function loadTool<Tool>(
  name: string,
  places: ToolPlaces,
): Promise<{ tool: Tool; file: string } | { problem: Problem }> {
  const file = findTool(name, places);
  if (file === undefined) return { problem: toMissingTool(name, places.root ?? process.cwd()) };

  const module = (await import(pathToFileURL(file).href)) as { default?: Tool };
  // These packages are CommonJS: their exports are the default export.
  return { tool: module.default as Tool, file };
}

/** Creates the problem that a package has to be installed. */
export function toMissingTool(name: string, root: string): Problem {
  return {
    rule: 'check-tool-missing',
    severity: 'error',
    place: { file: 'package.json' },
    message: `The package "${name}" is not installed, but this check needs it`,
    hint: `Run ${toInstallCommand(name, root)} in the folder of the site.`,
  };
}
