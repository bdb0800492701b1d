// A JSON file that a demo imports → what is wrong with it, where it is.

import type { Problem } from '../../../core/problem.ts';

/** Finds why a text is no JSON; undefined where it is. */
export function findDataFault(file: string, text: string): Problem | undefined {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const found = /at position (\d+)/.exec(reason)?.[1];
    const isPlaced = found !== undefined || /end of/.test(reason);
    const above = text.slice(0, Math.min(Number(found ?? text.length), text.trimEnd().length)).split('\n');
    return {
      rule: 'demo-syntax',
      severity: 'error',
      place: { file, ...(isPlaced && { line: above.length, column: (above.at(-1)?.length ?? 0) + 1 }) },
      message: `The file is not JSON: ${reason.replace(/,? ?"[^]*"? is not valid JSON$| (?:in JSON )?at position[^]*$/, '')}`,
      hint: 'Correct it at this place. JSON has no comments, no comma before a closing bracket, and no single quotes.',
    };
  }
}
