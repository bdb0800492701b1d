// The compiler that judges a site's code: its own; where that has no interface for programs, as in version 7, the
// engine's.

import type * as TypeScript from 'typescript';
import { loadTool } from '../../files/load-tool.ts';

/** What the engine asks of a compiler. */
const needed = ['createProgram', 'createLanguageService', 'createCompilerHost', 'sys'] as const;

/** Loads the compiler, or tells that there is none. */
export async function loadCompiler(root: string): ReturnType<typeof loadTool<typeof TypeScript>> {
  const own = await loadTool<Partial<typeof TypeScript>>('typescript', { root });
  if ('tool' in own && isWhole(own.tool)) return { ...own, tool: own.tool };
  return loadTool<typeof TypeScript>('typescript', {});
}

function isWhole(tool: Partial<typeof TypeScript>): tool is typeof TypeScript {
  return needed.every((name) => tool[name] !== undefined);
}
