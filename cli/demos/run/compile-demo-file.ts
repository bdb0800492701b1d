// One local file of a demo → CommonJS that runs in this process. Lines are preserved, so that an error's stack has the
// line of the source.

import type { Options } from 'sucrase';
import { transformCode } from '../../../core/demos/transform-code.ts';

/** Returns the options for compiling a file to run in this process. A .ts file has no JSX: "<T>" is a type there. */
export function toDemoTransform(file: string): Options {
  const language: Options['transforms'] = /\.[mc]?ts$/.test(file) ? ['typescript'] : ['typescript', 'jsx'];
  return { transforms: [...language, 'imports'], jsxRuntime: 'automatic', production: true, filePath: file };
}

/** Compiles a file by its ending; throws a SyntaxError if that fails. */
export function compileDemoFile(file: string, text: string): string {
  if (file.endsWith('.json')) return `module.exports = ${text.replace(/^\uFEFF/, '')};`;
  if (!/\.[mc]?[jt]sx?$/.test(file)) return '';
  return transformCode(text, toDemoTransform(file)).code;
}
