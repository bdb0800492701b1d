// Loads the TypeScript compiler of a site, or the engine's if that has no programming interface, as in version 7.

import type * as TypeScript from 'typescript';
import { loadTool } from '../../files/load-tool.ts';

/** The functions that the engine needs from a compiler. */
const needed = ['createProgram', 'createLanguageService', 'createCompilerHost', 'sys'] as const;

/** Loads the compiler, or returns the problem that there is none. */
export async function loadCompiler(root: string): ReturnType<typeof loadTool<typeof TypeScript>> {
  const own = await loadTool<Partial<typeof TypeScript>>('typescript', { root });
  if ('tool' in own && isWhole(own.tool)) return { ...own, tool: own.tool };
  return loadTool<typeof TypeScript>('typescript', {});
}

function isWhole(tool: Partial<typeof TypeScript>): tool is typeof TypeScript {
  return needed.every((name) => tool[name] !== undefined);
}
