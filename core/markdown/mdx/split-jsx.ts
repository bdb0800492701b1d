// The finished tree of an MDX page → its blocks, and the module that draws its elements.
//
// Each outermost element is a block of its own. The Markdown inside of it is already HTML: the element gets a hole for
// each piece, and the pieces follow it in the list of blocks.

import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { Block } from '../../model/document.ts';
import { findSlot, type CodePiece, type JsxSlot, type Slots } from '../slots/slots.ts';

const serializer = unified().use(rehypeStringify, { allowDangerousHtml: true }).freeze();

interface SplitOptions {
  readonly slots: Slots;
  /** Blocks that replace the placeholders of demos, pictures and the like. */
  readonly insertions: readonly (Block | undefined)[];
  readonly statements: readonly CodePiece[];
  /** Components of the site that the page draws without importing them, with their paths relative to the page. */
  readonly unimported: Readonly<Record<string, string>>;
}

/** The blocks of a page, and the code of the module that draws its elements. */
interface SplitPage {
  readonly blocks: Block[];
  readonly mdx: string;
}

/** Splits a tree into blocks, and writes its module. */
export function splitJsx(tree: Root, options: SplitOptions): SplitPage {
  const splitter = new JsxSplitter(options);
  tree.children.forEach((node) => splitter.addBlocks(node, false));

  const groups = [...options.statements.map((each) => [each]), ...splitter.functions];
  const pieces = groups.sort(([a], [b]) => (a?.line ?? 0) - (b?.line ?? 0)).flat();
  return {
    blocks: joinHtml(splitter.blocks),
    mdx: joinCode([{ code: writeImports(options.unimported) }, ...pieces]),
  };
}

/** Collects the blocks of a tree, and a function for each outermost element. */
class JsxSplitter {
  readonly blocks: Block[] = [];
  readonly functions: CodePiece[][] = [];
  readonly #slots: Slots;
  readonly #insertions: SplitOptions['insertions'];

  constructor({ slots, insertions }: SplitOptions) {
    this.#slots = slots;
    this.#insertions = insertions;
  }

