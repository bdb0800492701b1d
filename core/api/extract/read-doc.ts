// Declarations → what their doc comments say. Text stays Markdown; links become Markdown links.

import ts from 'typescript';
import type { ApiStage } from './api-entry.ts';
import { withComments } from './types/with-comments.ts';

/** A doc comment, understood. */
export interface Doc {
  /** Markdown, '' when there is none. */
  readonly description: string;
  readonly default?: string;
  /** What `@deprecated` says; '' where it says nothing more. */
  readonly deprecated?: string;
  /** How far it is from being stable, where a tag says so. */
  readonly stage?: ApiStage;
  readonly seeMore?: string;
  /** The version that brought it. */
  readonly since?: string;
  /** Tells whether the library's authors keep it to themselves. */
  readonly hidden: boolean;
  readonly parameters: Readonly<Record<string, string>>;
  readonly returns: string;
}

/** Reads the comment over one declaration. */
export function readDoc(declaration: ts.Node): Doc {
  const commented = withPlainFences(withComments(declaration));
  const comments = ts.getJSDocCommentsAndTags(commented);
  const tags = ts.getJSDocTags(commented);
  const text = comments
    .flatMap((comment) => (ts.isJSDoc(comment) ? [readPlainText(comment.comment)] : []))
    .filter(Boolean);

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

/** Reads a comment that stands by itself, as it is written. */
export function readComment(comment: string): Doc {
  return readDoc(parseComments([comment]));
}

/** Reads a doc from several declarations of one thing: the first that says something speaks. */
export function readDocs(declarations: readonly ts.Node[]): Doc {
  const docs = declarations.map(readDoc);
  const first = docs.find((doc) => doc.description !== '' || doc.hidden) ?? docs.find(hasTags) ?? docs[0];
  return first ?? nothing;
}

/** Tags whose text is a part of the description: of JSDoc, and of TSDoc. */
const proseTags = ['description', 'desc', 'summary', 'remarks'];

const nothing: Doc = { description: '', hidden: false, parameters: {}, returns: '' };

const stages = ['experimental', 'alpha', 'beta'] as const;

function hasTags(doc: Doc): boolean {
  return doc.default !== undefined || doc.deprecated !== undefined || doc.stage !== undefined;
}

/** Stands for "@" at the start of a line of code, where TypeScript would take it for a tag. */
const codeMark = '\uE000';

// A decorator or a rule of CSS in a fence is code, and no tag.
function withPlainFences(node: ts.Node): ts.Node {
  const comments = ts.getJSDocCommentsAndTags(node).flatMap((each) => (ts.isJSDoc(each) ? [each.getText()] : []));
  const plain = comments.map(markCode);
  return plain.every((text, index) => text === comments[index]) ? node : parseComments(plain);
}

function markCode(comment: string): string {
  if (!/^[ \t*]*@/m.test(comment) || !/```|~~~/.test(comment)) return comment;
  let isCode = false;
  return comment
    .split('\n')
    .map((line) => {
      if (/^[ \t*/]*(?:```|~~~)/.test(line)) isCode = !isCode;
      return isCode ? line.replace(/^([ \t]*(?:\*[ \t]*)?)@/, `$1${codeMark}`) : line;
    })
    .join('\n');
}

function parseComments(comments: readonly string[]): ts.Node {
  const text = `${comments.join('\n')}\ndeclare const described: unknown;`;
  const source = ts.createSourceFile('comment.d.ts', text, ts.ScriptTarget.ESNext, true);
  return source.statements[0] ?? source;
}

// @version over a prop is the version that it came with; any other text is about something else.
function findVersion(tags: readonly ts.JSDocTag[]): string | undefined {
  const text = findTag(tags, 'version');
  return text !== undefined && /^v?\d+(?:\.\d+)*$/.test(text) ? text : undefined;
}

function findTag(tags: readonly ts.JSDocTag[], ...names: readonly string[]): string | undefined {
  const tag = tags.find(({ tagName }) => names.includes(tagName.text));
  return tag && readTagText(tag);
}

/** Reads what stands behind a tag. */
export function readTagText(tag: ts.JSDocTag): string {
  // TypeScript reads "@see https://…" as a name followed by the rest; the source is what the author wrote.
  return ts.isJSDocSeeTag(tag) ? toSource(tag) : withType(tag) + readPlainText(tag.comment);
}

// @default `[]` is code in Markdown, and so is a fence; here all of it is code, and a text has the quotes that types have.
function toCode(text: string | undefined): string | undefined {
  const fenced = /^(?:```|~~~)[^\n]*\n([\s\S]*?)\n?[ \t]*(?:```|~~~)$/.exec(text ?? '')?.[1];
  const code = text === undefined ? undefined : (fenced?.trim() ?? /^`([^`]+)`$/.exec(text)?.[1] ?? text);
  return code?.replace(/^"([^"'\\]*)"$/, "'$1'");
}

function toSource(tag: ts.JSDocTag): string {
  const source = tag.getSourceFile().text.slice(tag.tagName.end, tag.end);
  return withLinks(
    source
      .replaceAll(/\n[^\S\n]*\*[^\S\n]?/g, '\n')
      .replace(/\*\/?\s*$/, '')
      .replaceAll(codeMark, '@')
      .trim(),
  );
}

// "@returns {string} The text" has its type apart; that of "@default {}" is the value.
function withType(tag: ts.JSDocTag): string {
  if (ts.isJSDocReturnTag(tag) || !('typeExpression' in tag)) return '';
  const type = tag.typeExpression as ts.Node | undefined;
  return type ? type.getText() : '';
}

function toArgument(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return readPlainText(comment).replace(/^-\s+/, '');
}

/** Reads a comment as Markdown. */
export function readPlainText(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return withLinks(withDrawings(withoutLists(textOf(comment)))).trim();
}

function textOf(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').replaceAll(codeMark, '@');
}

// Lists of demos and of API pages, which libraries write below the text, are no part of it.
function withoutLists(text: string): string {
  return text.replaceAll(/^(?:Demos|API):[ \t]*\n(?:[ \t]*\n|[ \t]*-[^\n]*(?:\n|$))*/gm, '');
}

// Indented lines with a long stroke among them are a picture made of letters, which spaces hold together.
function withDrawings(text: string): string {
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
