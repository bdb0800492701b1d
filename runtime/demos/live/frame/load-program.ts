// Compiled files → the components to render. Every file is a separate script with its own address, so
// that errors name it; its imports are resolved to packages and the other files.

import type { ComponentType } from 'react';
import type { DemoSurroundings, DemoWrapper } from '../../root/demo-root.tsx';
import type { EmotionLibrary } from '../../root/emotion.ts';
import type { LiveManifestModule } from '../manifest.ts';
import type { EmotionModules, LiveImport, LiveModule, LiveProgram, LiveStyle } from '../messages.ts';
import { orderStyles } from './order-styles.ts';
import { strictNamespace } from './strict-namespace.ts';

/** A demo to render, with its surroundings and style sheets. */
export interface Scene extends DemoSurroundings {
  readonly Demo: ComponentType;
  readonly styles: readonly string[];
}

/** Options for loading a program. */
interface LoadOptions {
  readonly urls: ReadonlyMap<string, string>;
  /** Filled with the file of each address, for errors. */
  readonly files: Map<string, string>;
  readonly guard: () => void;
  readonly emotion?: EmotionModules;
}

type Exports = Record<string, unknown>;
type Factory = (
  require: (specifier: string) => unknown,
  module: { exports: Exports },
  exports: Exports,
  guard: () => void,
) => void;

/** Loads and runs a program's files. */
export async function loadProgram(program: LiveProgram, options: LoadOptions): Promise<Scene> {
  const packages = await loadPackages(program, options);
  const factories = new Map(
    await Promise.all(
      program.modules.map(
        async (module) =>
          [module.path, { module, run: await loadFile(module, { ...options, globals: program.globals }) }] as const,
      ),
    ),
  );
  const loaded = new Map<string, { exports: Exports }>();

  function run(path: string): Exports {
    const started = loaded.get(path);
    if (started) return started.exports;

    const { module, run: factory } = factories.get(path)!;
    const result = { exports: {} as Exports };
    loaded.set(path, result);
    factory((specifier) => resolveImport(specifier, module.imports[specifier]), result, result.exports, options.guard);
    return result.exports;
  }

  function resolveImport(specifier: string, target: LiveImport | undefined): unknown {
    if (target?.kind === 'file') return run(target.path);
    const namespace = target && packages.get(target.chunk)?.[target.key];
    if (!namespace) throw new Error(`No module is provided for "${specifier}"`);
    return strictNamespace(specifier, namespace as Exports);
  }

  return {
    Demo: findComponent(run(program.entry)),
    // The site declares this file as a wrapper, which takes these props.
    ...(program.wrapper ? { Wrapper: findComponent(run(program.wrapper)) as DemoWrapper } : {}),
    product: program.product,
    styles: orderStyles(program.styles, readPackageStyles()),
    emotion: readEmotion(packages, options.emotion),
  };
}

async function loadPackages(
  { modules }: LiveProgram,
  { urls, emotion }: LoadOptions,
): Promise<ReadonlyMap<string, Exports>> {
  const imports = modules.flatMap((module) => Object.values(module.imports));
  const chunks = new Set(imports.flatMap((target) => (target.kind === 'package' ? [target.chunk] : [])));
  for (const module of Object.values(emotion ?? {})) chunks.add(module.chunk);

  return new Map(
    await Promise.all(
      [...chunks].map(async (chunk) => [chunk, (await import(String(urls.get(chunk)))) as Exports] as const),
    ),
  );
}

/** Loads a file as a function. Its code starts on the second line. */
async function loadFile(
  { path, code }: LiveModule,
  { files, globals }: Pick<LoadOptions, 'files'> & Pick<LiveProgram, 'globals'>,
): Promise<Factory> {
  // An outer function, so that a file may declare the same names.
  const names = Object.keys(globals).join(', ');
  const text = `export default ({ ${names} }) => (require, module, exports, __turn) => {\n${code}\n}`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  files.set(url, path);
  try {
    return ((await import(url)) as { default: (values: LiveProgram['globals']) => Factory }).default(globals);
  } catch (error) {
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { place: await locateSyntax(url) });
  }
}

/** Finds the place of a syntax error: `import` does not report it, but a script element does, to the window. */
async function locateSyntax(url: string): Promise<{ url: string; line: number; column: number } | undefined> {
  const script = Object.assign(document.createElement('script'), { type: 'module', src: url });
  const place = await new Promise<{ url: string; line: number; column: number } | undefined>((resolve) => {
    const report = (event: ErrorEvent) => {
      event.stopImmediatePropagation();
      event.preventDefault();
      resolve({ url, line: event.lineno, column: event.colno });
    };
    addEventListener('error', report, { capture: true, once: true });
    script.addEventListener('error', () => resolve(undefined));
    setTimeout(() => {
      removeEventListener('error', report, { capture: true });
      resolve(undefined);
    }, 200);
    document.head.append(script);
  });
  script.remove();
  return place;
}

/** Reads the style sheets of packages, which their scripts store in a global variable. */
function readPackageStyles(): LiveStyle[] {
  const { docsSheets = {} } = globalThis as { docsSheets?: Readonly<Record<string, string>> };
  return Object.entries(docsSheets).map(([key, css]) => ({ key, css }));
}

function findComponent(exports: Exports): ComponentType {
  const component = exports.default ?? Object.values(exports).find((value) => typeof value === 'function');
  // Components of memo() and forwardRef() are objects.
  if (
    typeof component !== 'function' &&
    !(typeof component === 'object' && component !== null && '$$typeof' in component)
  ) {
    throw Object.assign(new Error('The file exports no component'), { name: 'NoComponent' });
  }
  return component as ComponentType;
}

function readEmotion(
  packages: ReadonlyMap<string, Exports>,
  emotion: EmotionModules | undefined,
): EmotionLibrary | undefined {
  const read = (module: LiveManifestModule | undefined) =>
    (module && packages.get(module.chunk)?.[module.key]) as Exports | undefined;
  const { CacheProvider } = read(emotion?.react) ?? {};
  const { default: createCache } = read(emotion?.cache) ?? {};
  const { prefixer = () => undefined } = read(emotion?.stylis) ?? {};
  if (!CacheProvider || !createCache) return undefined;
  // The libraries export these types under these names.
  return { CacheProvider, createCache, prefixer } as EmotionLibrary;
}
