// Splits another engine's Markdown into the pieces that have a meaning to it, in order and without gaps.
//
// This is not a Markdown parser: plain text stays one unchanged piece. The content of a piece is split
// again when the piece is converted.

import type { MarkdownDialect, Piece, Range } from './piece.ts';
import { readTag } from './read-tag.ts';
import { readFence, skipBraces, skipInlineCode } from './skip-code.ts';

const containerStart = /([ \t]*)(:{3,})[ \t]*([A-Za-z][\w-]*)([^\n]*)/y;
const alert = /> ?\[!([A-Za-z]+)\][+-]?[ \t]*([^\n]*)(?:\n>[^\n]*)*/y;
const snippet = /([ \t]*)<<<[ \t]*([^\s{[]+)(?:\{([^}\n]*)\})?[ \t]*(?:\[([^\]\n]*)\])?[^\n]*/y;
const moduleStart = /(?:import|export)[ {*]/y;
const voidElement = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Splits a text into pieces. */
export function splitPieces(text: string, dialect: MarkdownDialect): Piece[] {
  const pieces: Piece[] = [];
  let textStart = 0;
  let at = 0;

  while (at < text.length) {
    const isLineStart = at === 0 || text[at - 1] === '\n';
    const piece = (isLineStart ? readLine(text, at, dialect) : undefined) ?? readInline(text, at, dialect);
    if (piece === undefined) {
      at += text[at] === '\\' ? 2 : 1;
      continue;
    }
    if (piece.start > textStart) pieces.push({ kind: 'text', start: textStart, end: piece.start });
    pieces.push(piece);
    at = piece.end;
    textStart = at;
  }
  if (textStart < text.length) pieces.push({ kind: 'text', start: textStart, end: text.length });
  return pieces;
}

/** Reads pieces that can only start at the start of a line. */
function readLine(text: string, start: number, dialect: MarkdownDialect): Piece | undefined {
  const fence = readFence(text, start);
  if (fence) return { kind: 'fence', start, ...fence };
  const snippet = dialect.code === 'vue' ? readSnippet(text, start) : undefined;
  if (snippet) return snippet;
  const container = readContainer(text, start);
  if (container) return container;
  alert.lastIndex = start;
  const found = alert.exec(text);
  if (found) {
    const [all, name = '', title = ''] = found;
    const lines = all.split('\n').slice(1);
    const inner = lines.map((line) => line.replace(/^> ?/, '')).join('\n');
    return { kind: 'alert', start, end: start + all.length, name, title: title.trim(), text: inner };
  }
  moduleStart.lastIndex = start;
  if (dialect.code === 'jsx' && moduleStart.test(text)) return readModule(text, start);
  return undefined;
}

/** Reads code from a file: "<<< @/snippets/a.js#part{1,3 js} [Name]". */
function readSnippet(text: string, start: number): Piece | undefined {
  snippet.lastIndex = start;
  const found = snippet.exec(text);
  if (!found) return undefined;
  const [all, prefix = '', source = '', braces = '', name] = found;
  const [, lines = '', language = /\.(\w+)(?:#.*)?$/.exec(source)?.[1] ?? 'text'] =
    /^([\d,\s-]*)(\S+)?$/.exec(braces) ?? [];
  const info = [language, lines.trim() === '' ? '' : `{${lines.trim()}}`, name === undefined ? '' : `[${name}]`];
  return {
    kind: 'fence',
    start,
    end: start + all.length,
    prefix,
    marks: '```',
    info: info.filter(Boolean).join(' '),
    code: '',
    source,
  };
}

function readContainer(text: string, start: number): Piece | undefined {
  containerStart.lastIndex = start;
  const found = containerStart.exec(text);
  if (!found) return undefined;
  const [all, indent = '', colons = '', name = '', rest = ''] = found;
  const innerStart = Math.min(start + all.length + 1, text.length);

  for (let at = innerStart; at < text.length;) {
    const fence = readFence(text, at);
    if (fence) {
      at = fence.end + 1;
      continue;
    }
    const next = text.indexOf('\n', at);
    const lineEnd = next === -1 ? text.length : next;
    const line = text.slice(at, lineEnd).trim();
    if (/^:{3,}$/.test(line) && line.length >= colons.length) return piece({ start: innerStart, end: at }, lineEnd);
    at = lineEnd + 1;
  }
  return piece({ start: innerStart, end: text.length }, text.length);

  function piece(inner: Range, end: number): Piece {
    return { kind: 'container', start, end, indent, name, rest: rest.trim(), inner };
  }
}

/** Reads an import or export, up to the line that ends its statement with all brackets closed. */
function readModule(text: string, start: number): Piece {
  let at = start;
  let depth = 0;
  while (at < text.length) {
    const sign = text.charAt(at);
    if (sign === '{') at = (skipBraces(text, at) ?? at + 1) - 1;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === '\n' && depth <= 0) {
      const rest = text.slice(at + 1);
      if (/^[ \t]*(?:\n|$)|^(?:import|export)[ {*]|^[<#]/.test(rest)) break;
    }
    at += 1;
  }
  return { kind: 'module', start, end: at, code: text.slice(start, at) };
}

function readInline(text: string, start: number, dialect: MarkdownDialect): Piece | undefined {
  switch (text[start]) {
    case '`':
      return { kind: 'verbatim', start, end: skipInlineCode(text, start) };
    case '<':
      return readElement(text, start, dialect);
    case '{':
      return readExpression(text, start, dialect);
    default:
      return undefined;
  }
}

function readExpression(text: string, start: number, { code }: MarkdownDialect): Piece | undefined {
  if (code === 'html' || text[start + 1] === '#' || (code === 'vue' && text[start + 1] !== '{')) return undefined;
  const end = skipBraces(text, start);
  if (end === undefined) return undefined;
  const inner = code === 'vue' ? text.slice(start + 2, end - 2) : text.slice(start + 1, end - 1);
  return { kind: 'expression', start, end, code: inner.trim() };
}

function readElement(text: string, start: number, dialect: MarkdownDialect): Piece | undefined {
  if (text.startsWith('<!--', start)) {
    const close = text.indexOf('-->', start);
    return { kind: 'verbatim', start, end: close === -1 ? text.length : close + 3 };
  }
  const tag = readTag(text, start);
  if (!tag) return undefined;
  const { name, attributes } = tag;
  const isComponent = /^[A-Z]|[.]/.test(name) || dialect.elements.includes(name) || isRaw(name, dialect);
  if (!isComponent || tag.isClosing) {
    const closesItself = tag.closesItself || voidElement.test(name);
    return { kind: 'tag', start, end: tag.end, name, attributes, isClosing: tag.isClosing, closesItself };
  }

  const close = tag.closesItself ? undefined : findClose(text, { name, from: tag.end }, dialect);
  // A component without a closing tag has no content: Vue and HTML allow this.
  const end = close?.end ?? tag.end;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(lineStart, start);
  const after = /^[^\n]*/.exec(text.slice(end, end + 400))?.[0] ?? '';
  const isBlock = /^[ \t]*(?:>[ \t]?)*[ \t]*$/.test(before) && after.trim() === '';
  return {
    kind: 'element',
    start: isBlock ? lineStart : start,
    end,
    name,
    attributes,
    ...(close && { inner: { start: tag.end, end: close.start } }),
    ...(isBlock && { indent: before }),
  };
}

function isRaw(name: string, { code }: MarkdownDialect): boolean {
  return code === 'vue' && (name === 'script' || name === 'style' || (name.includes('-') && name !== 'annotation-xml'));
}

/** Finds the tag that closes an element, past code and elements of the same name. */
function findClose(
  text: string,
  { name, from }: { readonly name: string; readonly from: number },
  dialect: MarkdownDialect,
): Range | undefined {
  const isScript = name === 'script' || name === 'style';
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    const fence = !isScript && text[at - 1] === '\n' ? readFence(text, at) : undefined;
    if (fence) at = fence.end - 1;
    else if (sign === '`' && !isScript) at = skipInlineCode(text, at) - 1;
    else if (sign === '{' && dialect.code === 'jsx') at = (skipBraces(text, at) ?? at + 1) - 1;
    else if (sign === '<' && (text.startsWith(name, at + 1) || text.startsWith(`/${name}`, at + 1))) {
      const tag = readTag(text, at);
      if (tag?.name !== name) continue;
      if (tag.isClosing) depth -= 1;
      else if (!tag.closesItself) depth += 1;
      if (depth === 0) return { start: at, end: tag.end };
      at = tag.end - 1;
    }
  }
  return undefined;
}
