// A module's text → its exports, with the source of each name. Nothing is run, so CommonJS has no exports here.

import { parseAst } from 'rolldown/parseAst';
import { findDeepCode } from '../../../../core/demos/find-deep-code.ts';
import { mayBeDeep } from '../../../../core/demos/library/may-be-deep.ts';

/** The origin of an exported name. Without a source it is the module itself. */
export interface ExportSource {
  readonly name: string;
  readonly source?: string;
  /** Its name in the source; "*" is the whole module. */
  readonly imported: string;
}

/** The named exports of a module, and the modules of its `export *`. */
interface ModuleExports {
  readonly names: readonly ExportSource[];
  readonly stars: readonly string[];
}

/** The language of a module; sources of libraries have types. */
export type ModuleLanguage = 'jsx' | 'ts' | 'tsx';

/** Reads the exports of a module, without types. A text that is not a module has none. */
export function readExports(text: string, lang: ModuleLanguage = 'jsx'): ModuleExports {
  const names: ExportSource[] = [];
  const stars: string[] = [];

  for (const statement of parse(text, lang)) {
    if (statement.type === 'ExportAllDeclaration') {
      if (statement.exported)
        names.push({ name: toName(statement.exported), source: statement.source.value, imported: '*' });
      else stars.push(statement.source.value);
    }
    if (statement.type === 'ExportDefaultDeclaration') names.push({ name: 'default', imported: 'default' });
    if (statement.type === 'ExportNamedDeclaration') names.push(...readNamed(statement));
  }
  return { names, stars };
}

type Statement = ReturnType<typeof parseAst>['body'][number];
type Named = Extract<Statement, { type: 'ExportNamedDeclaration' }>;
type ExportedName = Named['specifiers'][number]['exported'];

/** A syntax tree takes a hundred times the memory of its text. */
const maxLetters = 2 ** 24;

function parse(text: string, lang: ModuleLanguage): readonly Statement[] {
  // Parsing takes a hundred times as long as searching for the word.
  if (text.length > maxLetters || !/\bexport\b/.test(text)) return [];
  if (mayBeDeep(text) && findDeepCode(text) !== undefined) return [];
  try {
    return parseAst(text, { lang }).body;
  } catch {
    // Style sheets, data, and anything else a package may contain.
    return [];
  }
}

function readNamed({ specifiers, source, declaration, exportKind }: Named): ExportSource[] {
  if (exportKind === 'type') return [];
  const values = specifiers.filter((each) => each.exportKind !== 'type');
  const listed = values.map(({ exported, local }) => ({
    name: toName(exported),
    source: source?.value,
    imported: toName(local),
  }));
  return [...listed, ...readDeclared(declaration).map((name) => ({ name, imported: name }))];
}

function readDeclared(declaration: Named['declaration']): string[] {
  if (!declaration) return [];
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

function toName(node: ExportedName): string {
  return node.type === 'Literal' ? node.value : node.name;
}
