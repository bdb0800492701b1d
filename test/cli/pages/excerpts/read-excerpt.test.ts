import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readExcerpt } from '../../../../cli/pages/excerpts/read-excerpt.ts';

// More lines than a function call can have arguments.
describe('a file of two hundred thousand lines', () => {
  const root = mkdtempSync(join(tmpdir(), 'docs-excerpt-'));
  writeFileSync(join(root, 'long.js'), 'let a = 1;\n'.repeat(200_000));
  afterAll(() => rmSync(root, { recursive: true }));
  const read = (source: string) =>
    readExcerpt(
      { source, code: '', language: 'js', title: '', marks: { lines: {}, words: [] }, line: 3, column: 1 },
      { root, pageFile: 'content/a.md' },
    );

  it('is not shown as a whole', () => {
    expect(read('long.js').problems).toEqual([
      {
        rule: 'fence-file',
        severity: 'error',
        place: { file: 'content/a.md', line: 3, column: 1 },
        message: 'The fence shows 2200000 characters of "long.js", but only 1048576 can be shown',
        hint: 'Name the lines that readers need, such as "#L1-40", or a region.',
      },
    ]);
  });

  it('is shown in part', () => {
    expect(read('long.js#L7-8')).toMatchObject({ excerpt: { code: 'let a = 1;\nlet a = 1;\n' }, problems: [] });
  });
});

describe('a region of a file', () => {
  const root = mkdtempSync(join(tmpdir(), 'docs-excerpt-'));
  writeFileSync(join(root, '示例.ts'), '// #region 用法\nlet a = 1;\n// #endregion\n');
  writeFileSync(join(root, 'plain.ts'), 'let a = 1;\n');
  afterAll(() => rmSync(root, { recursive: true }));
  const readHint = (source: string) =>
    readExcerpt(
      { source, code: '', language: 'ts', title: '', marks: { lines: {}, words: [] }, line: 3, column: 1 },
      { root, pageFile: 'content/a.md' },
    ).problems.map(({ hint }) => hint);

  it('is found by a name in any script', () => {
    expect(readHint('示例.ts#用法')).toEqual([]);
  });

  it.each([
    ['plain.ts#用法', 'Write "// #region 用法" above its lines, and "// #endregion" below them.'],
    [
      'plain.ts#基本 用法',
      'Write "// #region 基本-用法" above its lines, and "// #endregion" below them, and "#基本-用法" here: names of regions have letters, digits, "_", "-" and ".".',
    ],
    ['示例.ts#安装', 'It has "用法".'],
  ])('is reported with a hint if it is missing: %s', (source, hint) => {
    expect(readHint(source)).toEqual([hint]);
  });
});
