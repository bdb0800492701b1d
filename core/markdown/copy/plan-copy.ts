// A page's text and its Markdown tree → its Markdown copy: the text as written, with addresses that work anywhere, and
// gaps for demos and components. It only cuts the text at positions of the tree, and does not serialize the tree.

import type { Definition, Image, Link, Nodes, Code } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { CopyPart } from '../../model/document.ts';
import { decodeSafely } from '../../text/decode-safely.ts';
import { isRelativePicture } from '../../model/paths/is-picture-file.ts';
import { isTyped, parseFenceInfo, parseFenceMeta } from '../slots/parse-fence-info.ts';
import { parseMarker } from '../syntax/parse-marker.ts';
import { cutLineMarks } from '../../code/cut-line-marks.ts';
import { writeFence } from './write-fence.ts';

/** Turns an address of the page into one that works anywhere; "#id" points into the page. */
type ToAddress = (href: string) => string;

/** A range of the text, and its replacement in the copy. */
interface Cut {
  readonly start: number;
  readonly end: number;
  readonly part: CopyPart;
  /** Whether the text around it continues, so that the line breaks before it stay if it is removed. */
  readonly isInline?: boolean;
}

/** Plans the copy of a text, from a tree whose markers are not yet grouped. */
export function planCopy(
  text: string,
  tree: Nodes,
  { toAddress, copyOf }: { toAddress: ToAddress; copyOf?: (marker: Nodes) => string | undefined },
): CopyPart[] {
  const cutIds = new Set(listCutIds(tree));
  const cuts = listCuts(tree, text, { toAddress, copyOf, cutIds });
  const parts: CopyPart[] = [];
  let position = 0;
  let pendingText = '';
  for (const { start, end, part, isInline } of cuts) {
    const before = text.slice(position, start);
    pendingText += part === '' && !isInline ? cutLastLines(before) : before;
    position = end;
    if (typeof part === 'string') pendingText += part;
    else {
      parts.push(pendingText, part);
      pendingText = '';
    }
  }
  return [...parts, pendingText + text.slice(position)].filter((part) => part !== '');
}

interface CopyOptions {
  readonly toAddress: ToAddress;
  /** Returns the text of the partial that a marker includes. */
  readonly copyOf?: ((marker: Nodes) => string | undefined) | undefined;
  /** Ids written after headings, which the copy leaves out. */
  readonly cutIds: ReadonlySet<string>;
}

function listCutIds(node: Nodes): string[] {
  if (node.type === 'heading' && node.data?.headingId) return [String(node.data.hProperties?.id)];
  return 'children' in node ? node.children.flatMap(listCutIds) : [];
}

function listCuts(node: Nodes, text: string, options: CopyOptions): Cut[] {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return listJsxCuts(node, text, options);
  const nodeCut = toCut(node, text, options);
  // An address comes after the text of its link, which may contain a picture.
  return [
    ...('children' in node ? node.children.flatMap((child) => listCuts(child, text, options)) : []),
    ...(nodeCut ? [nodeCut] : []),
  ];
}

/** Lists the cuts of an MDX element: its content is text; without content it is a gap, filled when rendered. */
function listJsxCuts(node: Extract<Nodes, { name: string | null }>, text: string, options: CopyOptions): Cut[] {
  const { start, end } = toOffsets(node);
  const [firstChild, lastChild] = [node.children[0], node.children.at(-1)];
  if (!firstChild || !lastChild) return [{ start, end, part: toGap(node) }];
  const open = node.type === 'mdxJsxFlowElement' ? writeCallout(node) : '';
  return [
    { start, end: toOffsets(firstChild).start, part: open, isInline: true },
    ...node.children.flatMap((child) => listCuts(child, text, options)),
    { start: toOffsets(lastChild).end, end, part: open === '' ? '' : '\n\n:::', isInline: true },
  ];
}

/** Writes the start of a callout as Markdown; '' for other elements. */
function writeCallout({ name, attributes }: MdxJsxFlowElement): string {
  if (name !== 'Callout' && name !== 'Details') return '';
  const valueOf = (attribute: string) =>
    attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' && each.name === attribute && typeof each.value === 'string' ? [each.value] : [],
    )[0];
  const kind = name === 'Details' ? 'details' : (valueOf('type') ?? 'info');
  return `${`:::${kind} ${valueOf('title') ?? ''}`.trimEnd()}\n\n`;
}

function toOffsets({ position }: Nodes): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

function toGap({ position }: Nodes): CopyPart {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { line, column };
}

