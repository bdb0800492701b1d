// docs init --from: the first site of an installed library.

import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { runWarm } from '../site-test.ts';

const installed = fileURLToPath(new URL('../../node_modules', import.meta.url));

const types = `import type { JSX, ReactElement, ReactNode } from 'react';
/** Runs an action. It is a button. */
export declare function Button(props: { children?: ReactNode; kind?: 'plain' | 'loud' }): ReactElement;
export declare function Card(props: { children?: ReactNode }): ReactElement;
/** What a card is called. */
export declare function CardTitle(props: { children?: ReactNode }): ReactElement;
export declare function CardRibbon(props: { children?: ReactNode }): ReactElement;
/** Rows of facts. */
export declare function Facts(props: JSX.IntrinsicElements['table']): ReactElement;
export declare function Box(props: JSX.IntrinsicElements['div']): ReactElement;
export declare function Meter(props: { value: object }): ReactElement;
export interface Choice { label: string; value: string }
export declare function Picker(props: { choices: Choice[]; format: (choice: Choice) => string }): ReactElement;
export declare function KitProvider(props: { children?: ReactNode }): ReactElement;
export declare enum Tone { Calm = 'calm', Loud = 'loud' }
export declare const Views: {
  Root: (props: { children?: ReactNode; defaultValue?: string }) => ReactElement;
  List: (props: { children?: ReactNode }) => ReactElement;
  Trigger: (props: { children: ReactElement; value: string }) => ReactElement;
  Content: (props: { children?: ReactNode; value: string; tone: Tone }) => ReactElement;
};
export declare function useKit(): { name: string };
`;

const head =
  "const { createContext, createElement, useContext } = require('react');\nconst Kit = createContext(NEEDED);\n";
const code = `${head}
const use = () => {
  const kit = useContext(Kit);
  if (!kit) throw new Error('There is no KitProvider');
  return kit;
};
exports.useKit = use;
exports.KitProvider = ({ children }) => createElement(Kit.Provider, { value: { name: 'kit' } }, children);
const draw = (tag) => ({ children }) => createElement(tag, { 'data-kit': use().name }, children);
exports.Button = draw('button');
exports.Card = draw('article');
exports.CardTitle = draw('h2');
exports.CardRibbon = () => { throw new Error('There is no Card'); };
exports.Facts = draw('table');
exports.Box = draw('div');
const Shown = createContext(undefined);
const part = (draw) => (props) => {
  const shown = useContext(Shown);
  if (shown === undefined) throw new Error('There is no Views.Root');
  return draw(props, shown);
};
exports.Tone = { Calm: 'calm', Loud: 'loud' };
exports.Views = {
  Root: ({ children, defaultValue = '' }) => createElement(Shown.Provider, { value: defaultValue }, children),
  List: part(({ children }) => createElement('div', { role: 'tablist' }, children)),
  Trigger: part(({ children }) => createElement(children.type, { ...children.props, role: 'tab' })),
  Content: part(({ children, value, tone }, shown) => value === shown && createElement('div', { role: 'tabpanel', title: tone.trim() }, children)),
};
exports.Picker = ({ choices, format }) => createElement('select', null, choices.map((each) => createElement('option', { key: each.value }, format(each))));
exports.Meter = ({ value }) => createElement('meter', { value: value.of.much });
`;

const tabs = `import { createContext, useContext, type ReactNode } from 'react';
const Context = createContext<object | undefined>(undefined);
export function Tabs({ children }: { children?: ReactNode }) {
  return <Context.Provider value={{}}>{children}</Context.Provider>;
}
export function Tab({ children }: { children?: ReactNode }) {
  const tabs = useContext(Context);
  if (!tabs) throw new Error('Not in tabs');
  return <button>{children}</button>;
}
`;

/** Builds a site in a folder, in one thread. */
const build = (folder: string, ...flags: string[]) => runWarm(['build', '--concurrency', '1', ...flags], folder);

function install(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(inject('sitesFolder'), 'init-'));
  mkdirSync(join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'node_modules/@acme/kit', file)), { recursive: true });
    writeFileSync(join(folder, 'node_modules/@acme/kit', file), text);
  }
  for (const name of ['react', 'react-dom', '@types'])
    symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  return folder;
}

const manifest = {
  name: '@acme/kit',
  version: '2.0.0',
  description: 'Buttons and cards of Acme',
  main: 'index.js',
  types: 'index.d.ts',
  exports: { '.': { types: './index.d.ts', default: './index.js' }, './styles.css': './styles.css' },
};

const files = {
  'package.json': JSON.stringify(manifest),
  'index.d.ts': types,
  'index.js': code.replace('NEEDED', 'undefined'),
  'styles.css': '[data-kit] { color: teal; }\n',
};

