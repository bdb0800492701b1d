import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { locateValue } from '../../../core/config/locate-value.ts';
import type { SyntaxNode } from '../../../core/config/syntax-node.ts';
import type { ValuePath } from '../../../core/model/problem.ts';

/** The text with a "§" where the value is found. */
function mark(text: string, path: ValuePath, wanted: 'key' | 'value' = 'key'): string {
  const program = parseSync('docs.config.ts', text).program as unknown as SyntaxNode;
  const offset = locateValue(program, path, { wanted })?.offset;
  return offset === undefined ? text : `${text.slice(0, offset)}§${text.slice(offset)}`;
}

const title: ValuePath = ['title'];
const second: ValuePath = ['products', 1, 'id'];

describe('a key of the default export', () => {
  it.each<[string, ValuePath]>([
    ["export default { §title: 'A' }", title],
    ["export default { §'title': 'A' }", title],
    ["export default { §['title']: 'A' }", title],
    ["const title = 'A'; export default { §title }", title],
    ['export default { §title() {} }', title],
    ["export default { products: [{ id: 'title' }], §title: 4 }", title],
    ["export default { products: [{ id: 'title' }, { §id: 'title' }], title: 'A' }", second],
    ["export default { title: 'A', §title: 'B' }", title],
    ["/* title: */ export default { '😀': 1, §title: 'A' }", title],
  ])('is found: %s', (marked, path) => {
    expect(mark(marked.replace('§', ''), path)).toBe(marked);
  });

  it('is located at its value, if that is requested', () => {
    expect(mark("export default [{ pathname: '/a' }]", [0, 'pathname'], 'value')).toBe(
      "export default [{ pathname: §'/a' }]",
    );
  });

  it.each<[string, ValuePath]>([
    ["export default { §title: 'A' } satisfies Config", title],
    ["export default ({ §title: 'A' } as Config)", title],
    ["export default <Config>{ §title: 'A' }", title],
    ["export default { products: [{}, { §id: 'b' }] as const }", second],
    ["export default defineConfig({ §title: 'A' })", title],
    ["export default Object.freeze({ §title: 'A' })", title],
    ["const config = { §title: 'A' }; export default config", title],
    ["export const config: Config = { §title: 'A' }; export { config as default }", title],
    ["module.exports = { §title: 'A' }", title],
    ["const first = { id: 'a' }, b = { §id: 'b' }; export default { products: [first, b] }", second],
    ["const all = { products: [{}, { §id: 'b' }] }; export default { products: all.products }", second],
    ["const config = { title: 'A' }; §config.title = 4; export default config", title],
  ])('is found behind names and wrappers: %s', (marked, path) => {
    expect(mark(marked.replace('§', ''), path)).toBe(marked);
  });

  it.each<[string, ValuePath]>([
    ["const base = { §title: 'A' }; export default { ...base }", title],
    ["const base = { title: 'A' }; export default { ...base, §title: 'B' }", title],
    ["export default { title: 'A', ...{ §title: 'B' } }", title],
    ["import base from './base'; export default { ...base, §title: 'B' }", title],
    ["export default { ...(process.env.CI && { §title: 'B' }) }", title],
    ["export default { ...(process.env.CI ? { §title: 'B' } : {}) }", title],
    ["const more = [{ §id: 'b' }]; export default { products: [{}, ...more] }", second],
    ["export default { products: ['a', §'b'].map((id) => ({ id })) }", second],
    ["export default { products: [{}, ...[§'b'].map(toProduct)] }", second],
  ])('is found behind spreads: %s', (marked, path) => {
    expect(mark(marked.replace('§', ''), path)).toBe(marked);
  });
});

describe('the value that a function of the file returns', () => {
  it.each<[string, ValuePath]>([
    ["function load() { return { §title: 'A' }; } export default load()", title],
    ["const load = () => ({ §title: 'A' }); export default load()", title],
    ["export default load(); function load() { const all = { §title: 'A' }; return all; }", title],
    ["const toProduct = (id) => ({ §id }); export default { products: [{}, toProduct('b')] }", second],
  ])('is followed if there is one return: %s', (marked, path) => {
    expect(mark(marked.replace('§', ''), path)).toBe(marked);
  });

  it('is not followed if it may be one of two', () => {
    const marked = "function load(a) { if (a) return { title: 'A' }; return { title: 'B' }; } export default §load()";
    expect(mark(marked.replace('§', ''), title)).toBe(marked);
  });
});

