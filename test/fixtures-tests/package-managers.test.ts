// A repository as package managers link it: the site imports "ui", and only "ui" imports "tokens". pnpm links a package
// where it is named, into a store; npm and Yarn put everything into the folder of the repository.

import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { libConfig, siteTest, type SiteTest } from '../site-test.ts';
import { watchTest } from '../watch-test.ts';

/** What links each package: where the link is → where it leads. */
type Links = Readonly<Record<string, string>>;

const store = 'node_modules/.pnpm';
const layouts: Readonly<Record<string, Links>> = {
  'links of a pnpm workspace': {
    'docs/node_modules/@pn/ui': 'packages/ui',
    'packages/ui/node_modules/@pn/tokens': 'packages/tokens',
    'packages/ui/node_modules/joiner': `${store}/joiner@1.0.0/node_modules/joiner`,
    [`${store}/joiner@1.0.0/node_modules/blank`]: `${store}/blank@1.0.0/node_modules/blank`,
  },
  'links of an npm or Yarn workspace': {
    'node_modules/@pn/ui': 'packages/ui',
    'node_modules/@pn/tokens': 'packages/tokens',
    'node_modules/joiner': `${store}/joiner@1.0.0/node_modules/joiner`,
    'node_modules/blank': `${store}/blank@1.0.0/node_modules/blank`,
  },
};

const button = `import { useState } from 'react';
import { size, type Size } from '@pn/tokens';
import { join } from 'joiner';
import '@pn/tokens/css';
export interface ButtonProps {
  /** How large it is. */
  size?: Size;
  /** Its text. */
  children?: string;
}
/** A button. */
export function Button({ size: own = 'medium', children = 'Go' }: ButtonProps) {
  const [name] = useState('pn');
  return <button className={join(name, own)} style={{ padding: size[own] }}>{children}</button>;
}
`;

const tokens = (padding: number) =>
  `export type Size = 'small' | 'medium';\nexport const size: Record<Size, number> = { small: ${padding}, medium: 8 };\n`;

const files = {
  'package.json': '{ "private": true }',
  'pnpm-workspace.yaml': 'packages: ["packages/*", "docs"]\n',
  'packages/ui/package.json': JSON.stringify({
    name: '@pn/ui',
    version: '1.0.0',
    type: 'module',
    exports: { '.': { types: './dist/index.d.ts', import: './dist/index.js' } },
    dependencies: { '@pn/tokens': 'workspace:*', joiner: '1.0.0' },
    peerDependencies: { react: '*' },
  }),
  'packages/ui/src/index.ts': "export * from './Button';\n",
  'packages/ui/src/Button.tsx': button,
  'packages/ui/tsconfig.json':
    '{ "compilerOptions": { "jsx": "react-jsx", "strict": true, "module": "esnext", "moduleResolution": "bundler" } }',
  // What the library develops with is no React of the site.
  'packages/ui/node_modules/react/package.json': '{ "name": "react", "version": "1.0.0" }',
  'packages/ui/node_modules/react/index.js': "throw new Error('A second React');\n",
  'packages/tokens/package.json': JSON.stringify({
    name: '@pn/tokens',
    version: '1.0.0',
    type: 'module',
    exports: { '.': { types: './dist/index.d.ts', import: './dist/index.js' }, './css': './dist/tokens.css' },
  }),
  'packages/tokens/src/index.ts': tokens(4),
  'packages/tokens/dist/tokens.css': '.pn { color: rebeccapurple }\n',
  [`${store}/joiner@1.0.0/node_modules/joiner/package.json`]: JSON.stringify({
    name: 'joiner',
    version: '1.0.0',
    exports: { '.': { types: './index.d.ts', import: './index.mjs' } },
  }),
  [`${store}/joiner@1.0.0/node_modules/joiner/index.mjs`]:
    "import { blank } from 'blank';\nexport const join = (...all) => all.join(blank);\n",
  [`${store}/joiner@1.0.0/node_modules/joiner/index.d.ts`]: 'export declare function join(...all: string[]): string;\n',
  [`${store}/blank@1.0.0/node_modules/blank/package.json`]:
    '{ "name": "blank", "version": "1.0.0", "exports": { ".": { "import": "./index.mjs" } } }',
  [`${store}/blank@1.0.0/node_modules/blank/index.mjs`]: "export const blank = ' ';\n",
  'docs/docs.config.ts': libConfig.replace(/ \};\n$/, ", api: [{ product: 'lib', packageName: '@pn/ui' }] };\n"),
  'docs/nav/lib.ts': "export default [{ pathname: '/lib/button' }];\n",
  'docs/content/lib/button.md':
    '---\ntitle: Button\ndescription: A button.\ncomponents: Button\n---\n\n# Button\n\n{{"demo": "Plain.tsx"}}\n',
  'docs/content/lib/Plain.tsx':
    'import { Button } from \'@pn/ui\';\nexport default function Plain() {\n  return <Button size="small">Hi</Button>;\n}\n',
  'docs/content/lib/Wrong.tsx':
    'import { Button } from \'@pn/ui\';\nexport default function Wrong() {\n  return <Button size="huge">Hi</Button>;\n}\n',
};

