// Source code → compiled code. The compiler trusts that brackets match: where they do not, it may crash with an
// internal error. That is not a bug of the engine, so every error counts as a syntax error of the source.

import { transform, type Options, type TransformResult } from 'sucrase';

/** Compiles a source. Throws SyntaxErrors only, with `loc` if the compiler knows the place. */
export function transformCode(code: string, options: Options): TransformResult {
  try {
    return transform(code, options);
  } catch (error) {
    if (error instanceof SyntaxError) throw error;
    // Code that is nested too deep overflows the compiler's stack.
    const message = error instanceof RangeError ? 'The code is nested too deep' : readMessage(error);
    throw new SyntaxError(message, { cause: error });
  }
}

/** "Error transforming Demo.tsx: Error: Unrecognized export syntax." → "Unrecognized export syntax" */
function readMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/^Error transforming [^:]*: (?:\w*Error: )?/, '').replace(/\.$/, '');
}
