// Parses the doc comments of declarations. Text stays Markdown; JSDoc links become Markdown links.

import ts from 'typescript';
import type { ApiStage } from './api-entry.ts';
import { withComments } from './types/with-comments.ts';

/** A parsed doc comment. */
export interface Doc {
  /** Markdown, '' when there is none. */
  readonly description: string;
  readonly default?: string;
  /** The text of `@deprecated`; '' where the tag has none. */
  readonly deprecated?: string;
  /** Stability, where a tag such as `@beta` states it. */
  readonly stage?: ApiStage;
  readonly seeMore?: string;
  /** The version that introduced it. */
  readonly since?: string;
  /** Whether the authors mark it as internal. */
  readonly hidden: boolean;
  readonly parameters: Readonly<Record<string, string>>;
  readonly returns: string;
}

/** Parses the comment above one declaration. */
export function readDoc(declaration: ts.Node): Doc {
  const commented = maskFencedTags(withComments(declaration));
  const comments = ts.getJSDocCommentsAndTags(commented);
  const tags = ts.getJSDocTags(commented);
  const text = comments
    .flatMap((comment) => (ts.isJSDoc(comment) ? [readPlainText(comment.comment)] : []))
    .filter((each) => each !== '' && !notice.test(each));

  return {
    description: [...text, ...proseTags.flatMap((name) => findTag(tags, name) ?? [])].join('\n\n'),
    default: toCode(findTag(tags, 'default', 'defaultValue')),
    deprecated: findTag(tags, 'deprecated'),
    stage: stages.find((stage) => tags.some(({ tagName }) => tagName.text === stage)),
    seeMore: findTag(tags, 'see'),
    since: findTag(tags, 'since') ?? findVersion(tags),
    hidden: tags.some(({ tagName }) => ['ignore', 'internal', 'private'].includes(tagName.text)),
    parameters: Object.fromEntries(
      tags.filter(ts.isJSDocParameterTag).map((tag) => [tag.name.getText(), toArgument(tag.comment)]),
    ),
    returns: findTag(tags, 'returns', 'return') ?? '',
  };
}

/** Parses the source text of a comment that has no declaration. */
export function readComment(comment: string): Doc {
  return readDoc(parseComments([comment]));
}

/** Parses the comments of several declarations of one symbol, and returns the first that has content. */
export function readDocs(declarations: readonly ts.Node[]): Doc {
  const docs = declarations.map(readDoc);
  return docs.find((doc) => doc.description !== '' || doc.hidden) ?? docs.find(hasTags) ?? docs[0] ?? emptyDoc;
}

/** Tags of JSDoc and TSDoc whose text is part of the description. */
const proseTags = ['description', 'desc', 'summary', 'remarks'];

/** The beginning of a notice of copyright or licence, which is above the first declaration of a file. */
const notice =
  /^\s*(?:©|\(c\)|copyright\s+(?:\(c\)|©|\d{4}|[^\n]{1,80}\b(?:19|20)\d\d\b)|SPDX-License-|licensed under |this (?:file|source code) is (?:part of|licensed))/i;

const emptyDoc: Doc = { description: '', hidden: false, parameters: {}, returns: '' };

const stages = ['experimental', 'alpha', 'beta'] as const;

function hasTags(doc: Doc): boolean {
  return doc.default !== undefined || doc.deprecated !== undefined || doc.stage !== undefined;
}

/** Replaces "@" at the start of a line of code, where TypeScript would parse it as a tag. */
const codeMark = '\uE000';

// A decorator or a CSS at-rule in a code fence is not a tag.
function maskFencedTags(node: ts.Node): ts.Node {
  const comments = ts.getJSDocCommentsAndTags(node).flatMap((each) => (ts.isJSDoc(each) ? [each.getText()] : []));
  const marked = comments.map(maskTags);
  return marked.every((text, index) => text === comments[index]) ? node : parseComments(marked);
}

function maskTags(comment: string): string {
  if (!/^[ \t*]*@/m.test(comment) || !/```|~~~/.test(comment)) return comment;
  let fence = '';
  return comment
    .split('\n')
    .map((line) => {
      const [, marks = '', rest = ''] = /^[ \t*/]*(`{3,}|~{3,})(.*)/.exec(line) ?? [];
      // A fence ends with as many of its marks, and may contain fewer or others.
      if (fence === '') fence = marks;
      else if (marks.startsWith(fence) && !/[^ \t\r*/]/.test(rest)) fence = '';
      return fence === '' ? line : line.replace(/^([ \t]*(?:\*[ \t]*)?)@/, `$1${codeMark}`);
    })
    .join('\n');
}

