// Formulas, as a remark plugin: `$…$` in a sentence, `$$…$$` in one or around lines, become `formula` nodes.

import type { CompileContext, Extension as FromMarkdownExtension, Token } from 'mdast-util-from-markdown';
import type { Literal, Paragraph, Root, RootContent } from 'mdast';
import { math } from 'micromark-extension-math';
import type { Extension as SyntaxExtension } from 'micromark-util-types';
import type { Processor } from 'unified';

/** A formula in the Markdown tree; `value` is its TeX. */
export interface FormulaNode extends Literal {
  type: 'formula';
  /** Tells that it stands in a line of its own. */
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

/** Adds formulas to a processor that parses Markdown. */
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
    keepPrices(tree);
    liftAlone(tree);
  };
}

/** A digit behind the last dollar is the next price: "$5-$10". Pandoc's rule: https://pandoc.org/MANUAL.html#extension-tex_math_dollars. */
function keepPrices(parent: Root | RootContent): void {
  if (!('children' in parent)) return;
  const children = parent.children as RootContent[];
  children.forEach((node, index) => {
    const next = children[index + 1];
    if (node.type !== 'formula') keepPrices(node);
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

/** What stands behind the first dollars is a part of the formula for some, and a name for others: here it is nothing. */
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
  // "$5 and $6" are prices, and so is what full-width marks of a sentence stand between: "80$，90$".
  if (/^\$(?!\$)(?:\s|[^]*\s\$$|[^{}]*[，。；：！？、])/.test(written) && parent && 'children' in parent)
    (parent.children as RootContent[]).splice(-1, 1, { type: 'text', value: written, position: node?.position });
}

function exitValue(this: CompileContext, token: Token): void {
  this.config.enter.data?.call(this, token);
  this.config.exit.data?.call(this, token);
}

/** "$$x$$" alone in its paragraph is no part of a sentence; within one, it cannot stand in a line of its own. */
function liftAlone(tree: Root): void {
  lift(tree);

  function lift(parent: Root | RootContent): void {
    if (!('children' in parent)) return;
    (parent.children as RootContent[]).forEach((node, index) => {
      const [only] = node.type === 'paragraph' ? node.children : [];
      if (node.type === 'paragraph' && node.children.length === 1 && only?.type === 'formula' && only.isDisplay) {
        (parent.children as RootContent[])[index] = only;
        return;
      }
      if (node.type === 'paragraph') keepInLine(node);
      else lift(node);
    });
  }
}

function keepInLine(paragraph: Paragraph): void {
  for (const node of paragraph.children) if (node.type === 'formula') node.isDisplay = false;
}
