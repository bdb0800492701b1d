// What the converters of elements share: the element, its attributes and its content.

import { cutPart, spotOf, type PageTools, type Part, type Spot } from '../markdown/page-tools.ts';
import type { Attribute, ElementPiece } from '../markdown/piece.ts';
import { splitPieces } from '../markdown/split-pieces.ts';

/** An element to convert. */
export interface ElementTools {
  readonly tools: PageTools;
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly spot: Spot;
  /** The source text of the element. */
  readonly written: string;
  readonly children?: Part | undefined;
  readonly isBlock: boolean;
  convert(part: Part): string;
}

/** Returns the text of an attribute; undefined for code. */
export function textOf(
  { attributes }: Pick<ElementTools, 'attributes'>,
  ...names: readonly string[]
): string | undefined {
  const found = attributes.find(({ name, isCode }) => names.includes(name.replace(/^[:]|^v-bind:/, '')) && !isCode);
  return found && found.value !== true ? found.value : undefined;
}

/** Returns the code of an attribute. */
export function codeOf(
  { attributes }: Pick<ElementTools, 'attributes'>,
  ...names: readonly string[]
): string | undefined {
  const found = attributes.find(({ name, isCode }) => names.includes(name) && isCode);
  return found && found.value !== true ? found.value : undefined;
}

/** Returns the converted content of an element, without blank lines around it. */
export function insideOf({ children, convert }: Pick<ElementTools, 'children' | 'convert'>): string {
  return children
    ? convert(children)
        .replace(/^\s*\n|(?<!\s)\s+$/g, '')
        .trimEnd()
    : '';
}

/** Returns the converted content of an element on one line. */
export function inlineOf(element: Pick<ElementTools, 'children' | 'convert'>): string {
  return insideOf(element)
    .replace(/(?<!\s)\s*\n\s*/g, ' ')
    .trim();
}

/** Lists the child elements of an element. */
export function elementsOf({
  tools,
  children,
  convert,
}: Pick<ElementTools, 'tools' | 'children' | 'convert'>): readonly ElementTools[] {
  if (!children) return [];
  return splitPieces(children.text, tools.dialect).flatMap((piece) =>
    piece.kind === 'element' ? [childOf(piece, children, { tools, convert })] : [],
  );
}

function childOf(
  piece: ElementPiece,
  part: Part,
  { tools, convert }: Pick<ElementTools, 'tools' | 'convert'>,
): ElementTools {
  return {
    tools,
    convert,
    name: piece.name,
    attributes: piece.attributes,
    spot: spotOf(part, piece.start),
    written: part.text.slice(piece.start, piece.end),
    isBlock: piece.indent !== undefined,
    ...(piece.inner && { children: cutPart(part, piece.inner) }),
  };
}

/** Reads a list of strings from an attribute's code: "['npm', 'yarn']". */
export function listOf(code: string | undefined): readonly string[] {
  return code === undefined
    ? []
    : [...code.matchAll(/(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g)].map(([, , text = '']) => text);
}
