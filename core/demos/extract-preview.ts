// The source of a demo → its preview: the elements that the component returns, without a layout box around them.

/** A node of a syntax tree in the ESTree form, with its place in the text. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const defaultMaxLines = 16;

const boxes: ReadonlySet<string> = new Set(['div', 'Box', 'Stack']);

interface PreviewOptions {
  /** Longer elements have no preview. */
  readonly maxLines?: number;
  /** Whether an outer `<div>`, `<Box>` or `<Stack>` is shown. */
  readonly withBox?: boolean;
}

/** Finds the elements that the default export returns; undefined if there are none or too many lines. */
export function extractPreview(
  code: string,
  program: SyntaxNode,
  { maxLines = defaultMaxLines, withBox = false }: PreviewOptions = {},
): string | undefined {
  const component = findDefaultExport(program);
  const returned = component && findReturned(component);
  if (!returned) return undefined;

  const preview = dedent(cutPreview(code, returned, withBox));
  return preview !== '' && preview.split('\n').length <= maxLines ? preview : undefined;
}

/** Finds the default export of a file: a function, or a call that wraps one. */
export function findDefaultExport(program: SyntaxNode): SyntaxNode | undefined {
  const body = program.body as readonly SyntaxNode[];
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration as SyntaxNode | undefined;
  if (exported?.type !== 'Identifier') return exported;

  const declarations = body.flatMap((node) =>
    node.type === 'VariableDeclaration' ? (node.declarations as SyntaxNode[]) : [node],
  );
  const found = declarations.find((node) => (node.id as SyntaxNode | null | undefined)?.name === exported.name);
  return found?.type === 'VariableDeclarator' ? (found.init as SyntaxNode) : found;
}

/** Finds the last elements that the function returns, unwrapping calls such as `memo`. */
function findReturned(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type === 'CallExpression') return (node.arguments as SyntaxNode[]).map(findReturned).find(Boolean);
  if (!node.type.includes('Function')) return undefined;

  const body = node.body as SyntaxNode;
  if (body.type !== 'BlockStatement') return toElement(body);
  const last = (body.body as readonly SyntaxNode[]).findLast(({ type }) => type === 'ReturnStatement');
  return last?.argument ? toElement(last.argument as SyntaxNode) : undefined;
}

function toElement(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type === 'ParenthesizedExpression') return toElement(node.expression as SyntaxNode);
  return node.type === 'JSXElement' || node.type === 'JSXFragment' ? node : undefined;
}

function cutPreview(code: string, element: SyntaxNode, withBox: boolean): string {
  const opening = (element.openingElement ?? element.openingFragment) as SyntaxNode;
  const closing = (element.closingElement ?? element.closingFragment) as SyntaxNode | null;
  const name = (opening.name as SyntaxNode | undefined)?.name;
  // Bare text without its element would be no useful preview.
  const children = (element.children as readonly SyntaxNode[]).filter(
    (node) => code.slice(node.start, node.end).trim() !== '',
  );
  const hasOnlyText = children.length > 0 && children.every(({ type }) => type === 'JSXText');
  const isBox =
    element.type === 'JSXFragment' || (!withBox && !hasOnlyText && typeof name === 'string' && boxes.has(name));
  if (isBox && closing) return code.slice(opening.end, closing.start);
  // Includes the indent of the first line, so that all lines are dedented equally.
  const before = code.slice(code.lastIndexOf('\n', element.start) + 1, element.start);
  return (before.trim() === '' ? before : ' ') + code.slice(element.start, element.end);
}

function dedent(text: string): string {
  const lines = text
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents);
  return Number.isFinite(indent)
    ? lines
        .map((line) => line.slice(indent).trimEnd())
        .join('\n')
        .trim()
    : '';
}
