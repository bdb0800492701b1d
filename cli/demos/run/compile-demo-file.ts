// One local file of a demo → the CommonJS that runs it in this process. Lines stay where they are,
// so an error's stack names the line that the author wrote.

import type { Options } from 'sucrase';
import { transformCode } from '../../../core/demos/transform-code.ts';

/** Says how a file is compiled to run here. A .ts file holds no elements: "<T>" is a type there. */
export function toDemoTransform(file: string): Options {
  const language: Options['transforms'] = /\.[mc]?ts$/.test(file) ? ['typescript'] : ['typescript', 'jsx'];
  return { transforms: [...language, 'imports'], jsxRuntime: 'automatic', production: true, filePath: file };
}

/** Compiles a file by its ending; throws a SyntaxError where it cannot be compiled. */
export function compileDemoFile(file: string, text: string): string {
  if (file.endsWith('.json')) return `module.exports = ${text.replace(/^\uFEFF/, '')};`;
  if (!/\.[mc]?[jt]sx?$/.test(file)) return '';
  return transformCode(text, toDemoTransform(file)).code;
}
