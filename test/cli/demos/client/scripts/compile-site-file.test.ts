import { rmSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compileSiteFile } from '../../../../../cli/demos/client/scripts/compile-site-file.ts';
import { siteFolder } from '../../site-folder.ts';

/** Compiles a file of a site, and returns its exports. */
async function run(path: string, text: string, { isSmall = true, isCode = true } = {}) {
  const root = siteFolder({ [path]: text });
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const code = await compileSiteFile({ path, ...(isCode && { text }) }, { root, base: '/docs/', isSmall });
  const module = { exports: {} as Record<string, unknown> };
  // oxlint-disable-next-line no-new-func
  new Function('module', 'exports', 'require', code)(module, module.exports, (name: string) => ({
    __esModule: true,
    default: name,
    jsx: (type: string) => `<${type}>`,
  }));
  return { code, exports: module.exports };
}

describe('a file of the site, compiled for browsers', () => {
  it('is the code that its author wrote, without types, with elements', async () => {
    const { exports } = await run(
      'content/a/Demo.tsx',
      "import b from './b';\nexport const list: string[] = [b];\nexport default <i />;\n",
    );

    expect(exports).toMatchObject({ list: ['./b'], default: '<i>' });
  });

  it('may contain elements in a .js file, and generic functions in a .ts file', async () => {
    expect((await run('content/a/a.js', 'export default <b />;\n')).exports.default).toBe('<b>');
    expect((await run('content/a/a.ts', 'export const id = <T>(one: T) => one;\n')).exports.id).toBeTypeOf('function');
  });

  it('does not contain the environment', async () => {
    const { exports } = await run(
      'content/a/Demo.ts',
      'export const [mode, any] = [process.env.NODE_ENV, process.env.ANYTHING];\n',
    );

    expect([exports.mode, exports.any]).toEqual(['production', undefined]);
  });

  it('is minified, unless it must be compiled quickly', async () => {
    const text = 'export function add(first: number, second: number) {\n  return first + second;\n}\n';
    const [small, large] = [await run('a.ts', text), await run('a.ts', text, { isSmall: false })];

    expect(small.code).not.toContain('second');
    expect(large.code).toContain('second');
  });

  it('contains the class names of a style sheet', async () => {
    const { exports } = await run('content/a/Demo.module.css', '.card { color: red }\n');

    expect(exports.default).toEqual({ card: expect.stringMatching(/^Demo_card_\w{5}$/) as string });
    expect((await run('content/a/plain.css', '.card { color: red }\n')).exports.default).toEqual({});
    expect((await run('content/a/broken.css', '.card { color: red\n')).exports.default).toEqual({});
  });

  it('contains the data of a JSON file, as a whole and by name', async () => {
    expect((await run('content/a/rows.json', '{"rows":[1]}')).exports).toEqual({ rows: [1], default: { rows: [1] } });
    expect((await run('content/a/rows.json', '{"rows":')).exports).toEqual({ default: undefined });
  });

  it('contains the address of a picture', async () => {
    expect((await run('content/a/dot.svg', '<svg/>', { isCode: false })).exports.default).toMatch(
      /^\/docs\/_app\/assets\/dot\.\w{10}\.svg$/,
    );
  });

  it.each([
    ['declares types', 'content/a/types.d.ts', 'export interface A { a: string }\n'],
    ['cannot be read', 'content/a/Demo.tsx', 'export default (\n'],
  ])('is undefined if it %s', async (_what, path, text) => {
    expect((await run(path, text)).exports).toEqual({ default: undefined });
  });
});
