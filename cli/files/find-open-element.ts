// Code that does not parse → its JSX element that is not closed. Parsers report such a fault much later, at the last
// brace; the TypeScript compiler goes on parsing, with an empty end tag.

import { createRequire } from 'node:module';
import type * as TypeScript from 'typescript';
import { quote } from '../../core/text/quote.ts';
import { toPosition } from '../../core/text/to-position.ts';

interface CodePosition {
  readonly line: number;
  readonly column: number;
}

/** An element without an end tag: where it begins, with the message and hint to report. */
interface OpenElement {
  readonly position: CodePosition;
  readonly message: string;
  readonly hint: string;
}

/** Code that does not parse, and where the parser gave up. */
interface BrokenCode {
  readonly file: string;
  readonly text: string;
  readonly fault: CodePosition;
}

type Tag =
  | TypeScript.JsxOpeningElement
  | TypeScript.JsxClosingElement
  | TypeScript.JsxOpeningFragment
  | TypeScript.JsxClosingFragment;

/** Finds the innermost element that begins before the fault and is not closed. */
export function findOpenElement({ file, text, fault }: BrokenCode): OpenElement | undefined {
  // In plain TypeScript, "<b>" is a type.
  if (/\.[cm]?ts$/.test(file) || !/<[\p{ID_Start}$_>]/u.test(text) || isArrow(text, fault)) return undefined;
  // The compiler is large, and only broken code needs it.
  const ts = createRequire(import.meta.url)('typescript') as typeof TypeScript;
  const source = ts.createSourceFile('code.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found = visit(source, []);
  return found && isBefore(found.position, fault) ? found : undefined;

  function visit(node: TypeScript.Node, around: readonly string[]): OpenElement | undefined {
    const [open, close] = readTags(node);
    const name = open && toName(open);
    const names = name === undefined ? around : [...around, name];
    const inner = ts.forEachChild(node, (child) => visit(child, names));
    if (inner || !open || !close || name === undefined) return inner;
    const end = toName(close);
    const isOpen = !text.slice(close.pos, close.end).includes('</') || (end !== name && around.includes(end));
    // An end tag that matches no enclosing element is itself wrong, and the parser reports it. An end tag after an open
    // brace is part of that code.
    return isOpen && countEnds(name) < countStarts(source, name)
      ? toOpenElement(name, toPosition(text, text.indexOf('<', open.pos)))
      : undefined;
  }

  function readTags(node: TypeScript.Node): readonly [open?: Tag, close?: Tag] {
    if (ts.isJsxElement(node)) return [node.openingElement, node.closingElement];
    return ts.isJsxFragment(node) ? [node.openingFragment, node.closingFragment] : [];
  }

  function countEnds(name: string): number {
    return text.split('</').filter((rest) => rest.includes('>') && rest.slice(0, rest.indexOf('>')).trim() === name)
      .length;
  }

  function countStarts(node: TypeScript.Node, name: string): number {
    let count = ts.isJsxElement(node) || ts.isJsxFragment(node) ? Number(toName(readTags(node)[0]!) === name) : 0;
    ts.forEachChild(node, (child) => {
      count += countStarts(child, name);
    });
    return count;
  }

  /** A fragment has no name. */
  function toName(tag: Tag): string {
    return 'tagName' in tag ? tag.tagName.getText(source) : '';
  }
}

function toOpenElement(name: string, position: CodePosition): OpenElement {
  const empty = name === '' ? '' : `, or ${quote(`<${name} />`)} if it has no content`;
  return {
    position,
    message: `${quote(`<${name}>`)} is not closed`,
    hint: `Write ${quote(`</${name}>`)} where it ends${empty}.`,
  };
}

/** "<T>(a: T) => a" is a function whose type parameter lacks a comma. */
function isArrow(text: string, { line, column }: CodePosition): boolean {
  const before = text.split('\n')[line - 1]?.slice(0, column) ?? '';
  const start = before.search(/<\w+>\(/);
  return start !== -1 && before.endsWith('=>') && before.lastIndexOf(')') > start;
}

function isBefore(a: CodePosition, b: CodePosition): boolean {
  return a.line < b.line || (a.line === b.line && a.column < b.column);
}
