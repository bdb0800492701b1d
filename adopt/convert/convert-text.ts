// A part of another engine's page → Vitrine's Markdown. Pieces with a counterpart are converted; all other
// text stays unchanged.

import { toSlug } from '../../core/text/to-slug.ts';
import { closeUp, comment } from './comment.ts';
import { convertElement } from './convert-element.ts';
import { convertContainer, endsInHtml, writeCallout } from './convert-container.ts';
import { convertFence } from './convert-fence.ts';
import { convertPlainText } from './convert-plain-text.ts';
import { convertTag } from './convert-tag.ts';
import { cutPart, indentLines, spotOf, type PageTools, type Part, type Spot } from '../markdown/page-tools.ts';
import type { CodePiece, Piece } from '../markdown/piece.ts';
import { splitPieces } from '../markdown/split-pieces.ts';

/** Converts a part of a page. */
export function convertText(part: Part, tools: PageTools): string {
  let result = '';
  let wasRemoved = false;
  let wasBlock = false;
  for (const piece of splitPieces(part.text, tools.dialect)) {
    const text = convertPiece(piece, part, tools);
    // The blank lines around a removed piece become one.
    // A block in Vitrine may have been a line of a paragraph or of HTML before.
    const opens = opensBlock(text);
    if (wasBlock || (opens && (piece.kind === 'element' || endsInHtml(result))))
      result = result.replace(/(?<=[^\n])\n$/, '\n\n');
    const spaced = wasBlock ? text.replace(/^\n(?=[^\n])/, '\n\n') : text;
    result += wasRemoved && /(?:^|\n)$/.test(result) ? spaced.replace(/^\n+/, '') : spaced;
    wasBlock = piece.kind === 'element' && opens;
    wasRemoved = text === '' || (wasRemoved && text.trim() === '');
  }
  return result;
}

function opensBlock(text: string): boolean {
  return /^[ \t]*(?::::|\{\{|<codeblock|```)/.test(text);
}

function convertPiece(piece: Piece, part: Part, tools: PageTools): string {
  const written = part.text.slice(piece.start, piece.end);
  const spot = () => spotOf(part, piece.start);
  const convert = (inner: Part) => convertText(inner, tools);

  switch (piece.kind) {
    case 'text':
      return convertPlainText(written, { ...part, text: part.text }, { start: piece.start, tools });
    case 'verbatim':
      if (/^<!--\s*(?:truncate|more)\s*-->$/.test(written)) return '';
      // MDX has no HTML comments.
      return tools.mode === 'mdx' && written.startsWith('<!--')
        ? comment(closeUp(written.replace(/^<!--|-->$/g, '')), tools)
        : written;
    case 'fence':
      return convertFence(piece, { written, spot: spot(), tools });
    case 'container':
      return convertContainer(piece, { part, spot: spot(), tools, convert });
    case 'alert': {
      const { line } = spot();
      const inner = convert({ text: piece.text, line: line + 1, indent: 2 }).trim();
      return writeCallout({ name: piece.name, title: piece.title, inner, attributes: '' }, { spot: spot(), tools });
    }
    case 'element': {
      const children = piece.inner && cutPart(part, piece.inner);
      const keep = tools.mode === 'mdx' ? () => keepElement(piece, { part, tools }) : undefined;
      const text = convertElement(piece, { written, children, spot: spot(), tools, convert, keep });
      return piece.indent !== undefined && text !== written ? indentLines(text, listIndent(piece.indent, part)) : text;
    }
    case 'tag':
      return convertTag(piece, { written, spot: spot(), tools });
    case 'expression':
      return convertExpression(piece, { written, before: part.text.slice(0, piece.start), spot: spot(), tools });
    case 'module':
      // Imports are written at the start of a page that stays MDX.
      return '';
  }
}

/** Returns the indent to keep: quote marks and the indent in lists; elsewhere it only comes from nested tags. */
function listIndent(indent: string, { text }: Part): string {
  if (indent.includes('>')) return indent;
  return /^[ \t]*(?:[-*+]|\d+[.)])[ \t]/m.test(text) ? indent : '';
}

/** Keeps the tags of an element, and converts its content. */
function keepElement(
  piece: Extract<Piece, { kind: 'element' }>,
  { part, tools }: { readonly part: Part; readonly tools: PageTools },
): string {
  if (!piece.inner) return part.text.slice(piece.start, piece.end);
  const { start, end } = piece.inner;
  const inner = part.text.slice(start, end);
  const line = part.line + part.text.slice(0, start).split('\n').length - 1;
  const converted = convertText({ text: inner, line, indent: part.indent }, tools);
  return part.text.slice(piece.start, start) + converted + part.text.slice(end, piece.end);
}

interface ExpressionOptions {
  readonly written: string;
  /** The text before it. */
  readonly before: string;
  readonly spot: Spot;
  readonly tools: PageTools;
}

function convertExpression({ code }: CodePiece, { written, before, spot, tools }: ExpressionOptions): string {
  const [, commentText] = /^\/\*([^]*)\*\/$/.exec(code) ?? [];
  const [, id] = /^\s*#([\w-]+)\s*$/.exec(commentText ?? '') ?? [];
  if (id !== undefined) return toSlug(/[^\n]*$/.exec(before)?.[0] ?? '') === id ? '' : `<span id="${id}"></span>`;
  if (commentText !== undefined && /^\s*truncate\s*$/.test(commentText)) return '';
  if (commentText !== undefined)
    return tools.mode === 'mdx' ? `{/*${closeUp(commentText)}*/}` : `<!--${commentText.replace(/--+>?/g, '-')}-->`;
  if (tools.mode === 'mdx' && tools.canRun(code)) return closeUp(written);

  const [, , literal] = /^(["'`])([^\\$]*)\1$/.exec(code) ?? [];
  if (literal !== undefined && literal !== '') return literal.trim() === '' ? literal : escapeMarkup(literal);
  const [, key] = /^(?:\$?frontMatter|\$frontmatter|frontmatter|metadata)\.(\w+)$/i.exec(code) ?? [];
  const value = key === undefined ? undefined : tools.page.head[key];
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (/^props\.\w+$/.test(code)) return `{${code.slice('props.'.length)}}`;
  if (tools.dialect.code !== 'vue') {
    if (tools.canRun(code)) {
      tools.refuse(`{${code.split('\n')[0]?.slice(0, 40) ?? ''}}`);
      return written;
    }
    tools.note(spot, {
      kind: 'left',
      what: 'Code in braces that cannot run here',
      todo: 'It is now a comment, because it uses something that the new site does not have, or is not JavaScript. Write its value instead.',
    });
    return comment(closeUp(written), tools);
  }
  tools.note(spot, {
    kind: 'left',
    what: 'A value that Vue fills in',
    todo: 'It is shown as source text. Write the value instead.',
  });
  return `\`${written}\``;
}

/** Escapes a literal text in braces, so that it has no meaning in Markdown. */
function escapeMarkup(text: string): string {
  return text.replace(/[<>{}*_`[\]\\]/g, (sign) => (sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : `\\${sign}`));
}
