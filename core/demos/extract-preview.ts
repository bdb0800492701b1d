// The source of a demo → the part of it that a reader looks for: what the component returns,
// without the box around it.

/** A node of a syntax tree in the ESTree form, with its place in the text. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** More lines than this are no preview. */
const longest = 16;

const boxes: ReadonlySet<string> = new Set(['div', 'Box', 'Stack']);

/** How much of the returned elements is wanted. */
interface PreviewOptions {
  /** More lines are no preview. */
  readonly most?: number;
  /** Tells whether an outer `<div>`, `<Box>` or `<Stack>` is shown. */
  readonly withBox?: boolean;
}

/** Finds the returned elements of the default export; undefined where they have too many lines, or are no elements. */
export function extractPreview(
  code: string,
  program: SyntaxNode,
  { most = longest, withBox = false }: PreviewOptions = {},
): string | undefined {
  const component = findDefaultExport(program);
  const returned = component && findReturned(component);
  if (!returned) return undefined;

  const preview = dedent(cut(code, returned, withBox));
  return preview !== '' && preview.split('\n').length <= most ? preview : undefined;
}

/** Finds what a file exports by default: a function, or a call that wraps one. */
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

/** The last elements that the function itself returns, whatever functions it is wrapped in. */
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

function cut(code: string, element: SyntaxNode, withBox: boolean): string {
  const opening = (element.openingElement ?? element.openingFragment) as SyntaxNode;
  const closing = (element.closingElement ?? element.closingFragment) as SyntaxNode | null;
  const name = (opening.name as SyntaxNode | undefined)?.name;
  // Words without an element around them are no code that anybody looks for.
  const inside = (element.children as readonly SyntaxNode[]).filter(
    (node) => code.slice(node.start, node.end).trim() !== '',
  );
  const isOfWords = inside.length > 0 && inside.every(({ type }) => type === 'JSXText');
  const isBox =
    element.type === 'JSXFragment' || (!withBox && !isOfWords && typeof name === 'string' && boxes.has(name));
  if (isBox && closing) return code.slice(opening.end, closing.start);
  // With the white space before it, so that all lines lose the same.
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
