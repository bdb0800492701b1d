import { describe, expect, it } from 'vitest';
import { cutExcerpt, toRegionName } from '../../../../core/code/excerpt/cut-excerpt.ts';

const text = `import a from 'a';

// #region button
export function Button() {
  // #region body
  return (
    <button />
  );
  // #endregion
}
// #endregion
`;

describe('an excerpt', () => {
  it('is the whole file without the comments of its regions', () => {
    expect(cutExcerpt(text, '')).toMatchObject({
      code: "import a from 'a';\n\nexport function Button() {\n  return (\n    <button />\n  );\n}\n",
    });
    expect(cutExcerpt('a\r\nb', '')).toMatchObject({ code: 'a\nb\n' });
    expect(cutExcerpt('# Title\n#regional\n', '')).toMatchObject({ code: '# Title\n#regional\n' });
  });

  it('has the line numbers of the file', () => {
    expect(cutExcerpt(text, 'L6-8')).toMatchObject({ sourceLines: [6, 7, 8], indent: 2 });
  });

  it('has lines by number, without the indent that they share', () => {
    expect(cutExcerpt(text, 'L6-8')).toMatchObject({ code: 'return (\n  <button />\n);\n' });
    expect(cutExcerpt(text, 'L6-L8')).toEqual(cutExcerpt(text, 'L6-8'));
    expect(cutExcerpt(text, 'L1')).toMatchObject({ code: "import a from 'a';\n" });
  });

  it('is a region, also inside of another one', () => {
    expect(cutExcerpt(text, 'body')).toMatchObject({ code: 'return (\n  <button />\n);\n' });
    expect(cutExcerpt(text, 'button')).toMatchObject({
      code: 'export function Button() {\n  return (\n    <button />\n  );\n}\n',
    });
    expect(cutExcerpt('<!-- #region a -->\n<p>\n', 'a')).toMatchObject({ code: '<p>\n' });
    expect(cutExcerpt('/* #region a */\np {}\n/* #endregion a */\nb {}\n', 'a')).toMatchObject({ code: 'p {}\n' });
  });

  it.each([
    ['用法', '// #region 用法'],
    ['기본-사용', '{/* #region 기본-사용 */}'],
    ['v1.2', '# region v1.2'],
    ['a-b', '<!-- #region a-b-->'],
    ['Überblick_2', '/* #region Überblick_2*/'],
    ['é', '-- #region e\u0301'],
  ])('is a region with a name of any script: %s', (name, line) => {
    expect(cutExcerpt(`${line}\nb\n// #endregion\nc\n`, name)).toMatchObject({ code: 'b\n', sourceLines: [2] });
  });

  it('is a fault if the file has no such lines or region', () => {
    expect(cutExcerpt(text, 'L11-12')).toEqual({ fault: 'lines', count: 11 });
    expect(cutExcerpt(text, 'L3-2')).toEqual({ fault: 'lines', count: 11 });
    expect(cutExcerpt(text, 'buton')).toEqual({ fault: 'region', nearest: 'button', names: ['button', 'body'] });
  });
});

describe('the name of a region', () => {
  it.each([
    ['用法', '用法'],
    ['基本 用法', '基本-用法'],
    ['a/b (c)', 'a-b-c'],
    ['？', ''],
  ])('is made from %s', (text, name) => {
    expect(toRegionName(text)).toBe(name);
  });
});
