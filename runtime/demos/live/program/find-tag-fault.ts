// Finds an element whose tags do not match, or that is not closed, and reports it as the build does. The
// compiler accepts any end tag, and fails only long after a missing one.

import { tsxLanguage } from '@codemirror/lang-javascript';
import type { SyntaxNode } from '@lezer/common';
import { toPosition } from '../../../../core/text/to-position.ts';
import type { CodePlace } from './create-place-map.ts';
import type { ParseFault } from './locate-syntax-fault.ts';

/** Finds the innermost such element; `failure` is the place where the compiler failed, if it did. */
export function findTagFault(source: string, failure?: CodePlace): ParseFault | undefined {
  if (!/<[\p{ID_Start}$_>]/u.test(source)) return undefined;
  const tree = tsxLanguage.parser.parse(source);
  const tagFault = visit(tree.topNode, []);
  if (tagFault === undefined) return undefined;
  const { from, message, isOpen } = tagFault;
  const place = toPosition(source, from);
  // Code that compiles has no unclosed element, whatever this parser finds.
  const isCause = failure ? isBefore(place, failure) : !isOpen;
  return isCause ? { message, place } : undefined;

  function visit(node: SyntaxNode, around: readonly string[]): TagFault | undefined {
    const open = node.getChild('JSXOpenTag') ?? node.getChild('JSXFragmentTag');
    const name = node.name === 'JSXElement' && open ? toName(open) : undefined;
    const names = name === undefined ? around : [...around, name];
    for (let child = node.firstChild; child; child = child.nextSibling) {
      const inner = visit(child, names);
      if (inner) return inner;
    }
    return name === undefined || !open
      ? undefined
      : compareTags({ open, close: node.getChild('JSXCloseTag'), name, around });
  }

  function compareTags({ open, close, name, around }: ParsedElement): TagFault | undefined {
    const end = close ? toName(close) : undefined;
    if (!close || end === undefined || (end !== name && around.includes(end)))
      // After an open brace, an end tag may have been parsed as part of its code.
      return countEnds(name) < countStarts(name)
        ? { from: open.from, message: `"<${name}>" is not closed`, isOpen: !close }
        : undefined;
    if (end === name) return undefined;
    const message =
      name === ''
        ? 'Expected corresponding closing tag for JSX fragment.'
        : `Expected corresponding JSX closing tag for '${name}'.`;
    return { from: close.from + (end === '' ? 0 : '</'.length), message, isOpen: false };
  }

  function countEnds(name: string): number {
    return source.split('</').filter((rest) => rest.includes('>') && rest.slice(0, rest.indexOf('>')).trim() === name)
      .length;
  }

  function countStarts(name: string): number {
    let count = 0;
    tree.iterate({
      enter({ node }) {
        if (/^JSX(?:OpenTag|FragmentTag)$/.test(node.name) && toName(node) === name) count += 1;
      },
    });
    return count;
  }

  /** Returns the name of a tag; '' for a fragment. */
  function toName({ from, to }: SyntaxNode): string {
    return /^<\/?\s*([^\s/<>]*)/.exec(source.slice(from, to))?.[1] ?? '';
  }
}

interface ParsedElement {
  readonly open: SyntaxNode;
  readonly close: SyntaxNode | null;
  readonly name: string;
  /** The names of the elements around it. */
  readonly around: readonly string[];
}

interface TagFault {
  readonly from: number;
  readonly message: string;
  /** Whether there is no end tag at all. */
  readonly isOpen: boolean;
}

function isBefore(a: CodePlace, b: CodePlace): boolean {
  return a.line < b.line || (a.line === b.line && a.column < b.column);
}
