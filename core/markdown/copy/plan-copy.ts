// A page's text and its Markdown tree → the text for its copy: as its author wrote it, with addresses that
// work anywhere, and gaps where demos and components stand. Nothing is parsed or written anew: the text is
// cut at the places that the tree knows.

import type { Definition, Image, Link, Nodes, Code } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { CopyPart } from '../../model/document.ts';
import { decodeSafely } from '../../text/decode-safely.ts';
import { isRelativePicture } from '../../model/paths/is-picture-file.ts';
import { isTyped, parseFenceInfo, parseFenceMeta } from '../slots/parse-fence-info.ts';
import { parseMarker } from '../syntax/parse-marker.ts';
import { cutLineMarks } from '../../code/cut-line-marks.ts';
import { writeFence } from './write-fence.ts';

/** Turns an address as its author wrote it into one that works anywhere; "#id" is a place of the page. */
type ToAddress = (href: string) => string;

/** A place in the text, and what stands there in the copy. */
interface Cut {
  readonly start: number;
  readonly end: number;
  readonly part: CopyPart;
  /** Tells that nothing takes its place in a text that goes on. */
  readonly isWithin?: boolean;
}

/** Plans the copy of a text. The tree is the one that the parser gives, its markers not yet grouped. */
export function planCopy(
  text: string,
  tree: Nodes,
  { toAddress, copyOf }: { toAddress: ToAddress; copyOf?: (marker: Nodes) => string | undefined },
): CopyPart[] {
  const cutIds = new Set(listCutIds(tree));
  const cuts = listCuts(tree, text, { toAddress, copyOf, cutIds });
  const parts: CopyPart[] = [];
  let at = 0;
  let words = '';
  for (const { start, end, part, isWithin } of cuts) {
    const before = text.slice(at, start);
    words += part === '' && !isWithin ? cutLastLines(before) : before;
    at = end;
    if (typeof part === 'string') words += part;
    else {
      parts.push(words, part);
      words = '';
    }
  }
  return [...parts, words + text.slice(at)].filter((part) => part !== '');
}

interface CopyOptions {
  readonly toAddress: ToAddress;
  /** Gives the text of a partial that a marker includes. */
  readonly copyOf?: ((marker: Nodes) => string | undefined) | undefined;
  /** Ids that stand behind headings of the page, and not in the copy. */
  readonly cutIds: ReadonlySet<string>;
}

function listCutIds(node: Nodes): string[] {
  if (node.type === 'heading' && node.data?.headingId) return [String(node.data.hProperties?.id)];
  return 'children' in node ? node.children.flatMap(listCutIds) : [];
}

function listCuts(node: Nodes, text: string, options: CopyOptions): Cut[] {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return listJsxCuts(node, text, options);
  const own = toCut(node, text, options);
  // An address stands behind the words of its link, which may hold a picture.
  return [
    ...('children' in node ? node.children.flatMap((child) => listCuts(child, text, options)) : []),
    ...(own ? [own] : []),
  ];
}

/** What stands in an element is text of the page; what it is drawn as is known when the page is made. */
function listJsxCuts(node: Extract<Nodes, { name: string | null }>, text: string, options: CopyOptions): Cut[] {
  const { start, end } = toOffsets(node);
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (!first || !last) return [{ start, end, part: toGap(node) }];
  const open = node.type === 'mdxJsxFlowElement' ? writeCallout(node) : '';
  return [
    { start, end: toOffsets(first).start, part: open, isWithin: true },
    ...node.children.flatMap((child) => listCuts(child, text, options)),
    { start: toOffsets(last).end, end, part: open === '' ? '' : '\n\n:::', isWithin: true },
  ];
}

/** A callout stays one, as it is written in Markdown. */
function writeCallout({ name, attributes }: MdxJsxFlowElement): string {
  if (name !== 'Callout' && name !== 'Details') return '';
  const valueOf = (wanted: string) =>
    attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' && each.name === wanted && typeof each.value === 'string' ? [each.value] : [],
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
      // Where it will lie is known when it is made.
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
      // Another place of the copy is found by its heading, unless the page calls it otherwise.
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
      return to === 0 ? undefined : { start: from, end: to, part: '', isWithin: true };
    }
    case 'text': {
      const written = text.slice(start, end);
      const said = written.replace(/:badge\[([^\]\n]+)\](?:\{[^{}\n]*\})?/g, '($1)');
      return said === written ? undefined : { start, end, part: said };
    }
    case 'html': {
      const written = writeHtml(node.value, toAddress);
      // The value has lost the indent of its lines: a block that stays is left as it stands.
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

/** Callouts stay as they are written; what makes tabs of fences is nothing to read. */
function toMarkerCut(line: string, { start, end, place }: MarkerPlace): Cut | undefined {
  const kind = parseMarker(line)?.kind;
  if (kind === 'insertion') return { start, end, part: { line: place?.line ?? 1, column: place?.column ?? 1 } };
  return kind === 'tabs-open' || kind === 'tabs-close' ? { start, end, part: '' } : undefined;
}

/** Comments are their author's; the lead is a paragraph like any other. */
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
    .replace(/<(code|strong|em|b|i)>([^<>`*]*)<\/\1>/gi, (_, name: string, words: string) => {
      const mark = marks[name.toLowerCase()] ?? '';
      return `${mark}${words}${mark}`;
    });
}

const marks: Readonly<Record<string, string>> = { code: '`', strong: '**', b: '**', em: '*', i: '*' };

/** Cuts the last line break of a text off, and the blanks and breaks around it. */
function cutLastLines(text: string): string {
  const line = text.indexOf('\n', text.trimEnd().length);
  return line === -1 ? text : text.slice(0, line);
}

// A fence whose comments mark lines → the same for the page's copy: without the comments, and as a diff where
// lines were added or taken away. What stands behind its language stays.

/** Writes a fence anew; undefined where nothing in it is marked by a comment. */
function writeMarkedCode({ value, lang, meta }: Code, indent: string): string | undefined {
  const { language, meta: said } = parseFenceInfo(lang ?? '', meta ?? '');
  const { code, marks } = cutLineMarks(value, language);
  if (code === value) return undefined;

  const { add = [], del = [] } = marks.lines;
  const isDiff = add.length + del.length > 0;
  const lines = code.split('\n').map((line, index) => {
    if (!isDiff) return line;
    const sign = add.includes(index + 1) ? '+' : del.includes(index + 1) ? '-' : ' ';
    return `${sign}${line}`;
  });
  const info = isDiff ? `diff ${said}` : `${lang ?? ''} ${meta ?? ''}`;
  return writeFence(info.trim(), lines).join(`\n${indent}`);
}
