// The demos of a site, and the fences that use a documented package → the errors of TypeScript in them, as problems.
// Fences are independent of each other, except that what one adds to a package applies to the fences of its page.
// Settings come from the site's tsconfig.json, where it has one. Nothing is written, and declarations of packages are
// taken as they are.

import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type * as TypeScript from 'typescript';
import { isStoryFile } from '../../core/demos/stories/story-tools.ts';
import type { Problem } from '../../core/model/problem.ts';
import { listFiles } from '../files/list-files.ts';
import type { Shard } from '../partial/shards/shard.ts';
import { takeRun } from '../partial/shards/take-run.ts';
import { openWorkspace } from '../site/workspace/open-workspace.ts';
import { toSourcePaths } from '../site/workspace/to-source-paths.ts';
import type { CheckedSite } from './checked-site.ts';
import { createTypeHost, declarationsFile, toTypeFile, type ParsedFiles } from '../api/types/create-type-host.ts';
import { listFences, type CheckedFence } from '../api/types/fences/list-fences.ts';
import { loadCompiler } from '../api/types/load-compiler.ts';
import { readCompilerOptions } from '../api/types/read-compiler-options.ts';
import { storyDeclarations } from './story-declarations.ts';
import { toFenceProblem } from './to-fence-problem.ts';
import { toInstallCommand } from '../files/to-install-command.ts';
import { toTypeMessage } from '../api/types/to-type-message.ts';

/** Numbers of checked sources and fences, and their problems. */
interface CheckedTypes {
  readonly count: number;
  readonly fences: number;
  readonly problems: readonly Problem[];
}

/** A site, with the files that other checks have already read. */
interface TypedSite extends Pick<CheckedSite, 'root' | 'site'> {
  readonly parsed?: ParsedFiles;
}

/** Checks the types of the sources beside the pages and of the fences within them, or of those in one part. */
export async function checkTypes({ root, site, parsed }: TypedSite, shard?: Shard): Promise<CheckedTypes> {
  const contentFiles = listFiles(root, 'content').files.filter((file) => /\.tsx?$/.test(file));
  // Neighbors use the same packages, whose types take most of the time.
  const sources = takeRun(contentFiles, shard);
  const packages = site.api.map(({ packageName }) => packageName);
  const fences = takeFences(listFences(root, packages), shard);
  const counted = { count: sources.length, fences: fences.length };
  if (sources.length === 0 && fences.length === 0) return { ...counted, problems: [] };

  const loaded = await loadCompiler(root);
  if ('problem' in loaded) return { ...counted, problems: [loaded.problem] };
  const { tool: typescript } = loaded;

  const workspace = openWorkspace({ root, sources: site.sources });
  const paths = toSourcePaths(workspace);
  const { options, errors } = readCompilerOptions(typescript, { root, alias: site.demos.alias, paths });
  const declared = sources.some(isStoryFile) ? [declarationsFile, storyFile] : [declarationsFile];
  const texts = new Map([
    ...fences.map(({ codeFile, code }) => [codeFile, code] as const),
    [storyFile, storyDeclarations],
  ]);
  const host = createTypeHost(typescript, { options, root, texts, parsed, findSource: workspace.findSource });
  const adding = shard ? contentFiles.filter((file) => isAdding(readFileSync(join(root, file), 'utf8'))) : [];
  const programs = planPrograms([...new Set([...sources, ...adding])], fences).map((files) =>
    typescript.createProgram(
      [...files, ...declared].map((file) => toTypeFile(root, file)),
      options,
      host,
    ),
  );
  const problems = [
    ...errors,
    ...(programs[0]?.getOptionsDiagnostics() ?? []),
    ...programs.flatMap((program) => listSiteFiles(program, root).flatMap((file) => findFaults(program, file))),
  ];

  // Missing types of React cause errors everywhere: reported once, not for each element.
  const isWithout = problems.some(isWithoutReact);
  const others = isWithout ? problems.filter(({ code }) => code === noModule) : problems;
  const siteFiles = programs.flatMap((program) => listSiteFiles(program, root));
  const documented = listDocumentedNames(typescript, siteFiles, packages);
  const byFile = new Map(fences.map((fence) => [toTypeFile(root, fence.codeFile), fence]));
  return {
    ...counted,
    problems: [
      ...(isWithout ? [toMissingTypes(root)] : []),
      ...others.flatMap((diagnostic): readonly Problem[] => {
        const fence = byFile.get(diagnostic.file?.fileName ?? '');
        return fence ? toFenceProblem(diagnostic, { fence, documented }) : [toTypeProblem(diagnostic, root)];
      }),
    ],
  };
}

