// A TypeScript file of the site, with the local files that it imports → one module. Packages stay outside: they
// are found where the site has them.

import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { isAbsolute, join, posix, relative, sep } from 'node:path';
import type { BuildFailure, Message } from 'esbuild';
import type { Problem } from '../../../../core/model/problem.ts';
import { explainSign } from '../../../../core/text/explain-sign.ts';
import { loadEsbuild } from '../../../files/load-esbuild.ts';
import { hash } from '../../../files/hash.ts';
import { fileCandidates } from '../../../../core/demos/closure/file-candidates.ts';
import { explainMissingFile, readMissing } from './explain-missing-file.ts';
import { toSpecifier } from './to-specifier.ts';

interface BundleOptions {
  readonly root: string;
  /** Sets packages that the engine itself brings to absolute files. */
  readonly resolve?: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly hasMap?: boolean;
}

/** Marks a question to the bundler that it must not hand on to us. */
const asking = Symbol('asking');

/** Hashes a file; '' where there is none. */
export function hashFile(path: string): string {
  return existsSync(path) ? hash(readFileSync(path)) : '';
}

/** A module, and hashes of the files that it is made of. */
interface BundledModule {
  readonly code: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly map?: string;
}

/** What is wrong with the files of a module, and those that it hangs on: what was read, and what was looked for. */
interface BrokenModule {
  readonly problems: Problem[];
  readonly reads: readonly string[];
}

/**
 * Bundles a file of the site with those it imports, as a module that lies in `folder`. With `hasMap`, it says
 * where the code comes from as well.
 */
export async function bundleModule(
  file: string,
  { root, resolve = {}, folder, hasMap = false }: BundleOptions,
): Promise<BundledModule | BrokenModule> {
  const { build } = await loadEsbuild();
  const read = new Set<string>();
  const isApart = relative(root, folder).startsWith('..') || isAbsolute(relative(root, folder));
  try {
    const { outputFiles, metafile } = await build({
      absWorkingDir: root,
      entryPoints: [file],
      bundle: true,
      write: false,
      metafile: true,
      outfile: join(root, 'module.mjs'),
      ...(hasMap && { sourcemap: 'external' as const }),
      logLevel: 'silent',
      format: 'esm',
      platform: 'node',
      target: 'node20',
      ...(!isApart && { packages: 'external' as const }),
      conditions: [],
      jsx: 'automatic',
      charset: 'utf8',
      plugins: [
        {
          name: 'packages-of-the-engine',
          setup({ onResolve, onLoad, resolve: find }) {
            onResolve({ filter: /^(react|react-dom)(\/|$)/ }, ({ path }) => {
              const own = resolve[path];
              return own === undefined ? undefined : { path: toSpecifier(own, folder), external: true };
            });
            // Settings need no installed package: what they import is the engine that reads them.
            onResolve({ filter: /^vitrine$/ }, ({ path }) => ({ path, namespace: 'engine' }));
            // From a folder outside of the site, no package of the site is found by its name.
            if (isApart)
              onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, resolveDir, kind }) => {
                if (pluginData === asking || isBuiltin(path) || kind === 'entry-point') return undefined;
                const found = await find(path, { resolveDir, kind, pluginData: asking });
                return found.errors.length > 0 ? undefined : { path: toSpecifier(found.path, folder), external: true };
              });
            // Nothing else says what a bundle with a fault was to be made of.
            onLoad({ filter: /./, namespace: 'file' }, ({ path }) => {
              read.add(toInput(path, root));
              return undefined;
            });
            onLoad({ filter: /./, namespace: 'engine' }, () => ({
              contents:
                'export const defineConfig = (settings) => settings; export const definePlugin = (plugin) => plugin;',
            }));
          },
        },
      ],
    });
    const inputs = Object.keys(metafile.inputs).filter((input) => existsSync(join(root, input)));
    return {
      code: outputFiles.find(({ path }) => path.endsWith('.mjs'))?.text ?? '',
      ...(hasMap && { map: outputFiles.find(({ path }) => path.endsWith('.map'))?.text ?? '' }),
      inputs: Object.fromEntries(inputs.map((input) => [input, hashFile(join(root, input))])),
    };
  } catch (error) {
    const { errors } = error as Partial<BuildFailure>;
    if (!errors) throw error;
    return {
      problems: errors.map((message) => syntaxProblem(message, { root, file })),
      reads: [...new Set([...read, ...errors.flatMap((message) => listAbsent(message, file))])].sort(),
    };
  }
}

/** As the bundler names it: from the root, with forward slashes. */
function toInput(path: string, root: string): string {
  return relative(root, path).split(sep).join('/');
}

/** The files that an import may mean which leads nowhere: once one of them is there, it leads to that. */
function listAbsent({ text, location }: Message, file: string): string[] {
  const written = readMissing(text);
  return written === undefined ? [] : fileCandidates(posix.join(posix.dirname(location?.file ?? file), written));
}

function syntaxProblem({ text, location }: Message, { root, file }: { root: string; file: string }): Problem {
  const signs = [...text.matchAll(/"([^"\s])/gu)].flatMap(([, sign = '']) => explainSign(sign) ?? []);
  const missing = explainMissingFile(text, { root, importer: location?.file ?? file });
  return {
    rule: 'module-syntax',
    severity: 'error',
    place: location ? { file: location.file, line: location.line, column: columnOf(location) } : { file },
    message: text,
    hint: signs[0] ?? 'Correct the code at this place.',
    ...missing,
  };
}

/** esbuild counts bytes. */
function columnOf({ lineText, column }: NonNullable<Message['location']>): number {
  return Buffer.from(lineText).subarray(0, column).toString().length + 1;
}
