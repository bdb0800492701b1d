// The demos of a site → what TypeScript says of them, in the words of problems.
//
// Settings come from the site's tsconfig.json, where it has one. Nothing is written, and
// declarations of packages are taken as they are.

import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type * as TypeScript from 'typescript';
import type { Problem } from '../../core/problem.ts';
import { listFiles } from '../files/list-files.ts';
import { toAliasPaths } from '../load/to-alias-paths.ts';
import type { CheckedSite } from './checked-site.ts';
import { loadTool } from '../files/load-tool.ts';
import { toTypeProblem } from './to-type-problem.ts';

/** How many sources were checked, and what is wrong with them. */
interface CheckedTypes {
  readonly count: number;
  readonly problems: readonly Problem[];
}

/** Checks the types of every source beside the pages. */
export async function checkTypes({ root, site }: Pick<CheckedSite, 'root' | 'site'>): Promise<CheckedTypes> {
  const sources = listFiles(root, 'content').files.filter((file) => /\.tsx?$/.test(file));
  if (sources.length === 0) return { count: 0, problems: [] };

  const loaded = await loadTool<typeof TypeScript>('typescript', { root });
  if ('problem' in loaded) return { count: 0, problems: [loaded.problem] };
  const { tool: typescript } = loaded;

  const { options, errors } = readOptions(typescript, { root, alias: site.demos.alias });
  const host = createHost(typescript, options, root);
  const program = typescript.createProgram(
    [...sources.map((file) => join(root, file)), join(root, declarationsFile)],
    options,
    host,
  );
  const found = [
    ...errors,
    ...program.getOptionsDiagnostics(),
    ...listOwnFiles(program, root).flatMap((file) => findFaults(program, file)),
  ];

  // Without React's types nothing that follows can be right: that is told once, not for each element.
  const isWithout = found.some(isWithoutReact);
  const others = isWithout ? found.filter(({ code }) => code === noModule) : found;
  return {
    count: sources.length,
    problems: [
      ...(isWithout ? [toMissingTypes()] : []),
      ...others.map((diagnostic) => toTypeProblem(diagnostic, root)),
    ],
  };
}

const noModule = 2307;

/** The compiler misses the module of elements, or finds it without types. */
function isWithoutReact({ code, messageText }: TypeScript.Diagnostic): boolean {
  const text = typeof messageText === 'string' ? messageText : messageText.messageText;
  return code === 2875 || (code === 7016 && /'react(?:\/jsx-runtime)?'/.test(text));
}

function toMissingTypes(): Problem {
  return {
    rule: 'check-tool-missing',
    severity: 'error',
    place: { file: 'package.json' },
    message: 'The package "@types/react" is not installed, and types of demos cannot be checked without it',
    hint: 'Run npm install --save-dev @types/react in the folder of the site.',
  };
}

function findFaults(program: TypeScript.Program, file: TypeScript.SourceFile): readonly TypeScript.Diagnostic[] {
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
}

const declarationsFile = 'docs-assets.d.ts';
/** What a bundler makes of files that are no code. */
const declarations = [
  ...['css', 'scss', 'sass', 'less'].flatMap((ending) => [
    `declare module '*.module.${ending}' { const classes: Readonly<Record<string, string>>; export default classes; }`,
    `declare module '*.${ending}' {}`,
  ]),
  ...['svg', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'avif'].map(
    (ending) => `declare module '*.${ending}' { const address: string; export default address; }`,
  ),
].join('\n');

function createHost(
  typescript: typeof TypeScript,
  options: TypeScript.CompilerOptions,
  root: string,
): TypeScript.CompilerHost {
  const host = typescript.createCompilerHost(options);
  const own = join(root, declarationsFile).replaceAll('\\', '/');
  const isOwn = (file: string) => file.replaceAll('\\', '/') === own;

  return {
    ...host,
    getCurrentDirectory: () => root,
    fileExists: (file) => isOwn(file) || host.fileExists(file),
    readFile: (file) => (isOwn(file) ? declarations : host.readFile(file)),
    getSourceFile: (file, version, ...rest) =>
      isOwn(file)
        ? typescript.createSourceFile(file, declarations, version)
        : host.getSourceFile(file, version, ...rest),
  };
}

function readOptions(
  typescript: typeof TypeScript,
  { root, alias }: { root: string; alias: Readonly<Record<string, string>> },
) {
  const file = join(root, 'tsconfig.json');
  const parsed = existsSync(file) ? parseConfig(typescript, file) : { options: {}, errors: [] };
  const paths = toAliasPaths(alias, root);
  const options: TypeScript.CompilerOptions = {
    ...defaultsOf(typescript),
    ...parsed.options,
    ...(Object.keys(paths).length > 0 && { paths: { ...parsed.options.paths, ...paths } }),
    noEmit: true,
    skipLibCheck: true,
    composite: false,
    incremental: false,
    declaration: false,
    declarationMap: false,
    emitDeclarationOnly: false,
    tsBuildInfoFile: undefined,
    rootDir: undefined,
  };
  return { options, errors: parsed.errors };
}

// Which files are checked is not for the settings to say: that they name none is no fault.
const noFiles = [18_002, 18_003];

function parseConfig(
  typescript: typeof TypeScript,
  file: string,
): { options: TypeScript.CompilerOptions; errors: readonly TypeScript.Diagnostic[] } {
  const source = typescript.readJsonConfigFile(file, (name) => typescript.sys.readFile(name));
  const host = { ...typescript.sys, readDirectory: () => [] };
  const { options, errors } = typescript.parseJsonSourceFileConfigFileContent(
    source,
    host,
    dirname(file),
    undefined,
    file,
  );
  // The parser keeps its own complaints on the file; its type does not say so.
  const syntax =
    (source as TypeScript.JsonSourceFile & { parseDiagnostics?: readonly TypeScript.Diagnostic[] }).parseDiagnostics ??
    [];
  return { options, errors: [...syntax, ...errors.filter(({ code }) => !noFiles.includes(code))] };
}

function defaultsOf({
  ScriptTarget,
  ModuleKind,
  ModuleResolutionKind,
  JsxEmit,
}: typeof TypeScript): TypeScript.CompilerOptions {
  return {
    strict: true,
    target: ScriptTarget.ES2022,
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
    jsx: JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    allowImportingTsExtensions: true,
    esModuleInterop: true,
    resolveJsonModule: true,
  };
}

/** The sources, and what they import of the site itself. */
function listOwnFiles(program: TypeScript.Program, root: string): TypeScript.SourceFile[] {
  return program.getSourceFiles().filter(({ fileName, isDeclarationFile }) => {
    const file = relative(root, fileName).replaceAll('\\', '/');
    return !isDeclarationFile && !file.startsWith('../') && !/(?:^|\/)node_modules\//.test(file);
  });
}
