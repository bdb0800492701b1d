// Ids after headings, "## Title {#my-id}", in the forms of Docusaurus, VitePress, Pandoc and kramdown → ids of the
// headings, without the notation in their text.

import type { CompileContext, Extension as FromMarkdownExtension, Token } from 'mdast-util-from-markdown';
import type { Code, Construct, Effects, Extension as SyntaxExtension, State } from 'micromark-util-types';
import type { Heading, Nodes } from 'mdast';
import type { Processor } from 'unified';
import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { toSlug } from '../../text/to-slug.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    headingId: 'headingId';
  }
}

declare module 'mdast' {
  interface Data {
    /** Offsets in the text of the id after a heading. */
    headingId?: readonly [start: number, end: number];
  }
}

const idPattern =
  /(?<![ \t])[ \t]*(?:\\?\{:?[ \t]*#([^\s{}\\]+)[ \t]*\\?\}|\\?\{\/\*[ \t]*#([^\s{}\\]+)[ \t]*\*\/\}|<!--[ \t]*#([^\s{}\\]+)[ \t]*-->)[ \t]*$/;

/** Removes the id from the end of a heading as written. */
export function cutHeadingId(written: string): string {
  return written.replace(idPattern, '');
}

/** Moves ids from the text of headings to the headings, in place. `text` is the source of the tree. */
export function readHeadingIds(tree: Nodes, { text, file }: { text: string; file: string }): Problem[] {
  if (tree.type === 'heading') return readId(tree, text, file);
  return 'children' in tree ? tree.children.flatMap((child) => readHeadingIds(child, { text, file })) : [];
}

function readId(heading: Heading, text: string, file: string): Problem[] {
  const last = heading.children.at(-1);
  if (last?.type !== 'text' && last?.type !== 'html' && last?.type !== 'mdxTextExpression') return [];
  const [start, end] = [last.position?.start.offset ?? 0, last.position?.end.offset ?? 0];
  const written = text.slice(start, end);
  const found = idPattern.exec(written);
  const id = found?.[1] ?? found?.[2] ?? found?.[3];
  if (!found || id === undefined) return [];

  const idStart = start + found.index;
  heading.children.pop();
  if (last.type === 'text') {
    const value = last.value.replace(idPattern, '');
    const position = last.position && {
      start: last.position.start,
      end: { ...last.position.end, column: last.position.end.column - (end - idStart), offset: idStart },
    };
    if (value !== '') heading.children.push({ ...last, value, ...(position && { position }) });
  }
  const before = heading.children.at(-1);
  if (before?.type === 'text') before.value = before.value.trimEnd();
  heading.data = { ...heading.data, headingId: [idStart, end], hProperties: { ...heading.data?.hProperties, id } };
  return isPlainId(id) ? [] : [idProblem(id, heading, file)];
}

function isPlainId(id: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}_.:-]*$/u.test(id);
}

function idProblem(id: string, { position }: Heading, file: string): Problem {
  return {
    rule: 'heading-id',
    severity: 'warning',
    place: { file, line: position?.start.line, column: position?.start.column },
    message: `The id ${quote(id)} has characters that must be escaped in an address`,
    hint: `Write "{#${toSlug(id) || 'section'}}".`,
  };
}

/** Adds the syntax "{#my-id}" to an MDX parser, for which braces are code. The id becomes text. */
export function headingIds(this: Processor): void {
  const data = this.data() as {
    micromarkExtensions?: SyntaxExtension[];
    fromMarkdownExtensions?: FromMarkdownExtension[];
  };
  const brace = 123;
  (data.micromarkExtensions ??= []).push({ text: { [brace]: { name: 'headingId', tokenize } satisfies Construct } });
  (data.fromMarkdownExtensions ??= []).push({ enter: { headingId: enterId }, exit: { headingId: exitId } });
}

function tokenize(effects: Effects, ok: State, nok: State): State {
  return open;

  function open(code: Code): State | undefined {
    effects.enter('headingId');
    effects.consume(code);
    return mark;
  }

  function mark(code: Code): State | undefined {
    if (code !== 35) return nok(code);
    effects.consume(code);
    return inside;
  }

  function inside(code: Code): State | undefined {
    if (code === null || code <= 32 || code === 123) return nok(code);
    effects.consume(code);
    if (code !== 125) return inside;
    effects.exit('headingId');
    return ok;
  }
}

function enterId(this: CompileContext, token: Token): void {
  this.enter({ type: 'text', value: this.sliceSerialize(token) }, token);
}

function exitId(this: CompileContext, token: Token): void {
  this.exit(token);
}
