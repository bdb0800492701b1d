// A JSON file that a demo imports → its fault, with line and column.

import type { Problem } from '../../core/model/problem.ts';
import { findDeepJson } from '../../core/text/find-deep-json.ts';
import { findJsonFault } from '../../core/text/find-json-fault.ts';
import { toPosition } from '../../core/text/to-position.ts';

/** Finds why a text is not JSON; undefined if it is. */
export function findDataFault(file: string, text: string): Problem | undefined {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return findDepthFault(file, text);
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

/** Code that reads or draws deeper data runs out of stack. */
const maxDepth = 1000;

function findDepthFault(file: string, text: string): Problem | undefined {
  const offset = findDeepJson(text, maxDepth);
  if (offset === undefined) return undefined;
  return {
    rule: 'demo-syntax',
    severity: 'error',
    place: { file, ...toPosition(text, offset) },
    message: `The data is nested more than ${maxDepth} levels deep`,
    hint: 'Flatten it: keep the parts in one list, and let them refer to each other by name.',
  };
}
