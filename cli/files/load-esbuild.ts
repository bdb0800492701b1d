// Wraps esbuild, which works in a process of its own, so that the end of that process is reported by name.
// A machine that runs out of memory ends such processes first.

import type { build, transform } from 'esbuild';

/** The functions of the compiler that the engine uses. */
interface Compiler {
  readonly build: typeof build;
  readonly transform: typeof transform;
}

/** Error code for a helper process that has ended. */
export const helperEnded = 'ERR_HELPER_ENDED';

/** Loads the compiler. After its process has ended, the next call starts another one. */
export async function loadEsbuild(): Promise<Compiler> {
  const esbuild = await import('esbuild');
  // Typed loosely, as the type of the result depends on the options.
  const watched =
    (work: (...args: never[]) => Promise<unknown>) =>
    async (...args: never[]) =>
      work(...args).catch(async (error: unknown) => {
        if (!(error instanceof Error && /^The service (?:was stopped|is no longer running)/.test(error.message)))
          throw error;
        await esbuild.stop();
        throw Object.assign(new Error('The helper process esbuild ended before its work was done'), {
          code: helperEnded,
        });
      });
  return { build: watched(esbuild.build) as typeof build, transform: watched(esbuild.transform) as typeof transform };
}
