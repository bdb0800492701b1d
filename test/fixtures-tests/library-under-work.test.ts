// A library and its site in one repository: what an author saves is what pages show, without a build of the library.

import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { everyday, isEvery } from '../everyday.ts';
import { goodPage, siteTest, type SiteFileTexts, type SiteTest } from '../site-test.ts';
import { watchTest } from '../watch-test.ts';

const patience = { timeout: 60_000, interval: 50 };

const button = ({ word = 'Press', prop = 'wide', before = '' } = {}) => `import * as React from 'react';
import { join } from '@/join';
import logo from './logo.svg';
import words from './words.json';
import styles from './button.module.css';
${before}
export interface ButtonProps {
  /** How it looks. */
  tone?: 'plain' | 'loud';
  /** Says ${prop}. */
  ${prop}?: boolean;
  children?: React.ReactNode;
}
/** A button. */
export const Button = React.forwardRef<HTMLButtonElement, ButtonProps>(function Button({ tone = 'plain', ${prop}, children }, ref) {
  return <button ref={ref} className={join(styles.root, ${prop} && 'more')} data-tone={tone}><img src={logo} alt={words.logo} />${word} {children}</button>;
});
`;

describe('a library under work', () => {
  it('is shown and documented from its sources, whether or not it is built', async () => {
    const site = libraryTest();

    await site.build();
    const page = site.read('lib/button/index.html');
    const api = site.read('lib/api/button/index.html');
    const fresh = site.hashes();
    rmSync(join(site.root, 'packages/ui/dist'), { recursive: true });
    await site.build();

    expect(page).toMatch(
      /<button class="button_root_\w+ ?" data-tone="loud"><img src="data:image\/svg\+xml;base64,[^"]+" alt="Acme"\/>Press/,
    );
    expect(page).toMatch(/\.button_root_\w+\{color:/);
    expect(page).not.toContain('of the build');
    expect(api).toContain('Says wide.');
    expect(site.hashes()).toEqual(fresh);
  });

  it.runIf(isEvery)('is documented with comments that declarations have no place for', async () => {
    const site = libraryTest({ settings: "api: [{ product: 'lib', packageName: '@acme/ui' }]" });
    site.write(
      'packages/ui/src/button.tsx',
      `import * as React from 'react';
interface SheetProps { /** The heading. */ title: string; /** How large it is. */ size?: number }
/** Says hello. */
const Hello = ({ name = 'you' }: { /** Whom it greets. */ name?: string }) => <p>{name}</p>;
export default React.memo(Hello);
/** A sheet of paper. */
const SheetRoot = React.forwardRef<HTMLDivElement, SheetProps>(({ title }, ref) => <div ref={ref}>{title}</div>);
export const Sheet = Object.assign(React.memo(SheetRoot), { Head: Hello });
/** A button. */
const Base = (props: { children?: React.ReactNode }) => <button {...props} />;
export const Button = React.memo(Base);
`,
    );
    site.write('packages/ui/src/index.ts', "export { default as Hello, Sheet, Button } from './button';\n");

    const { status } = await site.run(['api', '--root', site.root, '--json', site.out]);
    const read = (name: string): { description: string; props: Record<string, { description: string }> } =>
      JSON.parse(site.read(`${name}.json`));

    expect(status).toBe(0);
    expect(['hello', 'sheet', 'button'].map((name) => read(name).description)).toEqual([
      'Says hello.',
      'A sheet of paper.',
      'A button.',
    ]);
    expect(read('hello').props.name?.description).toBe('Whom it greets.');
    expect(read('sheet').props.title?.description).toBe('The heading.');
    expect(read('sheet').props.size?.description).toBe('How large it is.');
  });

  it('is used from its build where the settings say so', async () => {
    const site = libraryTest({ settings: "sources: { '@acme/ui': false }" });

    await site.build();

    expect(site.read('lib/button/index.html')).toContain('of the build');
  });

  it.runIf(isEvery).each([
    ['one star', false, "export * from './button';\n"],
    ['two stars', ['**/*.css'], "export * from './parts';\n"],
    ['two stars and no word of side effects', undefined, "export * from './parts';\n"],
    ['a name', false, "export { Button } from './button';\n"],
  ])('has a fault of a source reported at its place, and nothing else, behind %s', async (_, sideEffects, index) => {
    const site = libraryTest();
    const manifest = JSON.parse(readFileSync(join(site.root, 'packages/ui/package.json'), 'utf8'));
    site.write('packages/ui/package.json', JSON.stringify({ ...manifest, sideEffects }));
    site.write('packages/ui/src/parts/index.ts', "export * from '../button';\n");
    site.write('packages/ui/src/index.ts', index);

    site.write('packages/ui/src/button.tsx', button({ before: 'const broken = ;' }));
    const syntax = await site.buildAndFail();
    site.write('packages/ui/src/button.tsx', button({ before: "import './late.css';" }));
    const lost = await site.buildAndFail();
    site.write('packages/ui/src/late.css', '.late { color: navy }\n');
    const mended = await site.build('--strict');

    expect(syntax.lines).toEqual([
      expect.stringMatching(
        /^packages\/ui\/src\/button\.tsx:6:16 error library-source {2}The source of a library cannot be read: unexpected /,
      ),
    ]);
    expect(lost.lines).toEqual([
      'packages/ui/src/button.tsx:6:8 error library-source  The source of a library cannot be read: no file for the import "./late.css". Add "./late.css", or correct the import. Pages that use it are updated after that.',
    ]);
    expect(mended.lines).toEqual([]);
  });

  it.each(
    everyday(
      [
        ['a style sheet', "import './buton.module.css';", 8, 'Did you mean "./button.module.css"?'],
        ['a script without an ending', "import './jion';", 8, 'Did you mean "./join"?'],
        ['a script by the name of what it becomes', "export * from './jion.js';", 15, 'Did you mean "./join.js"?'],
        ['a file of a folder that is misspelled', "import '../scr/join';", 8, 'Did you mean "../src/join"?'],
        [
          'one that is near nothing',
          "import './card.module.css';",
          8,
          'Add "./card.module.css", or correct the import.',
        ],
      ],
      5,
    ),
  )('has the file named that an import most likely means: %s', async (_, line, column, hint) => {
    const site = libraryTest({ settings: 'sources: true' });
    site.write('packages/ui/src/button.tsx', button({ before: line }));

    const { lines } = await site.buildAndFail();

    const [, specifier] = /'(.*)'/.exec(line) ?? [];
    expect(lines).toEqual([
      `packages/ui/src/button.tsx:6:${column} error library-source  The source of a library cannot be read: no file for the import "${specifier}". ${hint} Pages that use it are updated after that.`,
    ]);
  });

  it.runIf(isEvery).each([
    ['a name of a file that is not there', "export { Card } from './crad';\n"],
    ['all of a file that is not there', "export * from './crad';\n"],
    ['a line that is no code', 'export { Card from "./card";\n'],
  ])('has its broken index reported, and not the names of pages that the index then lacks: %s', async (_, line) => {
    const site = libraryTest({
      settings: "api: [{ product: 'lib', packageName: '@acme/ui' }, { product: 'more', packageName: '@acme/more' }]",
      files: {
        'docs.config.ts':
          "export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }, { id: 'more', name: 'More' }], api: [{ product: 'lib', packageName: '@acme/ui' }, { product: 'more', packageName: '@acme/more' }] };\n",
        'content/lib/card.md': '---\ntitle: Card\ndescription: A card.\ncomponents: Card\n---\n\n# Card\n',
        'content/more/tag.md': '---\ntitle: Tag\ndescription: A tag.\ncomponents: Tga\n---\n\n# Tag\n',
        'nav/lib.ts': "export default [{ pathname: '/lib/button' }, { pathname: '/lib/card' }];\n",
        'nav/more.ts': "export default [{ pathname: '/more/tag' }];\n",
        'packages/ui/src/card.tsx': '/** A card. */\nexport function Card() { return <p>Card</p>; }\n',
        'packages/more/package.json': '{ "name": "@acme/more", "version": "1.0.0", "main": "dist/index.js" }',
        'packages/more/src/index.tsx': '/** A tag. */\nexport function Tag() { return <b>Tag</b>; }\n',
      },
    });
    symlinkSync(join(site.root, 'packages/more'), join(site.root, 'node_modules/@acme/more'));
    site.write('packages/ui/src/index.ts', `export * from './button';\n${line}`);
    const broken = await site.buildAndFail();
    site.write('packages/ui/src/index.ts', "export * from './button';\nexport * from './card';\n");
    const mended = await site.buildAndFail();

    const other =
      'content/more/tag.md:4:13 error component-unknown  No component "Tga" in the API of this product. Did you mean "Tag"?';
    expect(broken.lines).toEqual([
      other,
      expect.stringMatching(/^packages\/ui\/src\/index\.ts:2:\d+ error library-source /),
    ]);
    expect(mended.lines).toEqual([other]);
  });

  it.each(
    everyday(
      [
        [
          'its own',
          { 'packages/ui/tsconfig.json': '{\n  "compilerOptions": { "strict": tru }\n}\n' },
          'packages/ui/tsconfig.json:2:37 error library-source  The source of a library cannot be read: expected ident. Correct it here. ',
        ],
        [
          'one that it extends',
          { 'packages/ui/tsconfig.json': '{ "extends": "../base" }', 'packages/base.json': '{ x }' },
          'packages/base.json:1:3 error library-source  The source of a library cannot be read: key must be a string. Correct it here. ',
        ],
        [
          'one that is not there',
          { 'packages/ui/tsconfig.json': '{\n  "extends": ["../gone.json"]\n}\n' },
          'packages/ui/tsconfig.json:2:15 error library-source  The source of a library cannot be read: it names "../gone.json", which does not exist. Correct the name, or add the file. ',
        ],
        [
          'that of the site',
          { 'tsconfig.json': '{ "compilerOptions": { "paths": 5 } }' },
          'tsconfig.json:1:33 error library-source  The source of a library cannot be read: invalid type: integer `5`, expected a map. Correct it here. ',
        ],
      ],
      4,
    ),
  )('reports a tsconfig.json that the bundler cannot read: %s', async (_, files, line) => {
    const site = libraryTest({ settings: 'sources: true' });
    for (const [file, text] of Object.entries(files)) site.write(file, text);

    const { status, lines } = await site.buildAndFail('--keep-going');

    expect({ status, lines }).toEqual({ status: 1, lines: [`${line}Until then, no page is built.`] });
  });

  it.runIf(isEvery)(
    'reports a fault of a source that only the reference needs, and a name that a source does not export',
    async () => {
      const site = libraryTest();
      const write = (before: string, index: string) => {
        site.write('packages/ui/src/button.tsx', button({ before }));
        site.write('packages/ui/src/index.ts', index);
      };
      write('', "export * from './button';\nexport * from './hook';\n");
      site.write('packages/ui/src/hook.ts', 'export function useHook() { return 1,; }\n');
      const unused = await site.buildAndFail();
      write("import { joyn } from './join';\nexport const name = joyn('a');", "export * from './button';\n");
      const unknown = await site.buildAndFail();

      expect(unused.lines).toEqual([
        'packages/ui/src/hook.ts:1:38 error library-source  The source of a library cannot be read: unexpected ";". Correct it here. Pages that use it are updated after that.',
      ]);
      expect(unknown.lines[0]).toBe(
        'packages/ui/src/button.tsx:6:10 error library-source  The source of a library cannot be read: no matching export in "packages/ui/src/join.ts" for import "joyn" (did you mean "join"?). Correct it here. Pages that use it are updated after that.',
      );
    },
  );

  it.each(
    everyday(
      [
        ['of the library', 'packages/ui/package.json', '{\n  "name": "@acme/ui" "version": "0.0.0"\n}\n', '2:22'],
        ['of the site', 'package.json', '{ "name": "site", }\n', '1:19'],
        ['of nothing', 'packages/ui/package.json', '', '1:1'],
      ],
      3,
    ),
  )('reports nothing but a broken package.json: %s', async (_, file, text, place) => {
    const site = libraryTest();
    await site.build();
    const before = site.hashes();
    site.write(file, text);

    const broken = await site.run(['build', '--root', site.root]);

    expect(broken.status).toBe(2);
    expect(broken.lines).toEqual([
      expect.stringMatching(
        new RegExp(`^${file}:${place} error package-json {2}The file is not JSON: .*\\. Correct it at this place\\.`),
      ),
    ]);
    expect(site.hashes()).toEqual(before);
  });

  it.each(
    everyday(
      [
        [
          'a name',
          "import { joyn } from './join';\nexport const name = joyn('a');",
          '6:10',
          '"joyn" (did you mean "join"?)',
        ],
        ['another name', "import { join as j, glue as g } from './join';\nexport const name = g(j);", '6:21', '"glue"'],
        ['what is exported by default', "import j from './join';\nexport const name = j('a');", '6:8', '"default"'],
      ],
      3,
    ),
  )(
    'has an import of a name that its source does not export reported at the import alone: %s',
    async (_, before, at, named) => {
      const site = libraryTest({ settings: 'sources: true' });
      // It fails where it is used as well.
      site.write('packages/ui/src/button.tsx', button({ before }));

      const { lines } = await site.buildAndFail();

      expect(lines).toEqual([
        `packages/ui/src/button.tsx:${at} error library-source  The source of a library cannot be read: no matching export in "packages/ui/src/join.ts" for import ${named}. Correct it here. Pages that use it are updated after that.`,
      ]);
    },
  );

  it.runIf(isEvery).each([
    ['an element', '<div>\n    <b>a</b>', '7:3', '<div>'],
    ['a part of a component', '<><Tabs.Panel tone="calm">\n    <b>a</b></>', '7:5', '<Tabs.Panel>'],
    ['a fragment', '<>\n    <b>a</b>', '7:3', '<>'],
    ['an element in an element', '<div>\n    <b>a\n  </div>', '8:5', '<b>'],
  ])('has unclosed code reported where the code begins: %s', async (_, element, at, named) => {
    const site = libraryTest();
    const code = `export function Card() {\n  return (\n  ${element}\n  );\n}\n`;
    const line = (file: string) =>
      `packages/ui/src/${file} error library-source  The source of a library cannot be read: "${named}" is not closed. Correct it here. Pages that use it are updated after that.`;

    site.write('packages/ui/src/card.tsx', `\n\n\n\n${code}`);
    site.write('packages/ui/src/index.ts', "export * from './button';\nexport * from './card';\n");
    const unused = await site.buildAndFail();
    site.write('packages/ui/src/index.ts', "export * from './button';\n");
    site.write('packages/ui/src/button.tsx', `${code.replace('Card', 'Button')}`);
    const used = await site.buildAndFail();

    const [row = 0, column] = at.split(':').map(Number);
    expect(unused.lines).toEqual([line(`card.tsx:${at}`)]);
    expect(used.lines).toEqual([line(`button.tsx:${row - 4}:${column}`)]);
  });

  it('has an undefined component reported at the element of the source, with the demo that shows it', async () => {
    const site = libraryTest({ settings: 'sources: true' });
    site.write(
      'packages/ui/src/button.tsx',
      'const Parts = { Icon: undefined as any };\nexport function Button(props: { tone?: string }) {\n  return (\n    <p>\n      {props.tone} <Parts.Icon />\n    </p>\n  );\n}\n',
    );

    const { lines } = await site.buildAndFail();

    expect(lines).toEqual([
      'packages/ui/src/button.tsx:5:20 error demo-render  The component "Parts.Icon" is undefined, in the demo "Plain" (content/lib/button.md:8:1). Correct its name, or export it where it is defined.',
    ]);
  });

  it.each(
    everyday(
      [
        ['a default export', "import clsx from 'class-list';", 'class-list', '1:18'],
        [
          'names in several lines',
          "import {\n  one,\n  two as clsx,\n} from '@acme/tokens/css';",
          '@acme/tokens/css',
          '4:8',
        ],
        ['a style sheet', "import '@acme/tokens/theme.css';\nconst clsx = 1;", '@acme/tokens/theme.css', '1:8'],
        [
          'all names',
          "import type { A } from 'class-list';\n\nimport * as clsx from 'class-list';",
          'class-list',
          '3:23',
        ],
      ],
      4,
    ),
  )('names the import of a package that is not installed: %s', async (_, statement, name, at) => {
    const site = libraryTest({ settings: 'sources: true' });
    site.write('packages/ui/src/own.css', '.own { color: navy }');
    site.write('packages/ui/src/other.ts', 'export const other = 1;\n');
    site.write(
      'packages/ui/src/button.tsx',
      `${statement}\nimport './own.css';\n/* A comment. */\nimport { other } from './other';\n\nexport function Button() {\n  return <p title={String(clsx)}>{other}</p>;\n}\n`,
    );

    const { lines } = await site.buildAndFail();

    const pack = name.startsWith('@') ? '@acme/tokens' : name;
    expect(lines).toEqual([
      `packages/ui/src/button.tsx:${at} error demo-render  The demo fails with "Cannot find module '${name}'", in the demo "Plain" (content/lib/button.md:8:1). The library does not find "${pack}": run "npm install" in its repository, or add it to the "dependencies" of the library.`,
    ]);
  });

  it.each(
    everyday(
      [
        ['beside values', 'Button, type ButtonProps'],
        ['as if it were a value', 'Button, ButtonProps'],
        ['of another component', 'Button, type ToastProps as ButtonProps'],
      ],
      3,
    ),
  )('runs no module of which a demo imports only a type: %s', async (_, names) => {
    const site = libraryTest({ settings: 'sources: true' });
    const manifest = JSON.parse(readFileSync(join(site.root, 'packages/ui/package.json'), 'utf8'));
    site.write('packages/ui/package.json', JSON.stringify({ ...manifest, sideEffects: ['**/*.css'] }));
    site.write(
      'packages/ui/src/toast.tsx',
      "throw new Error('Not today');\nexport interface ToastProps { tone?: 'loud' }\nexport const Toast = () => null;\n",
    );
    site.write(
      'packages/ui/src/index.ts',
      "export { Toast } from './toast';\nexport type { ToastProps } from './toast';\nexport { Button } from './button';\nexport type { ButtonProps } from './button';\n",
    );
    site.write(
      'content/lib/Plain.tsx',
      `import { ${names} } from '@acme/ui';\nexport default function Plain(props: ButtonProps) {\n  return <Button {...props} tone="loud" />;\n}\n`,
    );

    const { lines } = await site.build('--strict');

    expect(lines).toEqual([]);
    expect(site.read('lib/button/index.html')).toContain('data-tone="loud"');
  });

  it('has no import of a type reported as missing', async () => {
    const site = libraryTest({ settings: 'sources: true' });
    site.write('packages/ui/src/types.ts', 'export interface Size { width: number }\nexport type root = string;\n');
    site.write(
      'packages/ui/src/button.tsx',
      button({
        before: "import { Size, root } from './types';\nexport { Size } from './types';\nexport type { root };",
      }),
    );

    const { lines } = await site.build('--strict');

    expect(lines).toEqual([]);
  });

  it.runIf(isEvery)(
    'recovers from each fault that keeps it from being linked or opened, while it is served',
    async () => {
      const site = libraryTest();
      const files = {
        index: 'packages/ui/src/index.ts',
        join: 'packages/ui/src/join.ts',
        settings: 'packages/ui/tsconfig.json',
      };
      const texts = Object.values(files).map((file) => [file, readFileSync(join(site.root, file), 'utf8')] as const);
      const watched = await watchTest(site);
      const overlay = () => watched.events.filter(({ name }) => name === 'problems').at(-1)?.data.text;
      const last = () => watched.log().at(-1);
      await expect.poll(() => watched.builds(), patience).toBe(1);
      const faults: (string | undefined)[] = [];
      const save = async (file: string, text: string, printed: RegExp) => {
        const known = watched.log().length;
        site.write(file, text);
        await expect.poll(() => watched.log().slice(known).join('\n'), patience).toMatch(printed);
        faults.push(overlay()?.split('  ')[0]);
        for (const [each, before] of texts) site.write(each, before);
        await expect.poll(overlay, patience).toBe('');
        await expect.poll(last, patience).toMatch(/^API of |no errors left/);
      };

      await save(
        files.index,
        "export * from './button';\nexport { join, join } from './join';\n",
        /pages in \d+ ms, 1 error$/m,
      );
      await save(files.join, 'export function joined() {}\n', /pages in \d+ ms, 1 error$/m);
      await save(files.settings, '{ "compilerOptions": { "strict": " } }', /nothing built, 1 error$/m);

      expect(faults).toEqual([
        'packages/ui/src/index.ts:2:16 error library-source',
        'packages/ui/src/button.tsx:2:10 error library-source',
        'packages/ui/tsconfig.json:1:38 error library-source',
      ]);
      expect((await watched.read('/lib/button/')).text).toContain('/>Press');
      await watched.stop();
    },
  );

  it.runIf(isEvery)('has a warning for each type that a source names and nothing declares', async () => {
    const site = libraryTest();
    const parts = `import * as React from 'react';
type Tone = 'calm' | 'loud';
export interface CardProps<Value extends Tone> extends Bace { tone?: Tonne; list: Array<Itemm<Value>>; all?: Record<Tone, Value> }
/** A card. */
export function Card<Value extends Tone>({ tone }: CardProps<Value>) { return <p>{String(tone)}</p>; }
`;
    site.write('packages/ui/src/card.tsx', parts);
    site.write('packages/ui/src/index.ts', "export * from './button';\nexport * from './card';\n");

    const { lines } = await site.build();

    expect(lines).toEqual(
      ['Bace', 'Itemm', 'Tonne'].map((name) =>
        expect.stringMatching(
          new RegExp(
            `^docs\\.config\\.ts:1:\\d+ warning api-unresolved {2}The types of "@acme/ui" use "${name}" in "@acme/ui/src/card\\.tsx", which is not declared anywhere\\. `,
          ),
        ),
      ),
    );
  });

  it.runIf(isEvery)('has a fault of a source reported at its place', async () => {
    const site = libraryTest({ settings: 'sources: true' });
    site.write('packages/ui/src/button.tsx', button({ before: 'const broken = ;' }));
    const syntax = await site.buildAndFail();
    site.write('packages/ui/src/button.tsx', button({ before: "import './gone';" }));
    const lost = await site.buildAndFail();
    site.write('packages/ui/src/button.tsx', button({ before: "throw new Error('Not today');" }));
    const thrown = await site.buildAndFail();

    expect(syntax.lines).toEqual([
      'packages/ui/src/button.tsx:6:16 error library-source  The source of a library cannot be read: unexpected token. Correct it here. Pages that use it are updated after that.',
    ]);
    expect(lost.lines).toEqual([
      'packages/ui/src/button.tsx:6:8 error library-source  The source of a library cannot be read: no file for the import "./gone". Add "./gone.tsx", or correct the import. Pages that use it are updated after that.',
    ]);
    expect(thrown.lines).toEqual([
      'packages/ui/src/button.tsx:6:7 error demo-render  The demo fails with "Not today", in the demo "Plain" (content/lib/button.md:8:1). Correct the source of the library, or give the component what it needs: in the demo, or by "props" or a "stage" of the playground.',
    ]);
  });

  it.runIf(isEvery)(
    'is reported where it fails while it is imported, once for all demos, in the words for a demo',
    async () => {
      const site = libraryTest({
        settings: 'sources: true',
        files: {
          'content/lib/Other.tsx': "export { default } from './Plain';\n",
          'content/lib/other.md': goodPage('Other', '{{"demo": "Other.tsx"}}'),
          'nav/lib.ts': "export default [{ pathname: '/lib/button' }, { pathname: '/lib/other' }];\n",
          'node_modules/strict/package.json': '{ "name": "strict", "version": "1.0.0", "main": "index.js" }',
          'node_modules/strict/index.js': 'exports.size = (text) => text.length;\n',
        },
      });
      const tryWith = async (before: string) => {
        site.write('packages/ui/src/button.tsx', button({ before }));
        return (await site.buildAndFail()).lines;
      };
      site.write(
        'packages/ui/src/theme.ts',
        "import { createContext, useContext } from 'react';\nconst Theme = createContext('');\nexport function useTheme() {\n  return useContext(Theme);\n}\n",
      );
      const browser = await tryWith('const width = window.innerWidth;');
      const hook = await tryWith('const [state] = React.useState(0);');
      const ownHook = await tryWith("import { useTheme } from './theme'; const theme = useTheme();");
      const call = await tryWith("import { size } from 'strict'; const all = size(undefined);");

      const shown = 'in the demo "Plain" (content/lib/button.md:8:1) and 1 other place';
      const moved =
        'Move the call into the function of a component, above its "return", or into a hook that components call. Hooks cannot be called outside of these functions, in a class, or in an event handler.';
      expect(browser).toEqual([
        `packages/ui/src/button.tsx:6:15 error demo-render  The demo fails with "window is not defined", ${shown}. Use "window" in an effect or an event handler: the build renders components first, where "window" does not exist.`,
      ]);
      expect(hook).toEqual([
        `packages/ui/src/button.tsx:6:23 error demo-render  The hook "useState" is called outside of a component, ${shown}. ${moved}`,
      ]);
      expect(ownHook).toEqual([
        `packages/ui/src/button.tsx:6:51 error demo-render  The hook "useTheme" is called outside of a component, ${shown}. ${moved}`,
      ]);
      expect(call).toEqual([
        `packages/ui/src/button.tsx:6:44 error demo-render  The demo fails with "Cannot read properties of undefined (reading 'length')", ${shown}. Correct the source of the library, or give the component what it needs: in the demo, or by "props" or a "stage" of the playground.`,
      ]);
    },
  );

  it.runIf(isEvery)(
    'has a warning for each class that a source names and its CSS module does not have, once for all demos',
    async () => {
      const site = libraryTest({
        settings: 'sources: true',
        files: {
          'content/lib/Other.tsx': "export { default } from './Plain';\n",
          'content/lib/other.md': goodPage('Other', '{{"demo": "Other.tsx"}}'),
          'nav/lib.ts': "export default [{ pathname: '/lib/button' }, { pathname: '/lib/other' }];\n",
        },
      });
      const write = (names: string, use: string, before = '') =>
        site.write(
          'packages/ui/src/button.tsx',
          `${before}import ${names} from '@/button.module.css';\nimport { Icon } from './parts/icon';\nexport function Button() {\n  return <p className={${use}}><Icon /></p>;\n}\n`,
        );
      const icon = (name: string) =>
        site.write(
          'packages/ui/src/parts/icon.tsx',
          `import styles from './icon.module.css';\nexport const Icon = () => <i className={styles['${name}']} />;\n`,
        );
      site.write('packages/ui/src/button.module.css', '.root { color: teal }\n.panel { color: navy }\n');
      site.write('packages/ui/src/parts/icon.module.css', '.sun { color: navy }\n');

      write('styles', 'styles.pannel');
      icon('sun');
      const { lines: member } = await site.build();
      write('styles', 'styles.pannel', '\n');
      const { lines: moved } = await site.build();
      write('css', '`${css.panel} ${css.rot}`');
      icon('sunn');
      const { lines: named } = await site.build();
      write('styles', '`${styles.root} ${styles.panel}`');
      icon('moon');
      const { lines: none } = await site.build();
      site.write('packages/ui/src/parts/icon.module.css', '.sun { color: navy }\n.moon { color: teal }\n');
      const { lines: mended } = await site.build();

      const warning = 'warning demo-class-missing ';
      expect([member, moved, named, none, mended]).toEqual([
        [
          `packages/ui/src/button.tsx:4:31 ${warning} "@/button.module.css" has no class "pannel". Did you mean "panel"?`,
        ],
        [
          `packages/ui/src/button.tsx:5:31 ${warning} "@/button.module.css" has no class "pannel". Did you mean "panel"?`,
        ],
        [
          `packages/ui/src/button.tsx:4:44 ${warning} "@/button.module.css" has no class "rot". Did you mean "root"?`,
          `packages/ui/src/parts/icon.tsx:2:48 ${warning} "./icon.module.css" has no class "sunn". Did you mean "sun"?`,
        ],
        [
          `packages/ui/src/parts/icon.tsx:2:48 ${warning} "./icon.module.css" has no class "moon". Correct the name, or add a rule for it.`,
        ],
        [],
      ]);
    },
  );

  it.runIf(isEvery)('has a warning for each part of its CSS modules that is not read, once for all demos', async () => {
    const site = libraryTest({
      settings: 'sources: true',
      files: {
        'content/lib/Other.tsx': "export { default } from './Plain';\n",
        'content/lib/other.md': goodPage('Other', '{{"demo": "Other.tsx"}}'),
        'nav/lib.ts': "export default [{ pathname: '/lib/button' }, { pathname: '/lib/other' }];\n",
      },
    });
    const warningOf = (name: string) =>
      `warning demo-style  "${name}" of CSS modules is not supported, so it has no effect. `;
    site.write('packages/ui/src/shared.module.css', '.base { padding: 8px }\n@value gap: 12px;\n');
    const write = (text: string) => site.write('packages/ui/src/button.module.css', text);

    write('@value line: #c8ccd8;\n.root { border: 1px solid line }\n');
    const { lines: simple } = await site.build();
    write(".root { composes: base from './shared.module.css'; color: navy }\n");
    const { lines: composed } = await site.build();
    write('.root { color: navy }\n:export {\n  navy: navy;\n}\n');
    const { lines: exported } = await site.build();

    expect(simple).toEqual([
      `packages/ui/src/button.module.css:1:1 ${warningOf('@value')}Use a custom property, or a variable of Sass.`,
    ]);
    expect(composed).toEqual([
      `packages/ui/src/shared.module.css:2:1 ${warningOf('@value')}Use a custom property, or a variable of Sass.`,
    ]);
    expect(exported).toEqual([
      `packages/ui/src/button.module.css:2:1 ${warningOf(':export')}Import the class itself, or write the value in a script.`,
    ]);
  });

  it('is shown in open pages before all others, with its demos and its tables', async () => {
    const site = libraryTest();
    const watched = await watchTest(site, { page: '/lib/api/button/' });
    await expect.poll(() => watched.builds(), patience).toBe(1);
    const before = watched.events.length;
    site.write('packages/ui/src/button.tsx', button({ prop: 'large' }));
    await expect.poll(() => watched.builds(), patience).toBe(2);
    const reloads = () =>
      watched.events.slice(before).flatMap(({ name, data }) => (name === 'reload' ? [data.pages] : []));
    await expect.poll(() => reloads().at(-1), patience).toContain('/lib/button/');
    const isShown = (await watched.read('/lib/api/button/')).text.includes('Says large.');
    await watched.stop();

    expect(isShown).toBe(true);
    // The open page once, before the build, and all others after it.
    expect(reloads()).toEqual([['/lib/api/button/'], ['/lib/button/']]);
  });

  it.runIf(isEvery)(
    'is followed while it is served: demos, playgrounds and tables change with a save, and a fault leaves the last page',
    async () => {
      const site = libraryTest({
        settings: "api: [{ product: 'lib', packageName: '@acme/ui' }], styles: './site.css'",
        files: { 'site.css': 'h1 { color: navy }\n' },
      });
      const watched = await watchTest(site);
      const shows = async (path: string, text: string) => (await watched.read(path)).text.includes(text);
      const problems = () => watched.events.filter(({ name }) => name === 'problems').at(-1)?.data.text;
      await expect.poll(() => watched.builds(), patience).toBe(1);
      const count = async (text: string) => (await watched.read('/lib/button/')).text.split(text).length - 1;

      // No page is made again for a style sheet of the site, and none is loaded again.
      site.write('site.css', 'h1 { color: teal }\n');
      await expect
        .poll(() => watched.events.some(({ name, data }) => name === 'reload' && data.styles), patience)
        .toBe(true);
      expect(watched.log().at(-1)).toMatch(/^site\.css: 0 of \d+ pages in \d+ ms$/);
      expect(await shows('/_app/theme.css', '{color:teal}')).toBe(true);

      const printed = watched.log().length;
      site.write('packages/ui/src/button.tsx', button({ word: 'Push', prop: 'large' }));
      await expect.poll(() => count('/>Push'), patience).toBe(2);
      await expect.poll(() => shows('/lib/api/button/', 'Says large.'), patience).toBe(true);
      await expect.poll(() => shows('/lib/button/', 'data-docs-prop="large"'), patience).toBe(true);
      await expect.poll(() => watched.log().at(-1), patience).toMatch(/pages in \d+ ms$/);
      // Printed with the file that was saved: once, or again for the tables, if the compiler takes longer than a moment.
      expect(watched.log().slice(printed).join('\n')).toMatch(
        /^(packages\/ui\/src\/button\.tsx) changed, building…\n\1: \d+ of \d+ pages in \d+ ms(; reading the API…\nAPI of \1: \d+ of \d+ pages in \d+ ms)?$/,
      );

      // What is saved while the API is extracted is in it as well.
      site.write('packages/ui/src/button.tsx', button({ word: 'Push', prop: 'huge' }));
      await expect.poll(() => watched.log().at(-1), patience).toMatch(/pages in/);
      site.write('packages/ui/src/button.tsx', button({ word: 'Push', prop: 'tiny' }));
      await expect.poll(() => shows('/lib/api/button/', 'Says tiny.'), patience).toBe(true);

      site.write('packages/ui/src/button.module.css', '.root { color: rebeccapurple }');
      await expect.poll(() => shows('/lib/button/', '{color:#639}'), patience).toBe(true);

      site.write('packages/ui/src/button.tsx', button({ word: 'Broken', before: 'const broken = ;' }));
      await expect.poll(problems, patience).toMatch(/packages\/ui\/src\/button\.tsx:6:16 error library-source /);
      expect(await count('/>Push')).toBe(2);

      site.write('packages/ui/src/button.tsx', button({ word: 'Mended' }));
      await expect.poll(() => count('/>Mended'), patience).toBe(2);
      await expect.poll(problems, patience).toBe('');
      await watched.stop();
    },
  );
});