  addBlocks(node: RootContent | ElementContent, isInParagraph: boolean): void {
    if (node.type !== 'element' || !this.#containsJsx(node))
      return void this.blocks.push(...this.#cut(serialize(node)));
    const slot = findSlot(this.#slots, node);
    if (slot?.kind === 'jsx') return this.#addElement(node, { ...slot, isInParagraph });
    const [open, close] = serializeAround(node);
    this.blocks.push(...this.#cut(open));
    node.children.forEach((child) => this.addBlocks(child, isInParagraph || node.tagName === 'p'));
    this.blocks.push(...this.#cut(close));
  }

  #addElement(node: Element, slot: JsxSlot & { isInParagraph: boolean }): void {
    const name = `$mdx${this.functions.length}`;
    const holes: Block[] = [];
    const code = this.#writeElement(node, slot, holes);
    this.functions.push([
      { code: `export const ${name} = ($mdx) => (<>`, line: slot.line },
      ...code,
      { code: '</>);' },
    ]);
    const { label, line, column, isInline, isInParagraph } = slot;
    const isWrapped = this.#listSlots(node).some(({ isComponent }) => isComponent);
    this.blocks.push(
      { kind: 'jsx', jsx: { name, holes: holes.length, label, isInline, isInParagraph, isWrapped, line, column } },
      ...holes,
    );
  }

  #writeElement(node: Element, slot: JsxSlot, holes: Block[]): CodePiece[] {
    return [...slot.open, ...this.#writeChildren(node, holes), { code: slot.close }];
  }

  #writeChildren({ children }: Element, holes: Block[]): CodePiece[] {
    return children.flatMap((child): CodePiece[] => {
      if (child.type === 'text')
        return child.value.trim() === '' && child.value.includes('\n') ? [] : [{ code: `{${toText(child.value)}}` }];
      if (child.type !== 'element' || !this.#containsJsx(child)) return this.#addHoles(serialize(child), holes);
      const slot = findSlot(this.#slots, child);
      if (slot?.kind === 'jsx') return this.#writeElement(child, slot, holes);
      const [open, close] = serializeAround(child);
      return [
        { code: '<>' },
        ...this.#addHoles(open, holes),
        ...this.#writeChildren(child, holes),
        ...this.#addHoles(close, holes),
        { code: '</>' },
      ];
    });
  }

  #addHoles(html: string, holes: Block[]): CodePiece[] {
    const pieces = this.#cut(html);
    const calls = pieces
      .map((piece) => `{$mdx(${holes.push(piece) - 1}${isInlinePiece(piece) ? ', true' : ''})}`)
      .join('');
    return [{ code: pieces.length > 1 ? `<>${calls}</>` : calls }];
  }

  #cut(html: string): Block[] {
    return html.split(new RegExp(`<!--${this.#slots.mark}:(\\d+)-->`)).flatMap((piece, position): Block[] => {
      if (position % 2 === 0) return piece ? [{ kind: 'html', html: piece }] : [];
      const insertion = this.#insertions[Number(piece)];
      return insertion ? [insertion] : [];
    });
  }

  #containsJsx(node: Element): boolean {
    return this.#listSlots(node).length > 0;
  }

  #listSlots(node: Element): JsxSlot[] {
    const slot = findSlot(this.#slots, node);
    return [
      ...(slot?.kind === 'jsx' ? [slot] : []),
      ...node.children.flatMap((child) => (child.type === 'element' ? this.#listSlots(child) : [])),
    ];
  }
}

function writeImports(unimported: SplitOptions['unimported']): string {
  return Object.entries(unimported)
    .map(
      ([name, path]) =>
        `import * as $${name} from ${JSON.stringify(path)};const ${name} = $${name}[${JSON.stringify(name)}] ?? $${name}.default;`,
    )
    .join('');
}

/** Returns whether a piece is inline content. */
function isInlinePiece(piece: Block): boolean {
  return (
    piece.kind === 'html' &&
    /^(?:[^<]|<(?:a|abbr|b|br|cite|code|del|em|i|img|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|u|var)[\s>])/.test(
      piece.html,
    )
  );
}

function serialize(node: RootContent | ElementContent): string {
  return serializer.stringify({ type: 'root', children: [node as RootContent] });
}

function serializeAround(node: Element): [open: string, close: string] {
  const close = `</${node.tagName}>`;
  const html = serialize({ ...node, children: [] });
  return html.endsWith(close) ? [html.slice(0, -close.length), close] : [html, ''];
}

/** Writes a text as a JavaScript string, on one line. */
function toText(value: string): string {
  return JSON.stringify(value).replace(/\u2028|\u2029/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`);
}

function joinHtml(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  const isHole = new Set<Block>();
  let holes = 0;
  for (const block of blocks) {
    const last = joined.at(-1);
    if (holes === 0 && block.kind === 'html' && last?.kind === 'html' && !isHole.has(last))
      joined[joined.length - 1] = { kind: 'html', html: last.html + block.html };
    else joined.push(block);
    if (holes > 0) {
      isHole.add(block);
      holes -= 1;
    } else if (block.kind === 'jsx') holes = block.jsx.holes;
  }
  return joined;
}

// Pieces of code, each with its line on the page → one text with the same lines, so that errors in it name the line of
// the page.

/** Joins pieces of code. A piece whose line is already past goes to the end of the text. */
function joinCode(pieces: readonly CodePiece[]): string {
  let text = '';
  let currentLine = 1;
  for (const { code, line = currentLine } of pieces) {
    if (line > currentLine) {
      text += '\n'.repeat(line - currentLine);
      currentLine = line;
    }
    text += code;
    currentLine += code.split('\n').length - 1;
  }
  return `${text}\n`;
}
