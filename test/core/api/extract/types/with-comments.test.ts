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

/** Every declaration of a file, with what is said of it. */
function docsOf(file: ts.SourceFile): (readonly [name: string, ...ReturnType<typeof toSaid>])[] {
  const list = (node: ts.Node): ts.Node[] => [
    ...(ts.isTypeElement(node) || ts.isInterfaceDeclaration(node) || ts.isVariableDeclaration(node) ? [node] : []),
    ...node.getChildren().flatMap(list),
  ];
  return list(file).map((node) => [
    ts.getNameOfDeclaration(node as ts.Declaration)?.getText() ?? '',
    ...toSaid(readDoc(node)),
  ]);
}

function toSaid({ description, deprecated, returns }: ReturnType<typeof readDoc>) {
  return [description, deprecated, returns] as const;
}

describe('a declaration whose comments were not parsed', () => {
  it('says what it would say if they had been', () => {
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

  it('is itself where they were', () => {
    const [statement] = parse(ts.JSDocParsingMode.ParseAll).statements;

    expect(statement && withComments(statement)).toBe(statement);
  });
});
