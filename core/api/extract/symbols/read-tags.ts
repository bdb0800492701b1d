// Declarations → their comments with all tags: examples, errors, type parameters.

import ts from 'typescript';
import { withComments } from '../types/with-comments.ts';
import { readDocs, readPlainText, readTagText, type Doc } from '../read-doc.ts';

/** The comment of a symbol with its tags. */
export interface TaggedDoc extends Doc {
  readonly examples: readonly string[];
  readonly throws: readonly string[];
  /** Texts of `@template`, by type parameter. */
  readonly templates: Readonly<Record<string, string>>;
  /** Defaults from `@param [name=value]`. */
  readonly defaults: Readonly<Record<string, string>>;
}

/** Reads the comments of the declarations of one symbol. */
export function readTags(declarations: readonly ts.Node[]): TaggedDoc {
  const tags = declarations.flatMap((declaration) => ts.getJSDocTags(withComments(declaration)));
  return {
    ...readDocs(declarations),
    examples: unique(
      tags.filter(({ tagName }) => tagName.text === 'example').map((tag) => toExample(readTagText(tag))),
    ),
    throws: unique(tags.filter(({ tagName }) => /^(?:throws|exception)$/.test(tagName.text)).map(toThrown)),
    templates: Object.fromEntries(
      tags
        .filter(ts.isJSDocTemplateTag)
        .flatMap((tag) => tag.typeParameters.map(({ name }) => [name.text, readTagText(tag)])),
    ),
    defaults: Object.fromEntries(tags.filter(ts.isJSDocParameterTag).flatMap(readDefault)),
  };
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => text !== ''))];
}

// An example without a fence is all code, except a caption.
function toExample(text: string): string {
  const [, caption = '', code = text] = /^<caption>([^<]*)<\/caption>\s*([^]*)$/.exec(text) ?? [];
  const shown = /```/.test(code) ? code : `\`\`\`tsx\n${code.trim()}\n\`\`\``;
  return caption === '' ? shown : `${caption.trim()}\n\n${shown}`;
}

// @throws {RangeError} where it is too large
function toThrown(tag: ts.JSDocTag): string {
  if (!ts.isJSDocThrowsTag(tag)) return readTagText(tag);
  const { typeExpression, comment } = tag;
  const text = readPlainText(comment);
  return typeExpression ? `\`${typeExpression.type.getText()}\` ${text}`.trim() : text;
}

function readDefault(tag: ts.JSDocParameterTag): [string, string][] {
  const [, text] = /\[[\w.$]+\s*=([^\]]*)(?:\]|$)/.exec(tag.getText()) ?? [];
  return text === undefined || text.trim() === '' ? [] : [[tag.name.getText(), text.trim()]];
}
