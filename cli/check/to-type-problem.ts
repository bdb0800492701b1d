// What the compiler says → a problem with the place in the demo's file.

import { relative } from 'node:path';
import type * as TypeScript from 'typescript';
import type { Problem } from '../../core/problem.ts';
import { toTypeMessage } from '../types/to-type-message.ts';

/** A package, or its types, that the compiler does not find. */
const missingPackage = [2307, 2792, 2875, 7016];

/** Turns a diagnostic of the compiler into a problem. */
export function toTypeProblem(diagnostic: TypeScript.Diagnostic, root: string): Problem {
  const { file, start, code } = diagnostic;
  const place = file && start !== undefined ? file.getLineAndCharacterOfPosition(start) : undefined;
  const isPackage = missingPackage.includes(code);

  return {
    rule: 'demo-type',
    severity: 'error',
    place: {
      file: file ? relative(root, file.fileName).replaceAll('\\', '/') : 'tsconfig.json',
      ...(place && { line: place.line + 1, column: place.character + 1 }),
    },
    message: toTypeMessage(diagnostic),
    hint: isPackage ? 'Correct the name, or install the package and its types.' : 'Correct the code at this place.',
  };
}
