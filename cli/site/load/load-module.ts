// A TypeScript file of the site → the value of its default export.
//
// esbuild compiles it, with the local files it imports, into the cache, and again only when one of those files has
// changed. The module is evaluated every time: a configuration may read the environment.

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from '../../../core/model/problem.ts';
import { formatProblems } from '../../../core/check/report/format-problems.ts';
import { hash } from '../../files/hash.ts';
import type { LoadGuard, StopReason } from '../../threads/create-load-guard.ts';
import { isPlainModule } from '../../../core/config/is-plain-module.ts';
import { toSpecifier } from './modules/to-specifier.ts';
import { bundleModule, hashFile } from './modules/bundle-module.ts';
import { explainRunFault } from './modules/explain-run-fault.ts';
import { throwStray } from './modules/throw-stray.ts';
import { openStore } from '../../files/store/open-store.ts';
import { openTextStore } from '../../files/store/open-text-store.ts';

/** Options for compiling and loading modules. */
export interface LoadOptions {
  readonly root: string;
  readonly cache: string;
  /** Receives reports of damage to the cache. */
  readonly log: (message: string) => void;
  /** Maps npm packages that the engine provides, such as React, to absolute files. */
  readonly resolve?: Readonly<Record<string, string>>;
  /** Receives the site files that a module depends on, even if it cannot be compiled. */
  readonly onRead?: (files: readonly string[]) => void;
}

/** A compiled module: its file in the site, the path of its code if it is cached, and the key of its content. */
export interface CompiledModule {
  readonly file: string;
  readonly path?: string;
  readonly key: string;
  /** Whether it is only data. */
  readonly isPlain: boolean;
  /** The files of the site that it is compiled from. */
  readonly inputs: readonly string[];
}

interface CompileRecord {
  /** Key of the paths of the engine's packages; other paths need another compile. */
  readonly resolve: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly key: string;
}

/** Larger than any tree; limits values that are generated as they are read. */
const maxObjects = 1_000_000;
/** Properties that are read from any value, enumerable or not. */
const hiddenProperties = ['title', 'toJSON', 'then'];

/** Loads the default export of a file of the site, given relative to its root. */
export async function loadModule(
  file: string,
  options: LoadOptions & { guard: LoadGuard },
): Promise<{ value: unknown; compiled: CompiledModule } | { problems: Problem[] }> {
  const compiled = await compileModule(file, options);
  if ('problems' in compiled) return compiled;

  const blame = () => reportExit(file);
  process.once('exit', blame);
  try {
    const load = async () => {
      const module = await importModule(compiled, options);
      await touchValue(module.default);
      return module;
    };
    const loaded = compiled.isPlain ? { value: await load() } : await options.guard.run(() => throwStray(load));
    if ('stopped' in loaded) return { problems: [endlessProblem(file, loaded.stopped)] };
    if (!('default' in loaded.value)) return { problems: [exportProblem(file)] };
    return { value: loaded.value.default, compiled };
  } catch (error) {
    return { problems: [await explainRunFault(error, { module: compiled, ...options })] };
  } finally {
    process.off('exit', blame);
  }
}

/** Reads every property of an exported value, so that getters throw while the file to blame is known. */
async function touchValue(value: unknown): Promise<void> {
  if (value instanceof Promise) await value;
  const seen = new Set<object>();
  const open: unknown[] = [value];
  while (open.length > 0 && seen.size < maxObjects) {
    const one = open.pop();
    if (typeof one !== 'object' || one === null || seen.has(one)) continue;
    seen.add(one);
    // One by one, as a large tree exceeds the number of arguments of a call.
    for (const key of Object.keys(one)) open.push((one as Record<string, unknown>)[key]);
    for (const name of hiddenProperties) void (one as Record<string, unknown>)[name];
  }
}

/** Reports that a module has ended the command early, and sets a failing exit code. */
function reportExit(file: string): void {
  // The user pressed Ctrl+C.
  if (process.exitCode === 130 || process.exitCode === 143) return;
  process.stderr.write(formatProblems([exitProblem(file)]));
  process.exitCode = 2;
}

