// A problem with a demo as a whole → the same at the line of the demo's export, so that a terminal can open it.

import { join } from 'node:path';
import type { Problem } from '../../../core/model/problem.ts';
import { toPosition } from '../../../core/text/to-position.ts';
import { readIfThere } from '../../files/read-if-there.ts';

/** Adds the missing line and column to a problem; a file that does not exist has none. */
export function placeDemoProblem(problem: Problem, root: string): Problem {
  const { file, line, column } = problem.place;
  if (line !== undefined && column !== undefined) return problem;
  const text = readIfThere(join(root, file))?.toString();
  if (text === undefined) return problem;
  const start = toStart(text, line);
  return { ...problem, place: { ...problem.place, ...toPosition(text, start) } };
}

/** Returns the start of the line's text, or else the export. */
function toStart(text: string, line: number | undefined): number {
  if (line === undefined) return Math.max(0, text.search(/^[ \t]*export\s+(?:default\b|\{[^}]*\bdefault\b)/m));
  const lines = text.split(/(?<=\n)/);
  const before = lines.slice(0, line - 1).join('').length;
  return before + Math.max(0, (lines[line - 1] ?? '').search(/\S/));
}