/** The file with the declarations for Storybook. */
const storyFile = 'docs-stories.d.ts';

/** The fences of a page stay together. */
function takeFences(fences: readonly CheckedFence[], shard: Shard | undefined): readonly CheckedFence[] {
  const pages = new Set(takeRun([...new Set(fences.map(({ file }) => file))], shard));
  return fences.filter(({ file }) => pages.has(file));
}

/** Returns whether code augments the types of a package or of all modules, which affects everything checked with it. */
function isAdding(code: string): boolean {
  return /^[ \t]*declare\s+(?:module|global)\b/m.test(code);
}

/** Plans what is checked together: everything, except fences of pages that augment types. */
function planPrograms(sources: readonly string[], fences: readonly CheckedFence[]): readonly (readonly string[])[] {
  const pages = new Set(fences.filter(({ code }) => isAdding(code)).map(({ file }) => file));
  const listOf = (isIn: (fence: CheckedFence) => boolean) => fences.filter(isIn).map(({ codeFile }) => codeFile);
  return [
    [...sources, ...listOf(({ file }) => !pages.has(file))],
    ...[...pages].map((page) => listOf(({ file }) => file === page)),
  ];
}

const noModule = 2307;

/** The compiler misses the module of elements, or finds it without types. */
function isWithoutReact({ code, messageText }: TypeScript.Diagnostic): boolean {
  const text = typeof messageText === 'string' ? messageText : messageText.messageText;
  return code === 2875 || (code === 7016 && /'react(?:\/jsx-runtime)?'/.test(text));
}

function toMissingTypes(root: string): Problem {
  return {
    rule: 'check-tool-missing',
    severity: 'error',
    place: { file: 'package.json' },
    message: 'The package "@types/react" is not installed, so the types of demos cannot be checked',
    hint: `Run ${toInstallCommand('@types/react @types/react-dom', root)} in the folder of the site.`,
  };
}

function findFaults(program: TypeScript.Program, file: TypeScript.SourceFile): readonly TypeScript.Diagnostic[] {
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
}

/** The sources, and what they import of the site itself. */
function listSiteFiles(program: TypeScript.Program, root: string): TypeScript.SourceFile[] {
  return program.getSourceFiles().filter(({ fileName, isDeclarationFile }) => {
    const file = relative(root, fileName).replaceAll('\\', '/');
    return !isDeclarationFile && !file.startsWith('../') && !/(?:^|\/)node_modules\//.test(file);
  });
}

// The code of a site → the names that some of it imports from a documented package.

/** Lists the names. If one page imports a name, other pages that use it import it as well. */
function listDocumentedNames(
  typescript: typeof TypeScript,
  files: readonly TypeScript.SourceFile[],
  packages: readonly string[],
): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { statements } of files)
    for (const statement of statements) {
      if (!typescript.isImportDeclaration(statement)) continue;
      const { importClause, moduleSpecifier } = statement;
      const from = typescript.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
      if (!packages.some((name) => from === name || from.startsWith(`${name}/`))) continue;
      if (importClause?.name) names.add(importClause.name.text);
      const bindings = importClause?.namedBindings;
      if (bindings && typescript.isNamedImports(bindings))
        bindings.elements.forEach(({ name }) => names.add(name.text));
    }
  return names;
}

// A compiler diagnostic → a problem with the place in the demo's file.

/** The error codes for a package, or its types, that the compiler does not find. */
const missingPackage = [2307, 2792, 2875, 7016];

/** Turns a diagnostic of the compiler into a problem. */
function toTypeProblem(diagnostic: TypeScript.Diagnostic, root: string): Problem {
  const { file, start, code } = diagnostic;
  const place = file && start !== undefined ? file.getLineAndCharacterOfPosition(start) : undefined;
  const isPackage = missingPackage.includes(code);

  return {
    rule: 'demo-type',
    severity: 'error',
    place: {
      file: file ? relative(root, file.fileName).replaceAll('\\', '/') : 'tsconfig.json',
      ...(place && { line: place.line + 1, column: place.character + 1 }),
    },
    message: toTypeMessage(diagnostic),
    hint: isPackage ? 'Correct the name, or install the package and its types.' : 'Correct the code at this place.',
  };
}
