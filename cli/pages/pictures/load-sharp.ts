// What encodes pictures: a package with compiled parts, which some machines have not. It is loaded for the
// first picture that needs it.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Sharp, SharpOptions } from 'sharp';

/** Opens a picture. */
export type OpenPicture = (bytes: Uint8Array, options: SharpOptions) => Sharp;

/** Loads the encoder; undefined where it cannot be loaded. */
export async function loadSharp(): Promise<OpenPicture | undefined> {
  try {
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    // Each thread of pages has its own.
    sharp.concurrency(1);
    return sharp;
  } catch {
    return undefined;
  }
}

/** Names the version of the encoder that is installed, without loading it; '' without one. */
export function readSharpVersion(): string {
  try {
    const file = createRequire(import.meta.url).resolve('sharp');
    const text = readFileSync(join(file.slice(0, file.lastIndexOf('sharp')), 'sharp/package.json'), 'utf8');
    return (JSON.parse(text) as { version: string }).version;
  } catch {
    return '';
  }
}