describe('docs init --from', () => {
  it.runIf(isEvery)(
    'creates a site that builds: a page for each component with its parts, the provider around demos',
    async () => {
      const folder = install(files);

      const { status, stdout, stderr } = await runWarm(['init', 'docs', '--from', '@acme/kit'], folder);
      const again = await build(folder, '--root', 'docs', '--strict');
      const read = (file: string) => readFileSync(join(folder, 'docs', file), 'utf8');

      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toContain('Created a site about @acme/kit in docs: ');
      expect(stdout).toMatch(
        /3 components cannot be rendered on their own, so their pages have no playground:\n {2}Facts: it renders nothing on its own\n {2}KitProvider: it renders nothing on its own\n {2}Meter: it lacks the prop "value"\nWrite a stage .+"FactsStage.tsx"/,
      );
      expect({ status: again.status, stderr: again.stderr }).toEqual({ status: 0, stderr: '' });
      expect(readdirSync(join(folder, 'docs/content/acme-kit')).sort()).toEqual([
        'getting-started.md',
        'react-box',
        'react-button',
        'react-card',
        'react-facts',
        'react-kit-provider',
        'react-meter',
        'react-picker',
        'react-use-kit',
        'react-views',
      ]);
      expect(readdirSync(join(folder, 'docs/content/acme-kit/react-views')).sort()).toEqual([
        'ViewsStage.tsx',
        'index.md',
      ]);
      expect(read('content/acme-kit/react-views/index.md')).toContain('title: Views\n');
      expect(read('dist/acme-kit/react-views/index.html')).toContain(
        '<div role="tabpanel" title="calm">The first content</div>',
      );
      expect(read('content/acme-kit/react-card/index.md')).toContain('components: Card, CardRibbon, CardTitle\n');
      expect(read('content/DemoRoot.tsx')).toContain('<KitProvider>{children}</KitProvider>');
      const page = read('dist/acme-kit/react-button/index.html');
      expect(page).toContain('<button data-kit="kit">Button</button>');
      // What is an empty element by itself has a text.
      expect(read('dist/acme-kit/react-box/index.html')).toContain('<div data-kit="kit">Box</div>');
      expect(page).toContain('Runs an action.');
      expect(read('dist/acme-kit/react-meter/index.html')).not.toContain('class="playground');
      expect(read('content/acme-kit/react-picker/PickerStage.tsx')).toContain(
        "choices={[{ label: 'One', value: 'one' }, { label: 'Two', value: 'two' }]}",
      );
      expect(read('dist/acme-kit/react-picker/index.html')).toContain(
        '<select><option>One</option><option>Two</option></select>',
      );
    },
  );

  it.runIf(isEvery)(
    'finds the theme of a style sheet, a constant for it, an element to wrap, and what may have no text',
    async () => {
      const names = Array.from({ length: 20 }, (_, index) => `--kit-${index}`);
      const folder = install({
        'package.json': JSON.stringify({
          ...manifest,
          style: './kit.css',
          exports: { '.': manifest.exports['.'], './*.css': './*.css' },
        }),
        'kit.css': `.kit-theme { ${names.map((name) => `${name}: 1px`).join('; ')} }\n${names.map((name, index) => `.kit-${index} { width: var(${name}) }`).join('\n')}\n`,
        'index.d.ts': `import type { JSX, ReactElement, ReactNode } from 'react';
export interface Look { tone: string }
export declare const darkLook: Look;
export declare const lightLook: Look;
export declare function KitProvider(props: { children?: ReactNode; look: Look }): JSX.Element;
export declare function Note(props: { children?: ReactNode }): JSX.Element;
export declare function Day(props: { children?: ReactNode; size?: number }): JSX.Element;
export declare function Fade(props: { children?: any; in?: boolean }): JSX.Element;
export declare function Tip(props: { children: ReactElement; title?: string }): JSX.Element;
`,
        'index.js': `const { Children, createElement } = require('react');
exports.darkLook = { tone: 'dark' };
exports.lightLook = { tone: 'light' };
exports.KitProvider = ({ children, look }) => createElement('div', { className: 'kit-theme', title: look?.tone }, children);
exports.Note = ({ children }) => createElement('p', null, children);
exports.Day = ({ children, size = 1 }) => createElement('input', { size, 'aria-label': 'Day' }, children);
exports.Fade = ({ children, in: isIn }) => createElement('div', { style: { visibility: isIn ? 'visible' : 'hidden' } }, Children.only(children).type && children);
exports.Tip = ({ children, title }) => createElement('span', { title }, Children.only(children));
`,
      });

      const { status, stderr } = await runWarm(['init', 'docs', '--from', '@acme/kit'], folder);
      const read = (file: string) => readFileSync(join(folder, 'docs', file), 'utf8');
      const marker = (name: string) => /^\{\{.*\}\}$/m.exec(read(`content/acme-kit/react-${name}/index.md`))?.[0];

      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(read('content/DemoRoot.tsx')).toContain("import { KitProvider, lightLook } from '@acme/kit';");
      expect(read('content/DemoRoot.tsx')).toContain('<KitProvider look={lightLook}>{children}</KitProvider>');
      expect(marker('day')).toBe('{{"component": "Playground"}}');
      expect(marker('tip')).toBe('{{"component": "Playground", "stage": "TipStage.tsx"}}');
      expect(marker('fade')).toBe('{{"component": "Playground", "props": {"in": true}, "stage": "FadeStage.tsx"}}');
      expect(read('dist/acme-kit/react-fade/index.html')).toContain('<button type="button">Fade</button>');
    },
  );

  it('makes nothing while the types of React are missing, and names the version to install', async () => {
    const folder = install({ ...files, 'index.js': code.replace('NEEDED', 'undefined') });
    rmSync(join(folder, 'node_modules/@types'));

    const { status, stderr } = await runWarm(['init', 'docs', '--from', '@acme/kit'], folder);

    expect(status).toBe(2);
    expect(stderr).toContain(
      'error: The types of "@acme/kit" need the types of React, which are not installed. Most props are unknown without them. Install them, and try again: npm install --save-dev @types/react@18 @types/react-dom@18.\n',
    );
    expect(readdirSync(folder)).toEqual(['node_modules']);
  });

  it.runIf(isEvery)('needs no provider where the library does not', async () => {
    const folder = install({ ...files, 'index.js': code.replace('NEEDED', "{ name: 'none' }") });

    const { status } = await runWarm(['init', '.', '--from', '@acme/kit'], folder);

    expect(status).toBe(0);
    expect(readFileSync(join(folder, 'content/DemoRoot.tsx'), 'utf8')).not.toContain('KitProvider');
  });

  it.runIf(isEvery)(
    'reads the sources of a linked library, as its builds do, and gives what throws there no playground',
    async () => {
      const folder = install({});
      const write = (file: string, text: string) => {
        mkdirSync(dirname(join(folder, 'packages/tabs', file)), { recursive: true });
        writeFileSync(join(folder, 'packages/tabs', file), text);
      };
      write('package.json', '{ "name": "tabs", "version": "1.0.0", "exports": { ".": "./dist/index.js" } }');
      write('src/index.ts', "export * from './tabs';\nexport { Badge } from './badge';\n");
      write('src/badge.tsx', 'export const Badge = ({ count }: { count: RegExp }) => <b>{count.source}</b>;\n');
      write('src/tabs.tsx', tabs);
      symlinkSync(join(folder, 'packages/tabs'), join(folder, 'node_modules/tabs'));

      const { status, stdout, stderr } = await runWarm(['init', 'docs', '--from', 'tabs'], folder);
      const again = await build(folder, '--root', 'docs', '--strict');
      const page = join(folder, 'docs/content/tabs/react-tabs/index.md');
      const before = readFileSync(page, 'utf8');
      writeFileSync(page, `${before}\n{{"component": "Playground", "of": "Tab"}}\n`);
      const broken = await build(folder, '--root', 'docs');

      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toContain('so its page has no playground:\n  Badge: it lacks the prop "count"\n');
      expect({ status: again.status, stderr: again.stderr }).toEqual({ status: 0, stderr: '' });
      expect(readFileSync(page, 'utf8')).toContain('components: Tabs, Tab\n');
      expect(broken.stderr).toContain(
        `packages/tabs/src/tabs.tsx:8:20 error demo-render  The demo fails with "Not in tabs", in the playground of "Tab" (content/tabs/react-tabs/index.md:${before.split('\n').length + 1}:1). `,
      );
    },
  );

  it.runIf(isEvery)('reports its progress, when a library takes more than two seconds', async () => {
    const wait = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2100);\n';
    const folder = install({ ...files, 'index.js': wait + files['index.js'] });

    const { status, stderr, progress } = await runWarm(['init', 'docs', '--from', '@acme/kit'], folder);

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(progress.join('')).toMatch(/^\[\d+ s\] playgrounds 0 of [1-9]\d*\n/m);
    expect(progress.join('')).toMatch(/^\[\d+ s\] write\n$/m);
  });

  it('writes nothing where the package has no types', async () => {
    const folder = install({ 'package.json': '{ "name": "@acme/kit", "version": "1.0.0" }' });

    const made = await runWarm(['init', 'my/docs', '--from', '@acme/kit'], folder);
    const own = await runWarm(['init', '.', '--from', '@acme/kit'], folder);

    expect([made.status, own.status]).toEqual([2, 2]);
    expect(made.stderr).toContain('The package "@acme/kit" of "api" has no type declarations');
    expect(readdirSync(folder)).toEqual(['node_modules']);
  });

  it.each([
    ['@acme/kitt', 'The package "@acme/kitt" is not installed in this folder or above it'],
    ['@acme/kit', 'There is a "docs.config.ts" in "."'],
  ])('says why there is no site: %s', async (name, message) => {
    const folder = install(files);
    if (name === '@acme/kit') writeFileSync(join(folder, 'docs.config.ts'), 'export default {};\n');

    const { status, stderr } = await runWarm(['init', '.', '--from', name], folder);

    expect(status).toBeGreaterThan(0);
    expect(stderr).toContain(message);
    expect(readdirSync(folder).sort()).toEqual(
      name === '@acme/kit' ? ['docs.config.ts', 'node_modules'] : ['node_modules'],
    );
  });
});
