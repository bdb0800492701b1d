// Texts of declaration files → a package in memory, as input of the extraction.
// React's types are only the few lines that the tests need, which are fast to parse.

import ts from 'typescript';
import type { ApiPackage } from '../../../../core/api/extract/extraction.ts';
import { toClassName } from '../../../../core/api/extract/classes/name-class.ts';
import { formatProbeImports } from '../../../../core/api/extract/probe/plan-probe.ts';
import { createScriptFinder } from '../../../../core/api/extract/script/find-script.ts';

const react = `
export = React;
declare namespace React {
  type ReactNode = string | number | boolean | null | undefined | ReactElement;
  interface ReactElement { type: unknown; }
  type ElementType = string | ((props: any) => ReactNode);
  interface Requireable<T> { isRequired: T; }
  interface RefObject<T> { readonly current: T | null; }
  type Ref<T> = ((instance: T | null) => void) | RefObject<T> | null;
  interface RefAttributes<T> { ref?: Ref<T>; }
  interface HTMLAttributes<T> { className?: string; title?: string; tabIndex?: number; children?: ReactNode; onBlur?: (event: FocusEvent) => void; }
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T>, RefAttributes<T> { disabled?: boolean; }
  interface ForwardRefExoticComponent<P> { (props: P): ReactNode; }
  interface ProviderProps<T> { value: T; children?: ReactNode; }
  interface Provider<T> { (props: ProviderProps<T>): ReactNode; }
  interface Consumer<T> { (props: { children: (value: T) => ReactNode }): ReactNode; readonly $$typeof: symbol; }
  interface Context<T> extends Provider<T> { readonly $$typeof: symbol; displayName?: string; Provider: Provider<T>; Consumer: Consumer<T>; }
  interface Component<P> { props: P; render(): ReactNode; }
  namespace JSX {
    type ElementType = string | JSXElementConstructor<any>;
    interface Element extends ReactElement {}
    interface ElementClass extends Component<any> {}
    interface ElementAttributesProperty { props: {} }
    interface ElementChildrenAttribute { children: {} }
    type LibraryManagedAttributes<C, P> = C extends { propTypes: infer T } ? 0 extends 1 & P ? { [Key in keyof T]?: T[Key] extends Requireable<infer V> ? V : any } : P : P;
    interface IntrinsicElements { a: AnchorHTMLAttributes<unknown>; button: ButtonHTMLAttributes<HTMLButtonElement>; div: HTMLAttributes<unknown>; }
  }
  interface AnchorHTMLAttributes<T> extends HTMLAttributes<T> { href?: string; }
  type ComponentPropsWithRef<T> = T extends JSXElementConstructor<infer P> ? P : T extends keyof JSX.IntrinsicElements ? JSX.IntrinsicElements[T] : {};
  type JSXElementConstructor<P> = ((props: P) => ReactNode) | (new (props: P) => Component<any>);
}
`;

const host = '/site/node_modules';
/** Caches parsed files, as the types of the language, React and CSS are the same in all packages. */
const parsed = new Map<string, ts.SourceFile>();
const probe = '/site/probe.ts';

/** Creates the package "lib" from declaration files, and optionally the values and texts of its scripts. */
export function library(
  files: Readonly<Record<string, string>>,
  {
    exported = {},
    scripts = {},
    oldContexts = [],
    entrance = 'modules',
  }: {
    exported?: Readonly<Record<string, unknown>>;
    scripts?: Readonly<Record<string, string>>;
    oldContexts?: readonly string[];
    entrance?: ApiPackage['entrance'];
  } = {},
): ApiPackage {
  // The tests write doc comments inline, but they are read only from lines of their own.
  const texts = new Map(
    Object.entries(files).map(([file, text]) => [
      `${host}/lib/${file}`,
      text.replaceAll(/(?<=[;{(]) *(?=\/\*\*)/g, '\n'),
    ]),
  );
  texts.set(`${host}/@types/react/index.d.ts`, react);
  texts.set(
    `${host}/csstype/index.d.ts`,
    `export interface StandardLonghandProperties { margin?: string; padding?: string; width?: string; height?: string; opacity?: string }
export interface StandardShorthandProperties { ${Array.from({ length: 20 }, (_none, index) => `border${index}?: string`).join('; ')} }`,
  );
  texts.set(
    '/site/dom.d.ts',
    'interface HTMLButtonElement { readonly form: string; }\ninterface HTMLDivElement { readonly align: string; }\ninterface FocusEvent { readonly target: string; }',
  );
  const folders = [...texts.keys()].filter((file) => /\/lib\/[^/]+\/index\.d\.ts$/.test(file));

  const modules = [
    { specifier: 'lib', file: `${host}/lib/index.d.ts` },
    ...folders.map((file) => ({ specifier: `lib/${file.split('/').at(-2)}`, file })),
  ];

  return {
    name: 'lib',
    published: 'lib',
    folder: `${host}/lib`,
    modules,
    entrance,
    program: createProgram(new Map([...texts, [probe, formatProbeImports(modules)]])),
    probe,
    scripts: {
      find: createScriptFinder({
        folder: `${host}/lib`,
        readText: (file) => scripts[file.slice(`${host}/lib/`.length)],
        isOldContext: (_specifier, name) => oldContexts.includes(name),
      }),
      nameClass: ({ name }, key) => toClassName(exported[name], key),
    },
    settingsFile: 'docs.config.ts',
  };
}

function createProgram(texts: ReadonlyMap<string, string>): ts.Program {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es5.d.ts', 'lib.es2015.core.d.ts'],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const disk = ts.createCompilerHost(options);
  const folders = new Set(
    [...texts.keys()].flatMap((file) => file.split('/').map((_part, index, parts) => parts.slice(0, index).join('/'))),
  );

  return ts.createProgram({
    rootNames: [...texts.keys()],
    options,
    host: {
      ...disk,
      fileExists: (file) => texts.has(file) || disk.fileExists(file),
      directoryExists: (folder) => folders.has(folder) || (disk.directoryExists?.(folder) ?? false),
      readFile: (file) => texts.get(file) ?? disk.readFile(file),
      realpath: (file) => file,
      getSourceFile: (file) => {
        const text = texts.get(file) ?? disk.readFile(file);
        return text === undefined ? undefined : parse(file, text);
      },
    },
  });
}

/** Parses each text once. Programs can share parsed files. */
function parse(file: string, text: string): ts.SourceFile {
  const cached = parsed.get(file);
  if (cached?.text === text) return cached;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  parsed.set(file, source);
  return source;
}
