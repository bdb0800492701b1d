// One local file of a demo → the CommonJS that runs it in this process. Lines stay where they are,
// so an error's stack names the line that the author wrote.

import { transform, type Options } from 'sucrase';

/** How code is compiled to run here. */
export const demoTransform: Options = { transforms: ['typescript', 'jsx', 'imports'], jsxRuntime: 'automatic', production: true };

/** Compiles a file by its ending; throws what cannot be compiled. */
export function compileDemoFile(file: string, text: string): string {
  if (file.endsWith('.json')) return `module.exports = ${text};`;
  if (!/\.[mc]?[jt]sx?$/.test(file)) return '';
  return transform(text, { ...demoTransform, filePath: file }).code;
}
