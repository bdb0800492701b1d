// One file of a demo → the body of a function that the frame runs, and its imports. Types are
// removed, JSX and imports become calls; lines do not move.

import { javascriptLanguage } from '@codemirror/lang-javascript';
import { transform, type Transform } from 'sucrase';
import { createPlaceMap, type CodePlace } from './create-place-map.ts';
import { findSignFault } from './find-sign-fault.ts';
import { findTagFault } from './find-tag-fault.ts';
import { guardCode } from './guard-code.ts';
import { locateSyntaxFault, readFault, type ParseFault } from './locate-syntax-fault.ts';

/** Files in which "<T>" is a type. */
const typeScriptWithoutJsx = /\.[cm]?ts$/;

/** A compiled file. */
export interface CompiledFile {
  readonly kind: 'compiled';
  readonly code: string;
  /** The specifiers that remain without type imports, with their places in the source. */
  readonly imports: readonly (CodePlace & { readonly specifier: string })[];
  /** Maps a place in the compiled code to the source. */
  readonly findSource: (place: CodePlace) => CodePlace;
}

/** A file that cannot be parsed. */
interface SyntaxFault extends ParseFault {
  readonly kind: 'syntax';
}

/** Compiles a source by its file extension. */
export function compileFile(file: string, source: string): CompiledFile | SyntaxFault {
  if (file.endsWith('.json')) return compileData(`module.exports = { __esModule: true, default: ${source} }`);

  // The compiler itself accepts such a character as a letter.
  const characterFault = findSignFault(source);
  if (characterFault) return { kind: 'syntax', ...characterFault };
  try {
    const { code, sourceMap } = transform(source, {
      transforms: findTransforms(file),
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
      enableLegacyTypeScriptModuleInterop: true,
      filePath: file,
      sourceMapOptions: { compiledFilename: file },
    });
    const tagFault = typeScriptWithoutJsx.test(file) ? undefined : findTagFault(source);
    if (tagFault) return { kind: 'syntax', ...tagFault };
    const guarded = guardCode(code);
    const findSource = createPlaceMap({
      code,
      insertions: guarded.insertions,
      mappings: String(sourceMap?.mappings ?? ''),
    });
    return {
      kind: 'compiled',
      code: guarded.code,
      imports: findImports(guarded.code, { source, findSource }),
      findSource,
    };
  } catch (error) {
    const fault = locateSyntaxFault(source, readFault(error));
    const unclosedFault =
      fault.place && !typeScriptWithoutJsx.test(file) ? findTagFault(source, fault.place) : undefined;
    return { kind: 'syntax', ...(unclosedFault ?? fault) };
  }
}

function compileData(code: string): CompiledFile {
  return { kind: 'compiled', code, imports: [], findSource: (place) => place };
}

function findTransforms(file: string): Transform[] {
  if (typeScriptWithoutJsx.test(file)) return ['typescript', 'imports'];
  return file.endsWith('.tsx') ? ['typescript', 'jsx', 'imports'] : ['jsx', 'imports'];
}

function findImports(
  code: string,
  { source, findSource }: { source: string; findSource: CompiledFile['findSource'] },
): CompiledFile['imports'] {
  const importBySpecifier = new Map<string, CodePlace & { specifier: string }>();
  const lines = source.split('\n');

  javascriptLanguage.parser.parse(code).iterate({
    enter({ node, name }) {
      const [callee, list] = [node.firstChild, node.lastChild];
      const text = list?.firstChild?.nextSibling;
      if (name !== 'CallExpression' || text?.name !== 'String' || callee?.name !== 'VariableName') return;
      if (code.slice(callee.from, callee.to) !== 'require') return;

      const specifier = code.slice(text.from + 1, text.to - 1);
      if (!importBySpecifier.has(specifier))
        importBySpecifier.set(specifier, {
          specifier,
          ...locate(specifier, { lines, from: findSource(toPlace(code, text.from)).line }),
        });
    },
  });
  return [...importBySpecifier.values()];
}

/** Finds the place of a specifier, which may be on a later line of its statement. */
function locate(specifier: string, { lines, from }: { lines: readonly string[]; from: number }): CodePlace {
  const index = lines.findIndex(
    (line, at) => at >= from - 1 && (line.includes(`'${specifier}'`) || line.includes(`"${specifier}"`)),
  );
  if (index < 0) return { line: from, column: 1 };
  const column = lines[index]?.search(`["']${specifier.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}["']`) ?? 0;
  return { line: index + 1, column: column + 1 };
}

function toPlace(code: string, offset: number): CodePlace {
  const before = code.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
