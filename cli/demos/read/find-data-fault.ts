// A JSON file that a demo imports → what is wrong with it, where it is.

import type { Problem } from '../../../core/problem.ts';
import { findJsonFault } from '../../../core/text/find-json-fault.ts';
import { toPosition } from '../../../core/text/to-position.ts';

/** Finds why a text is no JSON; undefined where it is. */
export function findDataFault(file: string, text: string): Problem | undefined {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const offset = Math.min(findJsonFault(text.replace(/^\uFEFF/, ' ')), text.trimEnd().length);
    return {
      rule: 'demo-syntax',
      severity: 'error',
      place: { file, ...toPosition(text, offset) },
      message: `The file is not JSON: ${reason.split(/,? ?(?:\.\.\.)?"| (?:in JSON )?at position/, 1)[0]}`,
      hint: 'Correct it at this place. JSON has no comments, no comma before a closing bracket, and no single quotes.',
    };
  }
}
