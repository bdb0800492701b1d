// Loads the picture encoder, a package with compiled parts that some machines lack. It is loaded for the first picture
// that needs it.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Sharp, SharpOptions } from 'sharp';

/** Opens a picture. */
export type OpenPicture = (bytes: Uint8Array, options: SharpOptions) => Sharp;

/** Loads the encoder; returns undefined if it cannot be loaded. */
export async function loadSharp(): Promise<OpenPicture | undefined> {
  try {
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    // Each page thread has its own encoder.
    sharp.concurrency(1);
    return sharp;
  } catch {
    return undefined;
  }
}

/** Returns the installed version of the encoder without loading it; '' if there is none. */
export function readSharpVersion(): string {
  try {
    const file = createRequire(import.meta.url).resolve('sharp');
    const text = readFileSync(join(file.slice(0, file.lastIndexOf('sharp')), 'sharp/package.json'), 'utf8');
    return (JSON.parse(text) as { version: string }).version;
  } catch {
    return '';
  }
}
