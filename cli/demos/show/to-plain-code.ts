// TypeScript → the JavaScript that is shown and exported.

import { posix } from 'node:path';
import { removeTypes } from '../../../core/demos/remove-types.ts';
import { tidyCode } from './tidy-code.ts';

/** Removes the types of a source; undefined if it cannot be read, which is reported as a fault of the demo. */
export type ToPlainCode = (code: string, file: string) => Promise<string | undefined>;

/**
 * Creates the function that removes types. It remembers its results, because tidying takes long: a source is shown and
 * exported, and demos share files.
 */
export function createPlainCoder(): ToPlainCode {
  const made = new Map<string, Promise<string | undefined>>();

  return function toPlainCode(code, file) {
    // The extension decides how a source is parsed.
    const key = `${posix.extname(file)}\n${code}`;
    const plain = made.get(key) ?? makePlain(code, file);
    made.set(key, plain);
    return plain;
  };
}

async function makePlain(code: string, file: string): Promise<string | undefined> {
  try {
    return await tidyCode(removeTypes(code, file));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
