// TypeScript → the JavaScript that is shown and exported.

import { removeTypes } from '../../../core/demos/remove-types.ts';
import { tidyCode } from './tidy-code.ts';

/** Removes the types of a source; undefined if it cannot be read, which is reported as a fault of the demo. */
export async function toPlainCode(code: string, file: string): Promise<string | undefined> {
  try {
    return await tidyCode(removeTypes(code, file));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