function parseComments(comments: readonly string[]): ts.Node {
  const text = `${comments.join('\n')}\ndeclare const described: unknown;`;
  const source = ts.createSourceFile('comment.d.ts', text, ts.ScriptTarget.ESNext, true);
  return source.statements[0] ?? source;
}

// `@version` on a prop means the version that introduced it, but only where its text is a version number.
function findVersion(tags: readonly ts.JSDocTag[]): string | undefined {
  const text = findTag(tags, 'version');
  return text !== undefined && /^v?\d+(?:\.\d+)*$/.test(text) ? text : undefined;
}

function findTag(tags: readonly ts.JSDocTag[], ...names: readonly string[]): string | undefined {
  const tag = tags.find(({ tagName }) => names.includes(tagName.text));
  return tag && readTagText(tag);
}

/** Reads the text of a tag as Markdown. */
export function readTagText(tag: ts.JSDocTag): string {
  // TypeScript parses "@see https://…" as a name and a rest, so the text is taken from the source.
  return ts.isJSDocSeeTag(tag) ? readSource(tag) : readTypeText(tag) + readPlainText(tag.comment);
}

// A default is shown as code: Markdown code marks and fences are removed, and strings get single quotes, as in types.
function toCode(text: string | undefined): string | undefined {
  const fenced = /^(?:```|~~~)[^\n]*\n([\s\S]*)(?:```|~~~)$/.exec(text ?? '')?.[1];
  const code = text === undefined ? undefined : (fenced?.trim() ?? /^`([^`]+)`$/.exec(text)?.[1] ?? text);
  return code?.replace(/^"([^"'\\]*)"$/, "'$1'");
}

function readSource(tag: ts.JSDocTag): string {
  const source = tag.getSourceFile().text.slice(tag.tagName.end, tag.end);
  return withLinks(
    source
      .replaceAll(/\n[^\S\n]*\*[^\S\n]?/g, '\n')
      .replace(/\*\/?\s*$/, '')
      .replaceAll(codeMark, '@')
      .trim(),
  );
}

// TypeScript parses braces after any tag as a type. In "@default {}" they are the value, in "@returns {string}" not.
function readTypeText(tag: ts.JSDocTag): string {
  if (ts.isJSDocReturnTag(tag) || !('typeExpression' in tag)) return '';
  const type = tag.typeExpression as ts.Node | undefined;
  return type ? type.getText() : '';
}

function toArgument(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return readPlainText(comment).replace(/^-\s+/, '');
}

/** Reads a comment as Markdown. */
export function readPlainText(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return withLinks(fenceDrawings(withoutLists(textOf(comment)))).trim();
}

function textOf(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').replaceAll(codeMark, '@');
}

// Some libraries write lists of demos and of API pages below the description.
function withoutLists(text: string): string {
  return text.replaceAll(/^(?:Demos|API):[ \t]*\n(?:[ \t]*\n|[ \t]*-[^\n]*(?:\n|$))*/gm, '');
}

// Indented lines that include a long line are ASCII art, which needs a fence to keep its spaces.
function fenceDrawings(text: string): string {
  return text.replaceAll(/(?:^ {2,}\S.*(?:\n|$))+/gm, (lines) =>
    /[_‾─═]{4,}/.test(lines) ? `\n\`\`\`\n${lines.trimEnd()}\n\`\`\`\n` : lines,
  );
}

// {@link https://… the text}, {@link Name} or [[Name]]
function withLinks(text: string): string {
  return text
    .replaceAll(
      /\{@link(?:code|plain)?\s+([^\s|}]+)(?:[\s|]+(?![\s|])([^{}]*))?\}/g,
      (_whole, target: string, label = '') => {
        const shown = String(label).trim();
        if (/^https?:/.test(target)) return `[${shown || target}](${target})`;
        return shown || `\`${target}\``;
      },
    )
    .replaceAll(/\[\[([A-Za-z_$][\w$.]*(?:\[\])?)\]\]/g, '`$1`');
}
