import type { BrokenSheet } from '../../../core/demos/library/library.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { explainMissingFile } from './explain-missing-file.ts';
import { correctSheet } from '../../site/styles/preprocess-style.ts';

/** Creates the problem of a file of a library that is worked on; `fault` is like "4:7: unexpected token". */
export function toSourceProblem(file: string, fault: string, root: string): Problem {
  const [, line, column, message = fault] = /^(\d+):(\d+): (.*)$/s.exec(fault) ?? [];
  return toProblem({
    place: { file, ...(line !== undefined && { line: Number(line), column: Number(column) }) },
    ...(explainMissingFile(message, { root, file }) ?? { message, hint: 'Correct it here.' }),
  });
}

/** Creates the problem of a style sheet of a library that is worked on; the compiler's hint is kept. */
export function toSheetProblem({ place, message, hint }: BrokenSheet): Problem {
  return toProblem({ place, message, hint: hint === correctSheet ? 'Correct it here.' : hint });
}

function toProblem({ place, message, hint }: BrokenSheet): Problem {
  return {
    rule: 'library-source',
    severity: 'error',
    place,
    message: `The source of a library cannot be read: ${message}`,
    hint: `${hint} Pages that use it are updated after that.`,
  };
}