/** Compiles a file of the site, or reads it from the cache. */
export async function compileModule(
  file: string,
  options: LoadOptions,
): Promise<CompiledModule | { problems: Problem[] }> {
  const { cache, log } = options;
  const records = openStore<CompileRecord>(cache, 'modules', { log });
  const codes = openTextStore(cache, 'modules', { log, ending: '.mjs' });
  const toCodeKey = (key: string) => hash(file, key);

  const record = records.read(file);
  const cachedCode = record && isFresh(record, options) ? codes.read(toCodeKey(record.key)) : undefined;
  if (record && cachedCode !== undefined) {
    options.onRead?.(Object.keys(record.inputs));
    const path = codes.toFile(toCodeKey(record.key));
    return toCompiled(file, { ...record, path, code: cachedCode });
  }

  const bundled = await bundleModule(file, { ...options, folder: toFolder(options) });
  options.onRead?.('problems' in bundled ? bundled.reads : Object.keys(bundled.inputs));
  if ('problems' in bundled) return { problems: bundled.problems };
  const key = hash(bundled.code);
  if (!codes.write(toCodeKey(key), bundled.code)) return toCompiled(file, { ...bundled, key });
  records.write(file, { inputs: bundled.inputs, key, resolve: toResolveKey(options) });
  return toCompiled(file, { ...bundled, key, path: codes.toFile(toCodeKey(key)) });
}

/** The same fields in the same order, whether or not the code comes from the cache: a key of the site is made of them. */
function toCompiled(
  file: string,
  { path, key, code, inputs }: { path?: string; key: string; code: string; inputs: Readonly<Record<string, unknown>> },
): CompiledModule {
  return {
    file,
    ...(path !== undefined && { path }),
    key,
    isPlain: isPlainModule(code),
    inputs: Object.keys(inputs),
  };
}

/** Loads a compiled module into this thread, even if the cache was removed since it was compiled. */
export async function importModule(
  { file, path }: CompiledModule,
  options: LoadOptions,
): Promise<Readonly<Record<string, unknown>>> {
  if (path === undefined) return importUncached(file, options);
  try {
    return await importFile(path);
  } catch (error) {
    if (!isGone(error, path)) throw error;
    return importUncached(file, options);
  }
}

function isGone(error: unknown, path: string): boolean {
  const { code, url } = error as NodeJS.ErrnoException & { url?: string };
  return !existsSync(path) || code === 'ENOENT' || url === pathToFileURL(path).href;
}

/** Compiles a module that cannot be cached into a temporary folder, and loads it. */
async function importUncached(file: string, options: LoadOptions): Promise<Readonly<Record<string, unknown>>> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'));
  try {
    const bundled = await bundleModule(file, { ...options, folder });
    if ('problems' in bundled) throw new Error(bundled.problems[0]?.message);
    const path = join(folder, 'module.mjs');
    writeFileSync(path, bundled.code);
    return await importFile(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function importFile(path: string): Promise<Readonly<Record<string, unknown>>> {
  return (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>;
}

function toFolder({ cache }: LoadOptions): string {
  return join(cache, 'modules');
}

function isFresh({ inputs, resolve }: CompileRecord, options: LoadOptions): boolean {
  const { root } = options;
  return (
    resolve === toResolveKey(options) &&
    Object.entries(inputs).every(([file, known]) => hashFile(join(root, file)) === known)
  );
}

function toResolveKey(options: LoadOptions): string {
  const { resolve = {} } = options;
  return hash(...Object.entries(resolve).flatMap(([name, own]) => [name, toSpecifier(own, toFolder(options))]));
}

function exitProblem(file: string): Problem {
  return {
    rule: 'module-exit',
    severity: 'error',
    place: { file },
    message: 'The module ends the process when it is loaded, so nothing is built',
    hint: 'Remove the call to process.exit.',
  };
}

function endlessProblem(file: string, stopped: StopReason): Problem {
  return {
    rule: 'module-endless',
    severity: 'error',
    place: { file },
    message:
      stopped === 'time'
        ? 'The module does not finish running, so it was stopped'
        : 'The module takes more memory than settings can need, so it was stopped',
    hint: 'Look for a loop in the code that runs when the file is loaded.',
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
