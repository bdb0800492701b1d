import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { breakComments } from '../../../../cli/api/extract/break-comments.ts';

function breakText(text: string): string {
  const file = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.ESNext, true);
  return breakComments(file).text;
}

describe('the comment of a member', () => {
  it.each([
    ['type A = { /** One. */ a?: string };', 'type A = { \n/** One. */ a?: string };'],
    [
      'interface A { a: string; /** Two. */ b: string; /** Three. */ c(): void }',
      'interface A { a: string; \n/** Two. */ b: string; \n/** Three. */ c(): void }',
    ],
    [
      'function A({ a }: { /** One\n * long. */ a: { /** Deep. */ b: 1 } }) {}',
      'function A({ a }: { \n/** One\n * long. */ a: { \n/** Deep. */ b: 1 } }) {}',
    ],
    ['class A { /** One. */ a = 1 }', 'class A { \n/** One. */ a = 1 }'],
  ])('gets a line of its own in %j', (text, broken) => {
    expect(breakText(text)).toBe(broken);
  });

  it.each([
    ['has its own line', 'interface A {\n  /** One. */\n  a: string;\n}'],
    ['ends the line of another member', 'interface A {\n  a: string; /** Of a. */\n  b: string;\n}'],
    ['is inside a string', "const a = '{ /** x */ a }';\nconst b = `; /** y */ b`;"],
    ['is not a doc comment', 'interface A { /* One. */ a: string }'],
    ['belongs to an argument', 'call(1, /** two */ 2);'],
  ])('stays in its place if it %s', (_, text) => {
    expect(breakText(text)).toBe(text);
  });
});
