import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ClientPage } from '../../../../cli/demos/client/client-page.ts';
import { listPageFiles } from '../../../../cli/demos/client/scripts/list-page-files.ts';
import { listNamedFiles, readDemoFiles } from '../../../../cli/demos/client/read-demo-files.ts';
import { createReadsKey } from '../../../../cli/demos/client/scripts/to-reads-key.ts';
import { toWantKey } from '../../../../core/demos/library/library.ts';
import { siteFolder } from '../site-folder.ts';

const page: ClientPage = {
  file: 'content/a.md',
  product: '',
  wrapper: 'content/Root.tsx',
  demos: [{ name: 'Demo', styling: 'system', file: 'content/a/Demo.tsx' }],
  playgrounds: [
    { key: 'playground/B', file: 'content/a/B.playground.tsx', text: "import B from 'lib/B';\nexport default B;\n" },
  ],
};

function site(files: Record<string, string> = {}) {
  const root = siteFolder({
    'docs.config.ts': '',
    'content/Root.tsx': "import { Root } from 'lib';\nexport default Root;\n",
    'content/a/Demo.tsx':
      "import { one } from './one';\nimport dot from './dot.svg';\nexport default () => one + dot;\n",
    'content/a/one.ts': "import all from 'lib';\nexport const one = all;\n",
    'content/a/dot.svg': '<svg/>',
    'node_modules/lib/package.json': '{"name":"lib"}',
    'node_modules/lib/index.js': '',
    'node_modules/lib/B.js': '',
    ...files,
  });
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const read = (each: ClientPage = page) => readDemoFiles([each], { root, alias: {} });
  return { root, read, key: () => createReadsKey(root)([...read().closures.values()]) };
}

describe('the files of a site’s demos', () => {
  it('are those that pages name, with their local files and their imports from packages', () => {
    const { closures, wants } = site().read();

    expect([...closures].map(([file, { files }]) => [file, files.map(({ path }) => path)])).toEqual([
      ['content/Root.tsx', ['content/Root.tsx']],
      ['content/a/Demo.tsx', ['content/a/Demo.tsx', 'content/a/one.ts', 'content/a/dot.svg']],
      ['content/a/B.playground.tsx', ['content/a/B.playground.tsx']],
    ]);
    expect(wants.map(toWantKey)).toEqual(['lib Root', 'lib default', 'lib/B default']);
  });

  it('are named by a page in the order in which they run', () => {
    expect(listNamedFiles(page).map(({ file }) => file)).toEqual([
      'content/Root.tsx',
      'content/a/Demo.tsx',
      'content/a/B.playground.tsx',
    ]);
  });

  it('have no imports if they were deleted', () => {
    const { closures } = site().read({
      ...page,
      demos: [{ name: 'Gone', styling: 'system', file: 'content/Gone.tsx' }],
    });

    expect(closures.get('content/Gone.tsx')).toEqual({ files: [], assets: [], imports: [], absent: [], problems: [] });
  });
});

describe('the files of a page that become modules', () => {
  it('are code, pictures and style sheets, except sheets and pictures that only a sheet names', () => {
    const { closures } = site({
      'content/a/Demo.tsx': "import './a.css';\nimport dot from './dot.svg';\nexport default dot;\n",
      'content/a/a.css': "@import './b.css';\ni { background: url('./back.png') }\n",
      'content/a/b.css': '',
      'content/a/back.png': '',
    }).read();

    expect(listPageFiles(closures.get('content/a/Demo.tsx')!)).toEqual([
      'content/a/Demo.tsx',
      'content/a/a.css',
      'content/a/dot.svg',
    ]);
  });

  it('include sheets that code imports as well', () => {
    const { closures } = site({
      'content/a/Demo.tsx': "import './a.css';\nimport './b.css';\n",
      'content/a/a.css': "@import './b.css';\n",
      'content/a/b.css': '',
    }).read();

    expect(listPageFiles(closures.get('content/a/Demo.tsx')!)).toContain('content/a/b.css');
  });
});

describe('the key of the files of demos', () => {
  it('is the same for the same files', () => {
    expect(site().key()).toBe(site().key());
  });

  it.each([
    ['a text', 'content/a/one.ts', "import all from 'lib';\nexport const one = 2;\n"],
    ['a picture', 'content/a/dot.svg', '<svg></svg>'],
    ['a new file with priority over another one', 'content/a/one.tsx', 'export const one = 1;\n'],
  ])('changes with %s', (_what, file, text) => {
    const { root, key } = site();
    const before = key();
    writeFileSync(join(root, file), text);

    expect(key()).not.toBe(before);
  });

  it('changes if an import resolves to another file, although all texts stay', () => {
    const imported = { file: 'a.tsx', line: 1, column: 1, specifier: 'x', names: [], typeOnly: false } as const;
    const files = [{ path: 'a.tsx', text: "import 'x';" }];
    const empty = { files, assets: [], absent: [], problems: [] };
    const keys = [
      [{ ...imported, kind: 'local' as const, target: 'x.ts' }],
      [{ ...imported, kind: 'local' as const, target: 'y.ts' }],
      [{ ...imported, kind: 'package' as const, target: 'x', module: 'x' }],
      [{ ...imported, kind: 'package' as const, target: 'x', module: 'x/other' }],
    ].map((imports) => createReadsKey('/no/such/site')([{ ...empty, imports }]));

    expect(new Set(keys).size).toBe(4);
  });
});
