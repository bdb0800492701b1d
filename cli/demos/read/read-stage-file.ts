// The file of a stage → the stage, or its problem, with a place in the file.

import { readStage, type Stage } from '../../../core/demos/stage/read-stage.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { parseDemoFile } from './parse-demo-file.ts';
import type { DemoSource } from './read-demo.ts';

/** Reads the file of a stage. Syntax errors are reported as those of a demo. */
export function readStageFile({ file, code }: DemoSource): {
  readonly stage?: Stage;
  readonly problems: readonly Problem[];
} {
  const parsed = parseDemoFile(file, code);
  if ('problem' in parsed) return { problems: [] };
  const stage = readStage(code, (part) => (part === code ? parsed.program : parsePart(file, part)));
  if ('frame' in stage) return { stage, problems: [] };

  const { message, hint, offset } = stage;
  const above = code.slice(0, offset).split('\n');
  return {
    problems: [
      {
        rule: 'playground-stage',
        severity: 'error',
        place: { file, line: above.length, column: (above.at(-1)?.length ?? 0) + 1 },
        message,
        hint,
      },
    ],
  };
}

/** A part of parsed code can be parsed as well. */
function parsePart(file: string, part: string) {
  const parsed = parseDemoFile(file, part);
  if ('problem' in parsed) throw new Error(parsed.problem.message);
  return parsed.program;
}
