import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readDoc } from '../../../../../core/api/extract/read-doc.ts';
import { withComments } from '../../../../../core/api/extract/types/with-comments.ts';

const text = `/** An element. */
interface Element {
  /** What it is called. */
  readonly id: string;
  // Nothing to read.
  plain: string;
  /** @deprecated Use \`id\`. */ get name(): string;
  /** Removes it. @returns Whether it was there. */
  remove(): {
    /** Yes or no. */
    done: boolean;
  };
}
/** The first one. */
declare var first: Element;`;

function parse(jsDocParsingMode: ts.JSDocParsingMode): ts.SourceFile {
  return ts.createSourceFile('lib.d.ts', text, { languageVersion: ts.ScriptTarget.ESNext, jsDocParsingMode }, true);
}

/** Lists the declarations of a file with their docs. */
function docsOf(file: ts.SourceFile): (readonly [name: string, ...ReturnType<typeof toTexts>])[] {
  const list = (node: ts.Node): ts.Node[] => [
    ...(ts.isTypeElement(node) || ts.isInterfaceDeclaration(node) || ts.isVariableDeclaration(node) ? [node] : []),
    ...node.getChildren().flatMap(list),
  ];
  return list(file).map((node) => [
    ts.getNameOfDeclaration(node as ts.Declaration)?.getText() ?? '',
    ...toTexts(readDoc(node)),
  ]);
}

function toTexts({ description, deprecated, returns }: ReturnType<typeof readDoc>) {
  return [description, deprecated, returns] as const;
}

describe('the comments of a declaration', () => {
  it('are the same as if its file had been parsed with comments', () => {
    expect(docsOf(parse(ts.JSDocParsingMode.ParseNone))).toEqual([
      ['Element', 'An element.', undefined, ''],
      ['id', 'What it is called.', undefined, ''],
      ['plain', '', undefined, ''],
      ['name', '', 'Use `id`.', ''],
      ['remove', 'Removes it.', undefined, 'Whether it was there.'],
      ['done', 'Yes or no.', undefined, ''],
      ['first', 'The first one.', undefined, ''],
    ]);
    expect(docsOf(parse(ts.JSDocParsingMode.ParseNone))).toEqual(docsOf(parse(ts.JSDocParsingMode.ParseAll)));
  });

  it('are not parsed again where the file was parsed with them', () => {
    const [statement] = parse(ts.JSDocParsingMode.ParseAll).statements;

    expect(statement && withComments(statement)).toBe(statement);
  });
});
