// Writes the script of a page and runs it without its first lines, whose imports are provided here.

import { rmSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bundlePages } from '../../../../../cli/demos/client/scripts/bundle-pages.ts';
import type { ClientPage } from '../../../../../cli/demos/client/client-page.ts';
import { writeLibraryScripts } from '../../../../../cli/demos/client/scripts/choose-scripts.ts';
import { readDemoFiles } from '../../../../../cli/demos/client/read-demo-files.ts';
import { createModules } from '../../../../../runtime/demos/create-modules.ts';
import { siteFolder } from '../../site-folder.ts';
import { makeLibrary } from '../../library/make-library.ts';
import { cacheFolder } from '../../../files/store/cache-folder.ts';

const toDemo = (name: string) => ({ name, styling: 'system' as const, file: `content/a/${name}.tsx` });
const names = ['Demo', 'Loud', 'Other'];
const page: ClientPage = {
  file: 'content/a.md',
  product: 'joy-ui',
  wrapper: 'content/Root.tsx',
  demos: names.map(toDemo),
};

interface Parts {
  readonly demos: Readonly<Record<string, () => unknown>>;
  readonly Wrapper?: () => unknown;
  readonly product: string;
  readonly speedy: boolean;
}

async function site(changes: Partial<ClientPage> = {}) {
  const root = siteFolder({
    'docs.config.ts': '',
    'content/Root.tsx': "export default 'the wrapper';\n",
    'content/a/Demo.tsx': "import { a } from 'lib';\nimport { own } from './own';\nexport default [a, own];\n",
    'content/a/Loud.tsx': "import { loud } from 'lib';\nexport default loud;\n",
    'content/a/Other.tsx': "import whole, * as all from 'lib/all';\nexport default [whole, all.a];\n",
    'content/a/own.ts': "export const own = 'own';\n",
    'node_modules/lib/package.json': '{"name":"lib","type":"module","sideEffects":false}',
    'node_modules/lib/index.js': "export { a } from './a.js';\nexport { loud } from './loud.js';\n",
    'node_modules/lib/a.js': "export const a = 'a';\n",
    'node_modules/lib/loud.js': "throw new Error('boom');\nexport const loud = 1;\n",
    'node_modules/lib/all.js': "export { a } from './a.js';\nexport default 'whole';\n",
  });
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const { cache, log } = cacheFolder();
  const pages = [{ ...page, ...changes }];
  const files = readDemoFiles(pages, { root, alias: {} });
  const library = await makeLibrary(root, { wants: files.wants, platform: 'browser', engineEntries: [] });
  const around = {
    library,
    scripts: writeLibraryScripts(library, 'base.js'),
    base: 'base.js',
    playground: 'playground.js',
    key: 'k',
  };
  const request = { root, siteBase: '/', cache, engineKey: '', packagesKey: '', pages, files, log };
  const shared = around.scripts.map(({ contents }) => contents);
  const bundle = async (key = 'k') =>
    (await bundlePages(request, { ...around, key })).map((made) => ({
      ...made,
      contents: String(made.output.contents),
      shared,
    }));
  return { bundle };
}

function run({ contents, shared }: { contents: string; shared: readonly string[] }): Parts {
  const found: Parts[] = [];
  const script = [...shared, contents]
    .join('\n')
    .replaceAll(/^import.*$/gm, '')
    .replaceAll(/^export\{.*$/gm, '')
    .replace('export const', 'const');
  const host = (parts: Parts) => (found.push(parts), {});
  // oxlint-disable-next-line no-new-func
  new Function('h', 'm', script)(host, createModules());
  return found[0]!;
}

describe('the script of a page', () => {
  it('hydrates the demos of the page, with the wrapper of the site', async () => {
    const [made] = await (await site()).bundle();
    const { demos, Wrapper, product, speedy } = run(made!);

    expect(Object.keys(demos)).toEqual(['Demo/system', 'Loud/system', 'Other/system']);
    expect([demos['Demo/system']?.(), demos['Other/system']?.()]).toEqual([
      ['a', 'own'],
      ['whole', 'a'],
    ]);
    expect([Wrapper?.(), product, speedy]).toEqual(['the wrapper', 'joy-ui', true]);
    expect(made?.output.file).toMatch(/^_app\/demos\.\w{10}\.js$/);
  });

  it('stops only the demo with an import that throws, and names the import', async () => {
    const [made] = await (await site()).bundle();
    const { demos } = run(made!);

    expect(demos['Loud/system']).toThrow('"lib" cannot be loaded: boom');
    expect(demos['Demo/system']?.()).toEqual(['a', 'own']);
  });

  it('has no wrapper if the site has none, and includes the playground code if there is one', async () => {
    const [plain] = await (await site({ wrapper: undefined })).bundle();
    const playgrounds = [{ key: 'playground/B "x"', file: 'content/a/B.tsx', text: "export default 'B';\n" }];
    const [playing] = await (await site({ playgrounds })).bundle();

    expect(run(plain!).Wrapper).toBeUndefined();
    expect(plain?.output.contents).not.toContain('startPlayground');
    expect(playing?.output.contents).toContain('export{startPlayground}from"./playground.js";');
    expect(Object.keys(run(playing!).demos)).toContain('playground/B "x"');
  });

  it('is read from the cache while its inputs are the same', async () => {
    const { bundle } = await site();
    const [first] = await bundle();
    const [second] = await bundle();
    const [other] = await bundle('other engine');

    expect([first?.isReused, second?.isReused, other?.isReused]).toEqual([false, true, false]);
    expect(second?.output).toEqual(first?.output);
  });

  it('does not depend on the folder of the site', async () => {
    const [one, other] = [await (await site()).bundle(), await (await site()).bundle()];

    expect(one[0]?.output).toEqual(other[0]?.output);
  });
});
