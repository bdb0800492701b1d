import type { SyntaxNode } from '../extract-preview.ts';

/** Writes those imports of a file whose names occur in a part of its code. */
export function writeImports(program: SyntaxNode, code: string, part: string): string {
  const names = new Set(part.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu));
  const statements = (program.body as readonly SyntaxNode[]).filter(
    ({ type, importKind }) => type === 'ImportDeclaration' && importKind !== 'type',
  );
  return statements.flatMap((statement) => writeImport(statement, code, names) ?? []).join('\n');
}

function writeImport({ specifiers, source }: SyntaxNode, code: string, names: ReadonlySet<string>): string | undefined {
  const used = (specifiers as readonly SyntaxNode[]).filter(
    ({ local, importKind }) => importKind !== 'type' && names.has((local as SyntaxNode).name as string),
  );
  if (used.length === 0) return undefined;
  const write = (type: string) =>
    used.filter((each) => each.type === type).map(({ start, end }) => code.slice(start, end));
  const named = write('ImportSpecifier');
  const { start, end } = source as SyntaxNode;
  const parts = [
    ...write('ImportDefaultSpecifier'),
    ...write('ImportNamespaceSpecifier'),
    ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : []),
  ];
  return `import ${parts.join(', ')} from ${code.slice(start, end)};`;
}
