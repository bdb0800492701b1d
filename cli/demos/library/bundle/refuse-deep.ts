// Files of packages that are nested too deep for the bundler's stack → faults that name them. The bundler would crash the
// process silently, so suspicious files are tried in a separate process.

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'rolldown';
import { mayBeDeep } from '../../../../core/demos/library/may-be-deep.ts';
import { findDeepJson } from '../../../../core/text/find-deep-json.ts';
import type { BrokenFiles } from './broken-files.ts';

/** The depth of JSON that the bundler can read. */
const maxJsonDepth = 127;

/** Creates the plugin that stops at files that are nested too deep, except those already known. */
export function refuseDeep(broken: BrokenFiles): Plugin {
  return {
    name: 'deep-files',
    load: {
      filter: { id: /^(?!\0)[^?]+\.(?:[cm]?[jt]sx?|json)$/ },
      async handler(id) {
        if (broken.has(id)) return null;
        const text = await readFile(id, 'utf8').catch(() => '');
        const isDeep = id.endsWith('.json')
          ? findDeepJson(text, maxJsonDepth) !== undefined
          : mayBeDeep(text) && !(await isReadable(id));
        return isDeep ? this.error({ message: 'it is nested too deep to be read', id }) : null;
      },
    },
  };
}

/** Only the way the process ends counts: other faults are reported when the code is bundled. */
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

/** Returns whether the bundler can read a file without crashing. */
function isReadable(file: string): Promise<boolean> {
  const args = ['--input-type=module', '--eval', attempt, import.meta.resolve('rolldown'), file];
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error) => resolve(error === null));
  });
}