describe('an imported value', () => {
  const follow = (text: string, path: ValuePath) =>
    locateValue(parseSync('docs.config.ts', text).program as unknown as SyntaxNode, path, { wanted: 'key' })?.next;
  const rest = ['hooks', 'check'];

  it.each<[string, object]>([
    ["import { a } from './a'; export default { plugins: [a] }", { specifier: './a', name: 'a', isCalled: false }],
    [
      "import { a as b } from './a'; export default { plugins: [b()] }",
      { specifier: './a', name: 'a', isCalled: true },
    ],
    [
      "import a from 'a'; export default { plugins: [a({ b: 1 })] }",
      { specifier: 'a', name: 'default', isCalled: true },
    ],
    [
      "import { a } from './a'; const b = a; export default { plugins: [b] }",
      { specifier: './a', name: 'a', isCalled: false },
    ],
  ])('is looked for in the other file: %s', (text, next) => {
    expect(follow(text, ['plugins', 0, ...rest])).toEqual({ ...next, path: rest });
  });

  it.each([
    ["import * as a from './a'; export default { plugins: [a.b] }"],
    ["import { a } from './a'; export default { plugins: [a.b()] }"],
    ['export default { plugins: [b] }'],
  ])('is not followed in another form: %s', (text) => {
    expect(follow(text, ['plugins', 0, ...rest])).toBeUndefined();
  });

  it.each<[string, string, boolean]>([
    ['export const a = { §hooks: { check() {} } }', 'a', false],
    ['export function a() { return { §hooks: { check() {} } }; }', 'a', true],
    ['export const a = (words) => definePlugin({ §hooks: { check() {} } })', 'a', true],
    ['const own = { §hooks: {} }; export { own as a }', 'a', false],
    ['export default function words() { return { §hooks: {} }; }', 'default', true],
    ['function words() { return { §hooks: {} }; } export { words as a }', 'a', true],
  ])('is found by its name: %s', (marked, name, isCalled) => {
    const text = marked.replace('§', '');
    const program = parseSync('a.ts', text).program as unknown as SyntaxNode;
    const { offset = -1 } = locateValue(program, ['hooks'], { wanted: 'key', name, isCalled }) ?? {};

    expect(`${text.slice(0, offset)}§${text.slice(offset)}`).toBe(marked);
  });

  it('may be exported from yet another file', () => {
    const program = parseSync('a.ts', "export { words as a } from './words.ts'").program as unknown as SyntaxNode;

    expect(locateValue(program, rest, { wanted: 'key', name: 'a', isCalled: true })).toEqual({
      next: { specifier: './words.ts', name: 'words', isCalled: true, path: rest },
    });
  });
});

describe('a value that cannot be followed', () => {
  it.each<[string, ValuePath]>([
    // A missing key.
    ['export default §{ products: [] }', title],
    ["export default { products: [{}, §{ name: 'B' }] }", second],
    ['export default { §products: [] }', second],
    // Values that are created elsewhere, or at run time.
    ["import base from './base'; export default §{ title: 'A', ...base }", title],
    ["import base from './base'; export default §{ ...base }", title],
    ["export default §{ title: 'A', ...(process.env.CI && { title: 'B' }) }", title],
    ["export default §{ title: 'A', [process.env.KEY]: 'B' }", title],
    ["export default §{ title: 'A', ...load() }", title],
    ["export default { products: [{ id: 'a' }, §toProduct('b')] }", second],
    ["export default { §products: [...load(), { id: 'b' }] }", second],
    ['export default { §products: list.map((id) => ({ id })) }', second],
    ['export default §load()', title],
    // Code that would throw before the problem is reported.
    ['const a = §b, b = a; export default a', title],
    ['const a = §{ ...a }; export default a', title],
  ])('is reported at the nearest position around it: %s', (marked, path) => {
    expect(mark(marked.replace('§', ''), path)).toBe(marked);
  });

  it('has no position in a file without a default export', () => {
    expect(mark("export const title = 'A';", title)).toBe("export const title = 'A';");
    expect(mark("export { default } from './other'", title)).toBe("export { default } from './other'");
  });
});
