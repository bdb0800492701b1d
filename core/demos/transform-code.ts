// A source → what its compiler makes of it. The compiler trusts that brackets match: where they do not, it may stop in
// the middle with an error of its own. That is no fault of the engine, so whatever is thrown is a fault of the source.

import { transform, type Options, type TransformResult } from 'sucrase';

/** Compiles a source; what the compiler throws is always a SyntaxError, with `loc` where it knows the place. */
export function transformCode(code: string, options: Options): TransformResult {
  try {
    return transform(code, options);
  } catch (error) {
    if (error instanceof SyntaxError) throw error;
    // Code that is nested too deep ends the stack of the compiler.
    const message = error instanceof RangeError ? 'The code is nested too deep' : readMessage(error);
    throw new SyntaxError(message, { cause: error });
  }
}

/** "Error transforming Demo.tsx: Error: Unrecognized export syntax." → what follows the name. */
function readMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/^Error transforming [^:]*: (?:\w*Error: )?/, '').replace(/\.$/, '');
}
