import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { DemoLoader } from '../../../../cli/demos/run/demo-loader.ts';
import { createWrapperLoader } from '../../../../cli/demos/run/create-wrapper-loader.ts';
import { makeLibrary } from '../library/make-library.ts';
import { siteFolder } from '../site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

const installed = fileURLToPath(new URL('../../../../node_modules', import.meta.url));
const page = { product: 'lib', language: 'en' };
const wrapper =
  "import { color } from './color';\nexport default function Root({ children }) {\n  return <b title={color}>{children}</b>;\n}\n";

async function site(files: Record<string, string>) {
  const root = siteFolder({ 'docs.config.ts': '', 'content/color.ts': "export const color = 'red';\n", ...files });
  roots.push(root);
  symlinkSync(installed, join(root, 'node_modules'));
  const demos = {
    alias: {},
    dependencies: {},
    ...(Object.keys(files).length > 0 && { wrapper: './content/Root.tsx' }),
  };
  const library = await makeLibrary(root);
  const loader = new DemoLoader({ root, base: '/', alias: {}, readLibrary: () => library });
  return { root, load: createWrapperLoader({ root, site: { demos, base: '/' }, loader }) };
}

describe('the wrapper of demos', () => {
  it('is loaded with the list of its files', async () => {
    const { file, files, reads, run } = await (await site({ 'content/Root.tsx': wrapper })).load(page);
    const { Wrapper, problems } = await run();

    expect([typeof Wrapper, file, Object.keys(files), problems]).toEqual([
      'function',
      'content/Root.tsx',
      ['content/Root.tsx', 'content/color.ts'],
      [],
    ]);
    expect(reads.filter(({ hash }) => hash === '').map(({ file: absent }) => absent)).toContain('content/Root.en.tsx');
  });

  it('runs again only after a change of its files', async () => {
    const { root, load } = await site({ 'content/Root.tsx': wrapper });
    const first = await load(page);
    const again = await load(page);

    writeFileSync(join(root, 'content/color.ts'), "export const color = 'blue';\n");
    const changed = await load(page);

    expect(again).toBe(first);
    expect(changed.key).not.toBe(first.key);
    expect((await again.run()).Wrapper).toBe((await first.run()).Wrapper);
    expect((await changed.run()).Wrapper).not.toBe((await first.run()).Wrapper);
  });

  it('does not run before a demo needs it', async () => {
    const ran = 'globalThis.ranWrapper = (globalThis.ranWrapper ?? 0) + 1;\nexport default () => null;\n';
    const { run } = await (await site({ 'content/Root.tsx': ran })).load(page);
    expect(globalThis).not.toHaveProperty('ranWrapper');

    await run();
    await run();

    expect(globalThis).toHaveProperty('ranWrapper', 1);
    Reflect.deleteProperty(globalThis, 'ranWrapper');
  });

  it('is undefined if the site names none', async () => {
    const { run, ...facts } = await (await site({})).load(page);

    expect(facts).toEqual({ key: '', reads: [], files: {}, css: {}, sheets: {} });
    expect(await run()).toEqual({ problems: [] });
  });

  it.each([
    [
      'throws',
      "throw new Error('boom');\nexport default () => null;\n",
      'content/Root.tsx:1:7 The wrapper fails with "boom"',
    ],
    [
      'is not a component',
      'export default 1;\n',
      'content/Root.tsx:undefined:undefined The wrapper has no component as its default export',
    ],
    ['cannot be read', 'export default (\n', 'content/Root.tsx:2:1 Expected `)` but found `EOF`'],
  ])('is reported if it %s', async (_what, text, reported) => {
    const { Wrapper, problems } = await (await (await site({ 'content/Root.tsx': text })).load(page)).run();

    expect(Wrapper).toBeUndefined();
    expect(problems.map(({ place, message }) => `${place.file}:${place.line}:${place.column} ${message}`)).toEqual([
      reported,
    ]);
  });
});
