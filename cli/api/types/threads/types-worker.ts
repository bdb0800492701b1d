// Worker thread that reads the types of fences, and keeps the packages that it has read for the next ones.

import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { findModule } from '../../../files/find-module.ts';
import { openWorkspace } from '../../../site/workspace/open-workspace.ts';
import { toSourcePaths } from '../../../site/workspace/to-source-paths.ts';
import { FenceReader } from '../fence-reader.ts';
import { loadCompiler } from '../load-compiler.ts';
import { readCompilerOptions } from '../read-compiler-options.ts';
import type { Twoslash } from '../twoslash.ts';
import type { TypesAnswer, TypesMessage, TypesWork } from './types-work.ts';

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread');

/** The reader for a site with certain settings. */
let current: { readonly key: string; readonly reader: FenceReader } | undefined;

port.on('message', (work: TypesWork) => {
  answer(work).then(say, (error: unknown) => {
    // Thrown outside of the promise, because an unhandled rejection depends on settings of the process.
    setImmediate(() => {
      throw error;
    });
  });
});

function say(message: TypesMessage): void {
  port?.postMessage(message);
}

async function answer({ root, alias, sources, wants }: TypesWork): Promise<TypesAnswer> {
  const loaded = await loadCompiler(root);
  if ('problem' in loaded) return loaded;
  const { tool: typescript } = loaded;
  const workspace = openWorkspace({ root, sources });
  const paths = toSourcePaths(workspace);
  const { options } = readCompilerOptions(typescript, { root, alias, paths });
  const key = JSON.stringify([root, options, sources]);
  if (current?.key !== key) {
    // The part of the package without its own compiler.
    const file = findModule('twoslash', root)?.file.replace(/index\.mjs$/, 'core.mjs') ?? '';
    const twoslash = (await import(pathToFileURL(file).href)) as Twoslash;
    const { findSource } = workspace;
    current = { key, reader: new FenceReader({ typescript, twoslash, root, options, findSource }) };
  }
  return { results: current.reader.read(wants, (at) => say({ at })) };
}
