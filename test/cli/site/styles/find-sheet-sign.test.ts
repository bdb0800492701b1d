import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { compileStyle } from '../../../../cli/site/styles/compile-style.ts';
import { findSheetSign } from '../../../../cli/site/styles/find-sheet-sign.ts';
import { siteFolder } from '../../demos/site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

async function findProblems(files: Record<string, string>) {
  const root = siteFolder(files);
  roots.push(root);
  return (await compileStyle(Object.keys(files)[0] ?? '', { root })).problems;
}

describe('a full-width or typographic character in a style sheet', () => {
  it.each([
    ['a.css', '.a { gap: 12px； min-width: 260px; }', '；', ';', 15],
    ['a.module.css', '/* ： */ .a { gap： 12px; color: red }', '：', ':', 17],
    ['a.css', '.a ｛ color: red }', '｛', '{', 4],
    ['a.scss', '.a { color: red； } // ；', '；', ';', 16],
    ['a.less', '.a { margin: 0，auto; }', '，', ',', 15],
  ])('is an error at its place: %s, %s', async (name, text, sign, plain, column) => {
    expect(await findProblems({ [`content/${name}`]: `.b { color: red; }\n${text}\n` })).toEqual([
      {
        rule: 'demo-style',
        severity: 'error',
        place: { file: `content/${name}`, line: 2, column },
        message: `"${sign}" is a full-width character`,
        hint: `Write "${plain}".`,
      },
    ]);
  });

  it('is reported in the sheet that contains it', async () => {
    const files = { 'content/a.scss': "@use './part';\n", 'content/_part.scss': '.a { content: “b”; }\n' };

    expect(await findProblems(files)).toEqual([
      {
        rule: 'demo-style',
        severity: 'error',
        place: { file: 'content/_part.scss', line: 1, column: 15 },
        message: '"“" is a typographic quotation mark',
        hint: `Write '"'.`,
      },
    ]);
  });

  it.each([
    ['a.css', ".a { content: \"；\"; quotes: '«' '»' } /* ： */"],
    ['a.css', '.按钮 { background: url(图：一.png) }'],
    ['a.scss', '// a：b\n.a\\；b { color: red; }'],
    ['a.css', '.a::after { content: "a\\"；"; }'],
  ])('is not reported in a string, an address, a name or a comment: %s, %s', (file, text) => {
    expect(findSheetSign(file, text)).toBeUndefined();
  });
});

describe('an unclosed bracket', () => {
  it.each([
    ['.solid { background: var(--qy-color; color: var(--qy-bg); }', '(', ')', 1, 25],
    ['.a { color: red;\n.b { color: red; }\n.c { color: red }', '{', '}', 1, 4],
    ['.é { color: red }\n.a { grid-area: [1; }', '[', ']', 2, 17],
  ])('is an error where it is opened: %s', async (text, open, close, line, column) => {
    expect((await findProblems({ 'content/a.css': `${text}\n` }))[0]).toEqual({
      rule: 'demo-style',
      severity: 'error',
      place: { file: 'content/a.css', line, column },
      message: `Expected "${close}" to go with "${open}"`,
      hint: 'Correct the style sheet at this place.',
    });
  });
});
