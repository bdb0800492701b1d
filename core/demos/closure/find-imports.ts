// The text of a code file → its imports with their places.
//
// The parser's list of import statements is enough for most files; the syntax tree is walked only where
// a call could import something. A string that merely contains the word "import" must never count.

import type { SyntaxNode } from '../extract-preview.ts';
import type { ModuleName, ModuleRecord, ModuleRequest, ParseCode } from '../parsed-code.ts';
import type { ImportStatement } from './closure.ts';
import { isStyleFile } from '../../model/paths/style-file.ts';
import { findStyleImports } from './find-style-imports.ts';

type ModuleEntry = ModuleRecord['staticImports'][number]['entries'][number];
type Found = Pick<ImportStatement, 'names' | 'typeOnly'> & { readonly request: ModuleRequest };

/** Finds the imports of a file in source order; none for other files and code that cannot be parsed. */
export function findImports(file: string, text: string, parse: ParseCode): ImportStatement[] {
  if (!/\.[mc]?[jt]sx?$/.test(file)) return isStyleFile(file) ? findStyleImports(text) : [];
  const parsed = parse(file, text);
  if (!parsed) return [];

  const found = [...fromImports(parsed.module), ...fromExports(parsed.module)];
  if (/\b(?:import|require)\s*[(/]/.test(text)) visitCalls(parsed.program, found);

  return found
    .map(({ request: { value, start, end }, names, typeOnly }) => {
      const above = text.slice(0, start);
      const lineStart = above.lastIndexOf('\n') + 1;
      const line = above.split('\n').length;
      return { specifier: value, names, typeOnly, line, column: start - lineStart + 1, start: start + 1, end: end - 1 };
    })
    .sort((a, b) => a.start - b.start);
}

// `import {} from` runs the module, so an empty list does not count as a type import.
function fromImports({ staticImports }: ModuleRecord): Found[] {
  return staticImports.map(({ moduleRequest, entries }) => ({ request: moduleRequest, ...toNames(entries) }));
}

function fromExports({ staticExports }: ModuleRecord): Found[] {
  return staticExports.flatMap(({ entries }) => {
    const request = entries[0]?.moduleRequest;
    if (!request) return [];
    return { request, ...toNames(entries) };
  });
}

/** Types are listed only where nothing else is imported: beside values, no module has to provide them. */
function toNames(entries: readonly ModuleEntry[]): Pick<Found, 'names' | 'typeOnly'> {
  const values = entries.filter(({ isType }) => !isType);
  const typeOnly = entries.length > 0 && values.length === 0;
  return { names: (typeOnly ? entries : values).map(({ importName }) => nameOf(importName)), typeOnly };
}

function nameOf({ kind, name }: ModuleName): string {
  return kind === 'Name' ? (name ?? '') : kind === 'Default' ? 'default' : '*';
}

/** Collects `import('…')`, `require('…')`, `import a = require('…')` and the type `import('…').Name`. */
function visitCalls(node: SyntaxNode, found: Found[]): void {
  const literal = importedBy(node);
  if (literal) found.push({ request: literal, names: ['*'], typeOnly: node.type === 'TSImportType' });
  for (const child of Object.values(node)) {
    if (Array.isArray(child)) child.forEach((each) => isNode(each) && visitCalls(each, found));
    else if (isNode(child)) visitCalls(child, found);
  }
}

function importedBy(node: SyntaxNode): ModuleRequest | undefined {
  if (node.type === 'ImportExpression' || node.type === 'TSImportType') return toRequest(node.source);
  if (node.type === 'TSExternalModuleReference') return toRequest(node.expression);
  if (node.type !== 'CallExpression') return undefined;
  const callee = node.callee as SyntaxNode;
  const isRequire = callee.type === 'Identifier' && callee.name === 'require';
  return isRequire ? toRequest((node.arguments as readonly SyntaxNode[])[0]) : undefined;
}

function toRequest(node: unknown): ModuleRequest | undefined {
  if (!isNode(node)) return undefined;
  const { type, start, end } = node;
  if (type === 'Literal' && typeof node.value === 'string') return { value: node.value, start, end };
  const [quasi, ...others] = type === 'TemplateLiteral' ? (node.quasis as readonly SyntaxNode[]) : [];
  const text = others.length === 0 ? (quasi?.value as { cooked?: string } | undefined)?.cooked : undefined;
  return text === undefined ? undefined : { value: text, start, end };
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}