describe('a package that only another package imports', () => {
  it.runIf(isEvery).each(Object.entries(layouts))('is found from there: %s', async (_layout, links) => {
    const site = repository(links);

    const { stderr } = await site.run(['build', '--root', 'site/docs', '--out', 'out']);
    const page = site.read('lib/button/index.html');
    const api = site.read('lib/api/button/index.html');
    const types = await site.run(['check', '--types', '--root', 'site/docs', '--out', 'out']);

    expect(stderr).toBe('');
    expect(page).toContain('<button class="pn small" style="padding:4px">Hi</button>');
    expect(page).toMatch(/\.pn\{color:(?:rebeccapurple|#639)\}/);
    expect(api).toContain('&#x27;medium&#x27;');
    expect(api).toMatch(/&lt;button&gt;|<code>button<\/code>/);
    expect(types.lines).toEqual([
      expect.stringMatching(/content\/lib\/Wrong\.tsx:3:18 error demo-type {2}.*"huge".*Size/),
    ]);
  });

  it.runIf(isEvery)('is watched as well', async () => {
    const site = repository(layouts['links of a pnpm workspace'] ?? {});
    const watched = await watchTest({ ...site, root: join(site.root, 'docs') });
    const shows = async (text: string) => (await watched.read('/lib/button/')).text.includes(text);
    await expect.poll(() => watched.builds(), { timeout: 60_000 }).toBe(1);
    site.write('packages/tokens/src/index.ts', tokens(6));

    await expect.poll(() => shows('padding:6px'), { timeout: 60_000 }).toBe(true);
    await watched.stop();
  });

  it('is reported at its import where it is missing, with what the reference lacks', async () => {
    const site = repository(layouts['links of a pnpm workspace'] ?? {});
    site.remove('packages/tokens/dist/tokens.css');
    site.write('docs/content/lib/button.md', '---\ntitle: Button\ndescription: A button.\n---\n\n# Button\n');

    const { lines } = await site.run(['build', '--root', 'site/docs', '--out', 'out']);

    expect(lines.join('\n')).toMatch(
      /packages\/ui\/src\/Button\.tsx:4:8 warning api-script-stops {2}This source file imports "@pn\/tokens\/css", which cannot be found/,
    );
  });
});

function repository(links: Links): SiteTest {
  const site = siteTest(files);
  site.remove('docs.config.ts');
  const link = (file: string, target: string) => {
    mkdirSync(dirname(join(site.root, file)), { recursive: true });
    symlinkSync(relative(realpathSync(dirname(join(site.root, file))), target), join(site.root, file));
  };
  for (const [file, target] of Object.entries(links)) link(file, join(realpathSync(site.root), target));
  for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom', 'csstype', 'typescript'])
    link(`docs/node_modules/${name}`, fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url)));
  return site;
}
