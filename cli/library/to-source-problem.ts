import type { Problem } from '../../core/problem.ts';

/** Tells what is wrong with a file of a library that is worked on, where it is: `fault` is "4:7: unexpected token". */
export function toSourceProblem(file: string, fault: string): Problem {
  const [, line, column, message = fault] = /^(\d+):(\d+): (.*)$/s.exec(fault) ?? [];
  return {
    rule: 'library-source',
    severity: 'error',
    place: { file, ...(line !== undefined && { line: Number(line), column: Number(column) }) },
    message: `The source of a library cannot be read: ${message}`,
    hint: 'Correct it here. Pages that use it are updated after that.',
  };
}