/** Without settings of its own, it has an API and a playground, which take a while. */
function libraryTest({
  settings = "api: [{ product: 'lib', packageName: '@acme/ui' }]",
  files = {},
}: { settings?: string; files?: SiteFileTexts } = {}): SiteTest {
  const playground = settings.startsWith('api') ? '\n{{"component": "Playground", "of": "Button"}}\n' : '';
  const texts = {
    'docs.config.ts': `export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }], ${settings} };\n`,
    'content/lib/button.md': `---\ntitle: Button\ndescription: A button.\n${playground && 'components: Button\n'}---\n\n# Button\n\n{{"demo": "Plain.tsx"}}\n${playground}`,
    'content/lib/Plain.tsx':
      'import { Button } from \'@acme/ui\';\nexport default function Plain() {\n  return <Button tone="loud">Hi</Button>;\n}\n',
    'nav/lib.ts': "export default [{ pathname: '/lib/button' }];\n",
    'packages/ui/package.json': JSON.stringify({
      name: '@acme/ui',
      version: '0.0.0',
      type: 'module',
      exports: { '.': { types: './dist/index.d.ts', import: './dist/index.js' } },
    }),
    'packages/ui/tsconfig.json':
      '{ "compilerOptions": { /* of the editor */ "jsx": "preserve", "paths": { "@/*": ["./src/*"] } } }\n',
    'packages/ui/dist/index.js':
      "import { createElement } from 'react';\nexport const Button = () => createElement('b', null, 'of the build');\n",
    'packages/ui/dist/index.d.ts':
      'export declare const Button: (props: { tone?: string }) => import("react").ReactElement;\n',
    ...files,
    'packages/ui/src/index.ts': "export * from './button';\nexport { join } from './join';\n",
    'packages/ui/src/join.ts':
      "/** Joins names. */\nexport function join(...names: (string | false | undefined)[]): string {\n  return names.filter(Boolean).join(' ');\n}\n",
    'packages/ui/src/button.tsx': button(),
    'packages/ui/src/button.module.css': '.root { color: navy }',
    'packages/ui/src/words.json': '{ "logo": "Acme" }',
    'packages/ui/src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  const site = siteTest(texts, { sharesApi: true });
  mkdirSync(join(site.root, 'node_modules/@acme'), { recursive: true });
  mkdirSync(join(site.root, 'node_modules/@types'));
  for (const name of ['react', '@types/react', 'csstype'])
    symlinkSync(
      fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url)),
      join(site.root, 'node_modules', name),
    );
  symlinkSync(join(site.root, 'packages/ui'), join(site.root, 'node_modules/@acme/ui'));
  return site;
}
