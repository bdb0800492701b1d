import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readDoc } from '../../../../core/api/extract/read-doc.ts';

function docOf(comment: string) {
  const source = ts.createSourceFile(
    'a.d.ts',
    `interface A {\n${comment}\na: string;\n}`,
    ts.ScriptTarget.ESNext,
    true,
  );
  const [statement] = source.statements;
  const member = statement && ts.isInterfaceDeclaration(statement) ? statement.members[0] : undefined;
  if (!member) throw new Error('no member');
  return readDoc(member);
}

describe('a doc comment', () => {
  it('has the version that introduced something, and no other one', () => {
    expect(docOf('/** @since 1.2 */').since).toBe('1.2');
    expect(docOf('/** @version 6.0.0 */').since).toBe('6.0.0');
    expect(docOf('/** @version of the API */').since).toBeUndefined();
  });

  it('has a default string in single quotes', () => {
    expect(docOf('/** @default "medium" */').default).toBe("'medium'");
  });

  it.each([['{}'], ["'primary'"], ['(more) => `+${more}`'], ['<CircularProgress />'], ['[10, 25]'], ['{ x: 1 }']])(
    'has the default %s as it is written',
    (value) => {
      expect(docOf(`/**\n * Text.\n * @default ${value}\n */`).default).toBe(value);
    },
  );

  it('has a default without the backticks around it', () => {
    expect(docOf('/**\n * @default `[]`\n */').default).toBe('[]');
    expect(docOf('/**\n * @default `a` or `b`\n */').default).toBe('`a` or `b`');
  });

  it.each([
    ['/**\n * Text.\n * @default\n * ```ts\n * { a: 1 }\n * ```\n */', '{ a: 1 }'],
    ['/**\n * @defaultValue ```js\n * [1,\n * 2]\n * ```\n */', '[1,\n2]'],
    ['/**\n * @default\n * ~~~\n * true\n * ~~~\n */', 'true'],
  ])('has a default without the fence around it: %j', (comment, code) => {
    expect(docOf(comment).default).toBe(code);
  });

  it('has its text as Markdown, with JSDoc links converted', () => {
    const { description } = docOf(
      '/**\n * See {@link https://a.example.com the guide} and {@link Button} or [[GridColDef[]]].\n *\n * - one\n */',
    );

    expect(description).toBe('See [the guide](https://a.example.com) and `Button` or `GridColDef[]`.\n\n- one');
  });

  it.each([
    ['/** @description What it does. */', 'What it does.'],
    ['/**\n * A sum.\n *\n * @remarks\n * And more.\n */', 'A sum.\n\nAnd more.'],
    ['/**\n * @summary Short.\n * @desc Long.\n */', 'Long.\n\nShort.'],
  ])('includes the text of description tags: %j', (comment, description) => {
    expect(docOf(comment).description).toBe(description);
  });

  it.each([
    ['a decorator', '@Injectable()\nclass Store {}'],
    ['a CSS at-rule', '.a {\n  @media (width > 1px) {\n    @apply p-1;\n  }\n}'],
    ['a name', 'import a from\n@scope/package'],
  ])('keeps lines of code that begin with "@": %s', (_, code) => {
    const lines = code.replaceAll(/^/gm, ' * ');
    const doc = docOf(
      `/**\n * Text.\n *\n * \`\`\`\n${lines}\n * \`\`\`\n *\n * More.\n * @default 1\n * @deprecated Use b.\n */`,
    );

    expect(doc.description).toBe(`Text.\n\n\`\`\`\n${code}\n\`\`\`\n\nMore.`);
    expect(doc).toMatchObject({ default: '1', deprecated: 'Use b.' });
  });

  it.each([
    ['with a language', '```ts', '```'],
    ['of tildes', '~~~', '~~~'],
    ['of four marks around three', '````md\n```', '```\n````'],
    ['of tildes around a fence that is not closed', '~~~md\n```ts', '~~~'],
  ])('keeps lines of code that begin with "@" in a fence %s', (_case, open, close) => {
    const code = `${open}\n@Injectable()\nclass A {}\n${close}`;
    const doc = docOf(`/**\n * Text.\n *\n${code.replaceAll(/^/gm, ' * ')}\n *\n * More.\n * @default 1\n */`);

    expect(doc.description).toBe(`Text.\n\n${code}\n\nMore.`);
    expect(doc.default).toBe('1');
  });

  it('keeps lines of code that begin with "@" in the remarks', () => {
    const doc = docOf(
      '/**\n * Text.\n * @remarks\n * ```css\n * @media print {}\n * ```\n * More.\n * @since 2.0\n */',
    );

    expect(doc.description).toBe('Text.\n\n```css\n@media print {}\n```\nMore.');
    expect(doc.since).toBe('2.0');
  });

  it('has ASCII art in a fence, but no other indented text', () => {
    expect(docOf('/**\n * The field.\n *    ______\n *   [ a  * ]\n *    ‾‾‾‾‾‾\n * More.\n */').description).toBe(
      'The field.\n\n```\n   ______\n  [ a  * ]\n   ‾‾‾‾‾‾\n```\nMore.',
    );
    expect(docOf('/**\n * - one\n *   and more\n */').description).toBe('- one\n  and more');
  });

  it('has the text of @see', () => {
    expect(docOf('/**\n * Text.\n * @see See https://a.example.com for more.\n */').seeMore).toBe(
      'See https://a.example.com for more.',
    );
    expect(docOf('/**\n * Text.\n * @see https://a.example.com\n *\n * More.\n */').seeMore).toBe(
      'https://a.example.com\n\nMore.',
    );
  });

  it('has the texts of parameters and the return value', () => {
    const doc = docOf(
      '/**\n * @param {object} event The event.\n * @param {string} reason Can be: `"a"`.\n * @returns {string} The text.\n */',
    );

    expect(doc.parameters).toEqual({ event: 'The event.', reason: 'Can be: `"a"`.' });
    expect(doc.returns).toBe('The text.');
  });

  it.each(['@ignore', '@ignore - do not document.', '@internal'])('hides its declaration with %s', (tag) => {
    expect(docOf(`/**\n * Text.\n * ${tag}\n */`).hidden).toBe(true);
  });

  it('has no lists of demos and API pages in its text', () => {
    const { description, returns } = docOf(
      '/**\n * Text.\n *\n * @returns The value.\n *\n * Demos:\n *\n * - [A](https://a.example.com)\n *\n * API:\n *\n * - [A API](https://a.example.com/api)\n */',
    );

    expect([description, returns]).toEqual(['Text.', 'The value.']);
  });

  it.each([
    '/**\n * Copyright Lib Corp. 2016, 2026\n *\n * This source code is licensed under the MIT license.\n */',
    '/** Copyright (c) Lib and its affiliates. */',
    '/** (c) 2024 Lib */',
    '/** © Lib */',
    '/** SPDX-License-Identifier: MIT */',
    '/** This file is part of Lib. @license MIT */',
  ])('is not the notice of a licence: %j', (comment) => {
    expect(docOf(comment).description).toBe('');
  });

  it('may be about a copyright', () => {
    expect(docOf('/** Copyright line with the year. */').description).toBe('Copyright line with the year.');
    expect(docOf('/** Shows ©. */').description).toBe('Shows ©.');
  });

  it('is empty if it is absent', () => {
    expect(docOf('')).toMatchObject({ description: '', default: undefined, hidden: false });
  });
});
