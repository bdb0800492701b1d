// A TypeScript file of the site → the value that it exports by default.
//
// esbuild compiles it, with the local files it imports, into the cache; the next time nothing is
// compiled as long as none of those files has changed. What it exports is worked out every time:
// a configuration may read the environment.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildFailure, Message } from 'esbuild';
import type { Problem } from '../../core/problem.ts';
import { formatProblems } from '../../core/report/format-problems.ts';
import { hash } from '../hash.ts';

/** What loading needs to know. */
export interface LoadOptions {
  readonly root: string;
  readonly cache: string;
  /** Sets NODE packages that the engine itself brings, such as React, to absolute files. */
  readonly resolve?: Readonly<Record<string, string>>;
}

/** A compiled module: where it lies, and what stands for its content. */
interface CompiledModule {
  readonly path: string;
  readonly key: string;
}

interface CompileRecord {
  /** Where the engine's own packages lie; another place asks for another compile. */
  readonly resolve: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly key: string;
}

/** Loads the default export of a file of the site, named relative to its root. */
export async function loadModule(
  file: string,
  options: LoadOptions,
): Promise<{ value: unknown; key: string } | { problems: Problem[] }> {
  const compiled = await compileModule(file, options);
  if ('problems' in compiled) return compiled;

  const blame = () => reportExit(file);
  process.once('exit', blame);
  try {
    const module = (await import(pathToFileURL(compiled.path).href)) as { default?: unknown };
    if (!('default' in module)) return { problems: [exportProblem(file)] };
    return { value: module.default, key: compiled.key };
  } catch (error) {
    return { problems: [runProblem(file, error)] };
  } finally {
    process.off('exit', blame);
  }
}

/** Tells why the command ends before it has done anything, and that this is no success. */
function reportExit(file: string): void {
  // Ctrl+C is the user's own way to end it.
  if (process.exitCode === 130 || process.exitCode === 143) return;
  process.stderr.write(formatProblems([exitProblem(file)]));
  process.exitCode = 2;
}

/** Compiles a file of the site, or takes it from the cache. */
export async function compileModule(
  file: string,
  options: LoadOptions,
): Promise<CompiledModule | { problems: Problem[] }> {
  const folder = join(options.cache, 'modules');
  const recordFile = join(folder, `${hash(file)}.json`);
  const known = readRecord(recordFile);
  const path = (key: string) => join(folder, `${hash(file, key)}.mjs`);

  if (known && hashFile(path(known.key)) === known.key && isFresh(known, options))
    return { path: path(known.key), key: known.key };

  const bundled = await bundle(file, options);
  if ('problems' in bundled) return bundled;
  const key = hash(bundled.code);
  mkdirSync(folder, { recursive: true });
  writeWhole(path(key), bundled.code);
  writeWhole(
    recordFile,
    JSON.stringify({ inputs: bundled.inputs, key, resolve: toResolveKey(options) } satisfies CompileRecord),
  );
  return { path: path(key), key };
}

/** Another build, or "docs serve", may be reading the same cache. */
function writeWhole(file: string, contents: string | Uint8Array): void {
  writeFileSync(`${file}.${process.pid}`, contents);
  renameSync(`${file}.${process.pid}`, file);
}

function readRecord(file: string): CompileRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as CompileRecord;
  } catch {
    // Absent, or cut short by a kill: then it is compiled again.
    return undefined;
  }
}

function isFresh({ inputs, resolve }: CompileRecord, options: LoadOptions): boolean {
  const { root } = options;
  return (
    resolve === toResolveKey(options) &&
    Object.entries(inputs).every(([file, known]) => hashFile(join(root, file)) === known)
  );
}

function toResolveKey({ resolve = {} }: LoadOptions): string {
  return hash(JSON.stringify(resolve));
}

function hashFile(path: string): string {
  return existsSync(path) ? hash(readFileSync(path)) : '';
}

async function bundle(
  file: string,
  { root, resolve = {} }: LoadOptions,
): Promise<{ code: Uint8Array; inputs: Record<string, string> } | { problems: Problem[] }> {
  const { build } = await import('esbuild');
  try {
    const { outputFiles, metafile } = await build({
      absWorkingDir: root,
      entryPoints: [file],
      bundle: true,
      write: false,
      metafile: true,
      logLevel: 'silent',
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      jsx: 'automatic',
      charset: 'utf8',
      plugins: [
        {
          name: 'packages-of-the-engine',
          setup({ onResolve }) {
            onResolve({ filter: /^(react|react-dom)(\/|$)/ }, ({ path }) => {
              const own = resolve[path];
              return own === undefined ? undefined : { path: pathToFileURL(own).href, external: true };
            });
          },
        },
      ],
    });
    const inputs = Object.keys(metafile.inputs).filter((input) => existsSync(join(root, input)));
    return {
      code: outputFiles[0]?.contents ?? new Uint8Array(),
      inputs: Object.fromEntries(inputs.map((input) => [input, hashFile(join(root, input))])),
    };
  } catch (error) {
    const { errors } = error as Partial<BuildFailure>;
    if (!errors) throw error;
    return { problems: errors.map((message) => syntaxProblem(message, file)) };
  }
}

function syntaxProblem({ text, location }: Message, file: string): Problem {
  return {
    rule: 'module-syntax',
    severity: 'error',
    place: location ? { file: location.file, line: location.line, column: location.column + 1 } : { file },
    message: text,
    hint: 'Correct the code at this place.',
  };
}

function runProblem(file: string, error: unknown): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    rule: 'module-run',
    severity: 'error',
    place: { file },
    message: `The module stops with "${reason.split('\n')[0]}"`,
    hint: 'Correct the code that runs when the file is loaded.',
  };
}

function exitProblem(file: string): Problem {
  return {
    rule: 'module-exit',
    severity: 'error',
    place: { file },
    message: 'The module ends the process when it is loaded, so nothing is built',
    hint: 'Remove the call of process.exit.',
  };
}

function exportProblem(file: string): Problem {
  return {
    rule: 'module-export',
    severity: 'error',
    place: { file },
    message: 'The module has no default export',
    hint: 'Write "export default" before the value.',
  };
}
