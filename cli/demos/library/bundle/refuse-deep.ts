// Files of packages that are nested deeper than the bundler's stack goes → faults that name them. The bundler
// would end the whole process without a word, so what may be too deep is tried in a process of its own.

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'rolldown';
import { mayBeDeep } from '../../../../core/demos/library/may-be-deep.ts';
import { findDeepJson } from '../../../../core/text/find-deep-json.ts';
import type { BrokenFiles } from './broken-files.ts';

/** What the bundler reads of JSON. */
const deepestJson = 127;

/** Creates the plugin that stops at files which are nested too deep, but for those that are known. */
export function refuseDeep(broken: BrokenFiles): Plugin {
  return {
    name: 'deep-files',
    load: {
      filter: { id: /^(?!\0)[^?]+\.(?:[cm]?[jt]sx?|json)$/ },
      async handler(id) {
        if (broken.has(id)) return null;
        const text = await readFile(id, 'utf8').catch(() => '');
        const isDeep = id.endsWith('.json')
          ? findDeepJson(text, deepestJson) !== undefined
          : mayBeDeep(text) && !(await isReadable(id));
        return isDeep ? this.error({ message: 'it is nested too deep to be read', id }) : null;
      },
    },
  };
}

/** What is wrong with the code besides is told where it is bundled: only how the process ends counts. */
const attempt = `
const [url, input] = process.argv.slice(1);
const { rolldown } = await import(url);
try {
  const transform = { target: 'es2022', jsx: { runtime: 'automatic' } };
  const bundle = await rolldown({ input, transform, external: (id) => id !== input, logLevel: 'silent' });
  await bundle.generate({ format: 'cjs', minify: true });
} catch {}
process.exit(0);
`;

/** Tells whether a file ends nobody's process. */
function isReadable(file: string): Promise<boolean> {
  const args = ['--input-type=module', '--eval', attempt, import.meta.resolve('rolldown'), file];
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error) => resolve(error === null));
  });
}