function toCut(node: Nodes, text: string, { toAddress, copyOf, cutIds }: CopyOptions): Cut | undefined {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  switch (node.type) {
    case 'image': {
      const [from, to] = node.data?.destination ?? [0, 0];
      // Its address is known when its file is written.
      if (to > 0 && isRelativePicture(node.url) && node.position) {
        const { line, column } = node.position.start;
        return { start: from, end: to, part: { line, column } };
      }
      return toAddressCut(node, toAddress);
    }
    case 'mdxjsEsm':
      return { start, end, part: '' };
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return { start, end, part: toGap(node) };
    case 'link':
    case 'definition':
      // A fragment finds its heading in the copy too, unless the heading has an id of its own.
      return node.url.startsWith('#') && !cutIds.has(decodeSafely(node.url.slice(1)))
        ? undefined
        : toAddressCut(node, toAddress);
    case 'marker':
      if (parseMarker(node.value)?.kind === 'include') return { start, end, part: copyOf?.(node) ?? '' };
      return toMarkerCut(node.value, { start, end, place: node.position?.start });
    case 'code': {
      const info = parseFenceInfo(node.lang ?? '', node.meta ?? '');
      const meta = parseFenceMeta(info.meta);
      const { line = 1, column = 1 } = node.position?.start ?? {};
      if (meta.source !== '' || isTyped(info, meta)) return { start, end, part: { line, column } };
      const marked = writeMarkedCode(node, ' '.repeat(column - 1));
      return marked === undefined ? undefined : { start, end, part: marked };
    }
    case 'heading': {
      const [from, to] = node.data?.headingId ?? [0, 0];
      return to === 0 ? undefined : { start: from, end: to, part: '', isInline: true };
    }
    case 'text': {
      const written = text.slice(start, end);
      const plain = written.replace(/:badge\[([^\]\n]+)\](?:\{[^{}\n]*\})?/g, '($1)');
      return plain === written ? undefined : { start, end, part: plain };
    }
    case 'html': {
      const written = writeHtml(node.value, toAddress);
      // The value has lost the indent of its lines, so an indented block is not changed.
      return written === node.value || !text.startsWith(node.value, start) ? undefined : { start, end, part: written };
    }
    default:
      return undefined;
  }
}

function toAddressCut(node: Image | Link | Definition, toAddress: ToAddress): Cut | undefined {
  const [start, end] = node.data?.destination ?? [0, 0];
  const address = toAddress(node.url);
  return end === 0 || address === node.url ? undefined : { start, end, part: address };
}

interface MarkerPlace {
  readonly start: number;
  readonly end: number;
  readonly place: { readonly line: number; readonly column: number } | undefined;
}

/** Cuts out insertions, and the tags around tabs of fences. Callouts stay as written. */
function toMarkerCut(line: string, { start, end, place }: MarkerPlace): Cut | undefined {
  const kind = parseMarker(line)?.kind;
  if (kind === 'insertion') return { start, end, part: { line: place?.line ?? 1, column: place?.column ?? 1 } };
  return kind === 'tabs-open' || kind === 'tabs-close' ? { start, end, part: '' } : undefined;
}

/** Removes comments, completes addresses, and writes the lead as an ordinary paragraph. */
function writeHtml(html: string, toAddress: ToAddress): string {
  const lead = /^<p class="(?:blog-)?description">([^]*?)<\/p>\s*$/.exec(html)?.[1];
  const written = html
    .replace(/<!--(?!-?>)[^]*?(?:-->|$)/g, '')
    .replace(
      /(<[a-z][^<>]*?\s(?:href|src|poster)=)(["'])(\/[^"']*)\2/gi,
      (_, before: string, mark: string, href: string) => `${before}${mark}${toAddress(href)}${mark}`,
    );
  if (lead === undefined) return written;
  return written
    .replace(/^<p [^<>]*>|<\/p>\s*$/g, '')
    .trim()
    .replace(/<a [^<>]*?href=(["'])([^"'()\s]*)\1[^<>]*>([^<>]*)<\/a>/gi, '[$3]($2)')
    .replace(/<(code|strong|em|b|i)>([^<>`*]*)<\/\1>/gi, (_, name: string, content: string) => {
      const mark = marks[name.toLowerCase()] ?? '';
      return `${mark}${content}${mark}`;
    });
}

const marks: Readonly<Record<string, string>> = { code: '`', strong: '**', b: '**', em: '*', i: '*' };

/** Removes the line breaks and spaces at the end of a text, after its last line. */
function cutLastLines(text: string): string {
  const line = text.indexOf('\n', text.trimEnd().length);
  return line === -1 ? text : text.slice(0, line);
}

// A fence whose comments mark lines → the fence for the copy: without the comments, and as a diff if lines are added or
// removed. The marks after its language stay.

/** Rewrites a fence; undefined if it has no comments that mark lines. */
function writeMarkedCode({ value, lang, meta }: Code, indent: string): string | undefined {
  const { language, meta: metaPart } = parseFenceInfo(lang ?? '', meta ?? '');
  const { code, marks } = cutLineMarks(value, language);
  if (code === value) return undefined;

  const { add = [], del = [] } = marks.lines;
  const isDiff = add.length + del.length > 0;
  const lines = code.split('\n').map((line, index) => {
    if (!isDiff) return line;
    const sign = add.includes(index + 1) ? '+' : del.includes(index + 1) ? '-' : ' ';
    return `${sign}${line}`;
  });
  const info = isDiff ? `diff ${metaPart}` : `${lang ?? ''} ${meta ?? ''}`;
  return writeFence(info.trim(), lines).join(`\n${indent}`);
}
