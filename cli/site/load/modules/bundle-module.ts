// A TypeScript file of the site, with the local files that it imports → one module. Packages stay external: they are
// resolved from the site.

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
  /** Maps packages that the engine provides to absolute files. */
  readonly resolve?: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly hasMap?: boolean;
}

/** Marks resolve requests of the plugin, so that it does not receive them itself. */
const asking = Symbol('asking');

/** Hashes a file; '' if it does not exist. */
export function hashFile(path: string): string {
  return existsSync(path) ? hash(readFileSync(path)) : '';
}

/** A module, with hashes of its source files. */
interface BundledModule {
  readonly code: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly map?: string;
}

/** The problems of a module, and the files that it depends on: those read, and those looked for. */
interface BrokenModule {
  readonly problems: Problem[];
  readonly reads: readonly string[];
}

/**
 * Bundles a file of the site with its imports, as a module to be placed in `folder`. With `hasMap`, it includes a
 * source map.
 */
export async function bundleModule(
  file: string,
  { root, resolve = {}, folder, hasMap = false }: BundleOptions,
): Promise<BundledModule | BrokenModule> {
  const { build } = await loadEsbuild();
  const readFiles = new Set<string>();
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
            // Settings need no installed package: they import the engine that reads them.
            onResolve({ filter: /^vitrine$/ }, ({ path }) => ({ path, namespace: 'engine' }));
            // From a folder outside the site, packages of the site cannot be resolved by name.
            if (isApart)
              onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, resolveDir, kind }) => {
                if (pluginData === asking || isBuiltin(path) || kind === 'entry-point') return undefined;
                const found = await find(path, { resolveDir, kind, pluginData: asking });
                return found.errors.length > 0 ? undefined : { path: toSpecifier(found.path, folder), external: true };
              });
            // The only record of the source files of a bundle that failed.
            onLoad({ filter: /./, namespace: 'file' }, ({ path }) => {
              readFiles.add(toInput(path, root));
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
      reads: [...new Set([...readFiles, ...errors.flatMap((message) => listAbsent(message, file))])].sort(),
    };
  }
}

/** Returns the path as the bundler names it: from the root, with forward slashes. */
function toInput(path: string, root: string): string {
  return relative(root, path).split(sep).join('/');
}

/** Lists the files that would satisfy an unresolved import. */
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

/** Returns the column in characters; esbuild counts bytes. */
function columnOf({ lineText, column }: NonNullable<Message['location']>): number {
  return Buffer.from(lineText).subarray(0, column).toString().length + 1;
}
