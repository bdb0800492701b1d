// Finds the engine's React, and whether a site has another version of it.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Problem } from '../../../core/model/problem.ts';
import { findSettingsFile } from './find-settings-file.ts';

/** Finds the engine's React, which the site's modules must share: two copies cannot render together. */
export function findReact(): Record<string, string> {
  const { resolve } = createRequire(import.meta.url);
  const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'];
  return Object.fromEntries(names.map((name) => [name, resolve(name)]));
}

/** Reports a site whose installed React has another major version than the engine's, which renders its pages. */
export function findOtherReact(root: string): Problem[] {
  const installed = readReact(join(root, 'docs.config.ts'))?.version;
  const own = readReact(import.meta.url)?.version;
  if (installed === undefined || own === undefined || toMajor(installed) === toMajor(own)) return [];
  return [
    {
      rule: 'react-version',
      severity: 'warning',
      place: { file: findSettingsFile(root) },
      message: `React ${installed} is installed for this site, but the engine is installed beside React ${own} and renders demos with that`,
      hint: 'Install the engine in the same project as the React of the site, and run it from there.',
    },
  ];
}

/** Reads the React that a module would import, with the file that states its version; undefined if there is none. */
export function readReact(from: string): { readonly file: string; readonly version: string } | undefined {
  try {
    const file = createRequire(from).resolve('react/package.json');
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown };
    return typeof version === 'string' ? { file, version } : undefined;
  } catch {
    return undefined;
  }
}

function toMajor(version: string): string | undefined {
  return version.split('.', 1)[0];
}
