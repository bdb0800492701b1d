// A worker thread: reads the fences that it is sent, and keeps what it has read of packages for the next ones.

import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type * as TypeScript from 'typescript';
import { findModule } from '../../files/find-module.ts';
import { loadTool } from '../../files/load-tool.ts';
import { createTypeReader, type ReadTypes } from '../create-type-reader.ts';
import { readCompilerOptions } from '../read-compiler-options.ts';
import type { Twoslash } from '../twoslash.ts';
import type { TypesAnswer, TypesWork } from './types-work.ts';

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread');

let reader: { readonly key: string; readonly read: ReadTypes } | undefined;

port.on('message', (work: TypesWork) => {
  answer(work).then(
    (found) => port.postMessage(found),
    (error: unknown) => {
      // Not a rejection: that would end with what the process makes of one.
      setImmediate(() => {
        throw error;
      });
    },
  );
});

async function answer({ root, alias, wishes }: TypesWork): Promise<TypesAnswer> {
  const loaded = await loadCompiler(root);
  if ('problem' in loaded) return loaded;
  const { tool: typescript } = loaded;
  const { options } = readCompilerOptions(typescript, { root, alias });
  const key = JSON.stringify([root, options]);
  if (reader?.key !== key) {
    // The part of the package that brings no compiler of its own.
    const file = findModule('twoslash', root)?.file.replace(/index\.mjs$/, 'core.mjs') ?? '';
    const twoslash = (await import(pathToFileURL(file).href)) as Twoslash;
    reader = { key, read: createTypeReader({ typescript, twoslash, root, options }) };
  }
  return { results: reader.read(wishes) };
}

/** The site's compiler; where that has no language service, as from version 7 on, the engine's. */
async function loadCompiler(root: string) {
  const own = await loadTool<typeof TypeScript>('typescript', { root });
  const isWhole = 'tool' in own && typeof (own.tool as Partial<typeof TypeScript>).createLanguageService === 'function';
  return isWhole ? own : loadTool<typeof TypeScript>('typescript', { root: dirname(fileURLToPath(import.meta.url)) });
}
