// The text of a code file → its syntax tree, or what a parser could not read, where it stands.

import { parseSync } from 'rolldown/utils';
import type { SyntaxNode } from '../../core/demos/extract-preview.ts';
import type { Problem } from '../../core/problem.ts';

/** Parses a file of a demo. */
export function parseDemoFile(
  file: string,
  text: string,
): { readonly program: SyntaxNode } | { readonly problem: Problem } {
  // A file that is called .js may hold elements, as every bundler of React reads it.
  const { program, errors } = parseSync(file.replace(/\.[mc]?js$/, '.jsx'), text);
  const [error] = errors.filter(({ severity }) => severity === 'Error');
  if (!error) return { program: program as unknown as SyntaxNode };

  const start = error.labels[0]?.start ?? 0;
  const above = text.slice(0, start).split('\n');
  return {
    problem: {
      rule: 'demo-syntax',
      severity: 'error',
      place: { file, line: above.length, column: (above.at(-1)?.length ?? 0) + 1 },
      message: error.message,
      hint: error.helpMessage ?? 'Correct the code at this place.',
    },
  };
}
