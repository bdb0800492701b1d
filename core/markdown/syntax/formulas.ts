// A remark plugin for formulas: `$…$` in a sentence, and `$$…$$` in one or around lines, become `formula` nodes.

import type { CompileContext, Extension as FromMarkdownExtension, Token } from 'mdast-util-from-markdown';
import type { Literal, Paragraph, Root, RootContent } from 'mdast';
import { math } from 'micromark-extension-math';
import type { Extension as SyntaxExtension } from 'micromark-util-types';
import type { Processor } from 'unified';

/** A formula in the Markdown tree; `value` is its TeX. */
export interface FormulaNode extends Literal {
  type: 'formula';
  /** Whether it is on a line of its own. */
  isDisplay: boolean;
}

declare module 'mdast' {
  interface RootContentMap {
    formula: FormulaNode;
  }
  interface PhrasingContentMap {
    formula: FormulaNode;
  }
}

/** Adds formulas to a Markdown parser. */
export function formulas(this: Processor): (tree: Root) => void {
  const data = this.data() as {
    micromarkExtensions?: SyntaxExtension[];
    fromMarkdownExtensions?: FromMarkdownExtension[];
  };
  (data.micromarkExtensions ??= []).push(math());
  (data.fromMarkdownExtensions ??= []).push({
    enter: { mathFlow: enterBlock, mathFlowFenceMeta: enterMeta, mathText: enterText },
    exit: {
      mathFlow: exitBlock,
      mathFlowFence: exitFence,
      mathFlowFenceMeta: exitMeta,
      mathFlowValue: exitValue,
      mathText: exitText,
      mathTextData: exitValue,
    },
  });
  return (tree) => {
    restorePrices(tree);
    unwrapDisplayFormulas(tree);
  };
}

// Pandoc's rule: https://pandoc.org/MANUAL.html#extension-tex_math_dollars.
/** Restores prices, which have a digit after the last dollar: "$5-$10". */
function restorePrices(parent: Root | RootContent): void {
  if (!('children' in parent)) return;
  const children = parent.children as RootContent[];
  children.forEach((node, index) => {
    const next = children[index + 1];
    if (node.type !== 'formula') restorePrices(node);
    else if (!node.isDisplay && next?.type === 'text' && /^\d/.test(next.value))
      children[index] = { type: 'text', value: `$${node.value}$`, position: node.position };
  });
}

declare module 'mdast-util-from-markdown' {
  interface CompileData {
    isInFormula?: boolean;
  }
}

function enterBlock(this: CompileContext, token: Token): void {
  this.enter({ type: 'formula', value: '', isDisplay: true }, token);
}

/** Starts to skip the text after the opening dollars, which other tools take for TeX or for a name. */
function enterMeta(this: CompileContext): void {
  this.buffer();
}

function exitMeta(this: CompileContext): void {
  this.resume();
}

function exitFence(this: CompileContext): void {
  if (this.data.isInFormula) return;
  this.buffer();
  this.data.isInFormula = true;
}

function exitBlock(this: CompileContext, token: Token): void {
  const value = this.resume().replace(/^(\r?\n|\r)|(\r?\n|\r)$/g, '');
  const node = this.stack.at(-1);
  if (node?.type === 'formula') node.value = value;
  this.exit(token);
  this.data.isInFormula = undefined;
}

function enterText(this: CompileContext, token: Token): void {
  const isDisplay = this.sliceSerialize(token).startsWith('$$');
  this.enter({ type: 'formula', value: '', isDisplay }, token);
  this.buffer();
}

function exitText(this: CompileContext, token: Token): void {
  const value = this.resume();
  const node = this.stack.at(-1);
  if (node?.type === 'formula') node.value = value;
  this.exit(token);
  const written = this.sliceSerialize(token);
  const parent = this.stack.at(-1);
  // "$5 and $6" are prices, and so are amounts with full-width punctuation between them: "80$，90$".
  if (/^\$(?!\$)(?:\s|[^]*\s\$$|[^{}]*[，。；：！？、])/.test(written) && parent && 'children' in parent)
    (parent.children as RootContent[]).splice(-1, 1, { type: 'text', value: written, position: node?.position });
}

function exitValue(this: CompileContext, token: Token): void {
  this.config.enter.data?.call(this, token);
  this.config.exit.data?.call(this, token);
}

/** Takes "$$x$$" alone in a paragraph out of it, and makes those within a sentence inline. */
function unwrapDisplayFormulas(tree: Root): void {
  unwrapWithin(tree);

  function unwrapWithin(parent: Root | RootContent): void {
    if (!('children' in parent)) return;
    (parent.children as RootContent[]).forEach((node, index) => {
      const [onlyChild] = node.type === 'paragraph' ? node.children : [];
      if (
        node.type === 'paragraph' &&
        node.children.length === 1 &&
        onlyChild?.type === 'formula' &&
        onlyChild.isDisplay
      ) {
        (parent.children as RootContent[])[index] = onlyChild;
        return;
      }
      if (node.type === 'paragraph') makeInline(node);
      else unwrapWithin(node);
    });
  }
}

function makeInline(paragraph: Paragraph): void {
  for (const node of paragraph.children) if (node.type === 'formula') node.isDisplay = false;
}
