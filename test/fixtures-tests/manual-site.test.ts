// The examples of docs/site.md and docs/library-under-work.md as two sites: what an author copies from there is built,
// and is in the pages. The second one has an API, which takes a while. The other pages of docs/ have tests of their
// own.

import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { findFences } from '../find-fences.ts';
import { dotPicture, siteTest, type SiteFileTexts } from '../site-test.ts';

const readManual = (file: string) => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');
const fences = ['docs/site.md', 'docs/library-under-work.md'].flatMap((file) => findFences(readManual(file), file));

/** The example with these words; the manual must have it. */
function shown(words: string): string {
  const fence = fences.find(({ code }) => code.includes(words));
  if (!fence) throw new Error(`No example of the manual has "${words}"`);
  return fence.code;
}

const lead = '<p class="description">All about it, with examples.</p>\n\n';
const page = (title: string, ...parts: readonly string[]) => `# ${title}\n\n${lead}${parts.join('\n\n')}\n`;
const pageWithHead = (head: string, ...parts: readonly string[]) =>
  `---\n${head}\n---\n\n# Page\n\n${lead}${parts.join('\n\n')}\n`;

/** The tree from files, as the manual draws it: a file, and what its front matter says. */
const fromFiles = Object.fromEntries(
  [...shown('content/lib/installation.md').matchAll(/^(\S+\.md)\s+(?:---\s+(.*?)\s+---)?/gm)].map(
    ([, file = '', head = '']) => [file, pageWithHead(`description: About ${file}.\n${head.replaceAll(', ', '\n')}`)],
  ),
);

const settings = `${shown('versions: [{ text:').replace('export default', 'const first =')}
${shown('fallback: true').replace('export default', 'const shown =')}
const more = {${shown("demoStyles: 'known'")}};
export default {
  ...shown,
  ...more,
  products: [{ id: 'lib', name: 'Lib' }, { id: 'kit', name: 'Kit' }, ...first.products],
  url: 'https://docs.example.com',
  cards: { draw: false },
  markdown: { mermaid: true },
  demos: { wrapper: './content/DemoRoot.tsx' },
  sources: { '@acme/ui': './packages/ui/src/index.ts' },
  blog: { authors: { ann: { name: 'Ann' }, bo: { name: 'Bo' } }, tags: ['News'] },
};
`;

const files: SiteFileTexts = {
  'docs.config.ts': settings,
  'nav/kit.ts': shown("folder: '/lib/guides'").replaceAll("'/lib/", "'/kit/"),
  'nav/joy-ui.ts': `${shown("subheader: 'inputs'").replace('export default', 'const shown =')}
export default [...shown, { pathname: '/joy-ui/code' }, { pathname: '/joy-ui/theming' }];
`,
  ...fromFiles,
  'content/kit/installation.md': page('Installation'),
  'content/kit/components/card.md': page('Card'),
  'content/kit/guides/first.md': page('First guide'),
  'content/index.md': shown('"Showcase.tsx"'),
  'content/Showcase.tsx': 'export default function Showcase() {\n  return <p>At work</p>;\n}\n',
  'content/DemoRoot.tsx': `${shown('interface DemoTheme')}
export default function DemoRoot({ mode, children }: DemoTheme) {
  return <div data-wrapped={mode}>{children}</div>;
}
`,
  'content/joy-ui/react-button/index.md': `${shown('githubLabel:').replace(/redirectFrom.*\n/, '')}\n${shown('press.</p>')}
${shown('"defaultCodeOpen": false')}
${shown('"plan": "pro"')}
{{"demo": "BasicButton.tsx"}}
`,
  'content/joy-ui/react-button/BasicButtons.tsx': shown('function BasicButtons'),
  'content/joy-ui/react-button/BasicButton.tsx': shown('function BasicButton()'),
  'components/PriceTable.tsx': shown('function PriceTable'),
  'node_modules/@mui/material/package.json': '{ "name": "@mui/material", "version": "1.0.0" }',
  'node_modules/@mui/material/Button.js':
    "import { createElement } from 'react';\nexport default function Button({ variant, children }) {\n  return createElement('button', { 'data-variant': variant }, children);\n}\n",
  'packages/ui/package.json': '{ "name": "@acme/ui", "version": "1.0.0", "type": "module" }',
  'packages/ui/src/index.ts': "export { Button } from './Button';\n",
  'packages/ui/src/Button.tsx':
    'import type { ReactNode } from \'react\';\nexport function Button({ children }: { children: ReactNode }) {\n  return <button className="acme">{children}</button>;\n}\n',
  'content/joy-ui/code.md': page(
    'Code',
    shown('colorSchemes: { light'),
    shown('file="./Counter.tsx#L3-8"'),
    `${shown('showLineNumbers /useState/').replace(/```\n?$/, '')}${'const [a] = useState();\n'.repeat(8)}\`\`\``,
    shown('// [!code --]'),
    shown('npm2yarn'),
    shown("+import Button from '@mui/joy/Button'"),
    shown('<codeblock storageKey="package-manager">'),
    shown(':::warning Mind the version'),
    shown(':::files'),
    shown('{{"include": "partials/install.md"'),
    shown('Island\n: A part'),
    shown('accTitle: From Markdown'),
    '![Sizes](./sizes.png)',
    '## One\n\nText.\n\n## Two\n\nText.',
  ),
  'content/joy-ui/sizes.png': dotPicture,
  'content/joy-ui/Counter.tsx': Array.from({ length: 9 }, (_, index) => `line${index + 1}();\n`).join(''),
  'src/Button.tsx': '// #region usage\n  <Button />;\n  more();\n// #endregion\nother();\n',
  'partials/install.md': shown('Install **{package}**'),
  'content/joy-ui/theming.md': page('Theming'),
  'content/versions.md': page('Versions'),
  'content/joy-ui/theming.pt.md': `${shown('sourceHash:')}\n# Temas\n\n${lead}`,
  'locales/translations-pt.json': shown('"Nesta página"'),
  'content/blog/stable.md': `${shown('authors: ann, bo')}\nIt is stable.\n`,
  'templates/Versions.tsx': shown('function Versions').replace('page prose', 'page prose ours'),
  'content/system/styles.md': pageWithHead('unlisted: true'),
  'redirects.txt': shown('/docs/:version/').replace('/system/styles/:splat', '/system/:splat'),
};

describe('the examples of the manual', () => {
  const site = siteTest(files);
  let lines: readonly string[] = [];
  const text = (file: string) => site.read(file).replace(/<[^<>]*>/g, '');
  beforeAll(async () => {
    lines = (await site.build()).lines;
  });

  it('are built without a message', () => {
    expect(lines).toEqual([]);
  });

  it('of trees become menus', () => {
    const menu = site.read('_menus/en/lib.txt');
    expect([...menu.matchAll(/>([^<>]+)<\/(?:a|span|summary)>/g)].map(([, title]) => title)).toEqual(
      expect.arrayContaining(['Inputs', 'Customization']),
    );
    expect(site.read('_menus/en/kit.txt')).toMatch(/Installation[^]*Components[^]*Card[^]*First guide/);
    expect(site.read('joy-ui/code/index.html')).toContain('Store');
  });

  it('of demos, components and wrappers are drawn', () => {
    const html = site.read('joy-ui/react-button/index.html');
    expect(html).toContain('<button data-variant="contained">Save</button>');
    expect(html).toContain('<button class="acme">Save</button>');
    expect(html).toContain('data-wrapped="light"');
    expect(text('joy-ui/react-button/index.html')).toContain('pro of My library, seen from /joy-ui/react-button/');
    expect(site.read('index.html')).toMatch(/class="live-exhibit-stage">[^]*At work/);
  });

  it('of code show the lines that they name, with their marks', () => {
    const html = site.read('joy-ui/code/index.html');
    expect(text('joy-ui/code/index.html')).toContain('line3();\nline4();\nline5();\nline6();\nline7();\nline8();\n');
    expect(text('joy-ui/code/index.html')).toContain('&lt;Button /&gt;;\n');
    expect(text('joy-ui/code/index.html')).toContain('bun add --dev @mui/joy');
    expect(html).not.toContain('[!code');
  });

  it('of text become callouts, details, definitions, diagrams and pictures', () => {
    const html = site.read('joy-ui/code/index.html');
    expect(html).toContain('Mind the version');
    expect(html).toMatch(/<details[^>]* open/);
    expect(html).toMatch(/Install <strong>@mui\/joy<\/strong> with <code[^>]*>npm install @mui\/joy<\/code>/);
    expect(html).toContain('<dt>Island</dt>');
    expect(html).toMatch(/<svg[^>]*>[^]*From Markdown to a page/);
    expect(html).toMatch(/<img src="[^"]*\/_app\/sizes\.\w+\.png" alt="Sizes"/);
  });

  it('of translations become pages, with their menu, and a note where the original changed', () => {
    expect(site.read('pt/joy-ui/theming/index.html')).toMatch(/<h1[^>]*>Temas/);
    expect(site.read('pt/joy-ui/theming/index.html')).toContain('class="stale');
    expect(site.read('pt/joy-ui/code/index.html')).toContain('Nesta página');
    expect(site.read('_menus/pt/joy-ui.txt')).toContain('Botão');
    expect(site.read('he/joy-ui/code/index.html')).toContain('dir="rtl"');
  });

  it('of posts, templates, redirects and the policy are in the output', () => {
    expect(text('blog/stable/index.html')).toContain('It is stable.');
    expect(site.read('versions/index.html')).toContain('class="page prose ours"');
    expect(site.read('_redirects')).toContain('/joy-ui/react-buttons/ /joy-ui/react-button/ 301');
    expect(site.read('old-tool/index.html')).toContain('https://tool.example.com/');
    expect(site.read('joy-ui/react-button/index.html')).toContain('https://api.example.com');
  });
});

/** The section of the manual under this heading. */
function sectionOf(heading: string): string {
  const [, section] = new RegExp(`^#+ ${heading}\\n([^]*?)^#+ `, 'm').exec(readManual('docs/site.md')) ?? [];
  if (section === undefined) throw new Error(`The manual has no section "${heading}"`);
  return section;
}

/** The examples within a sentence: what is between its backticks. */
const shownInText = (heading: string, what: RegExp) =>
  [...sectionOf(heading).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter((code) => what.test(code));

/** A library as the manual speaks of it, in plain React. */
const joy = {
  'package.json':
    '{ "name": "@mui/joy", "version": "5.0.0", "type": "module", "main": "index.js", "types": "index.d.ts" }',
  'index.d.ts': `import * as React from 'react';
export interface AlertProps { severity?: 'info' | 'error'; children?: React.ReactNode }
/** Tells what happened. */
export declare function Alert(props: AlertProps): React.JSX.Element;
export interface ButtonProps { disabled?: boolean; onClick?: () => void; children?: React.ReactNode }
/** Does something. */
export declare function Button(props: ButtonProps): React.JSX.Element;
export interface DialogProps { open: boolean; onClose?: () => void; fullWidth?: boolean; children?: React.ReactNode }
/** Asks. */
export declare function Dialog(props: DialogProps): React.JSX.Element | null;
/** Names a dialog. */
export declare function DialogTitle(props: { children?: React.ReactNode }): React.JSX.Element;
/** Makes a tab. */
export declare function useTab(parameters: { value: string }): { selected: boolean };
`,
  'index.js': `import { createElement } from 'react';
export const Alert = ({ severity = 'info', children }) => createElement('p', { 'data-severity': severity }, children);
export const Button = ({ onClick, disabled, children }) => createElement('button', { onClick, disabled }, children);
export const Dialog = ({ open, children }) => (open ? createElement('dialog', { open }, children) : null);
export const DialogTitle = ({ children }) => createElement('h2', null, children);
export const useTab = () => ({ selected: true });
`,
};

const styled = [...sectionOf('Demos').matchAll(/^content\/base-ui\/(\S+)\/SwitchIntro\/(\w+)\/index\.tsx$/gm)];
const [folder = ''] = styled.map(([, name]) => name);
const tabEntry = shown('/hooks-api/#use-tab');
const tabPage = /'(\/[^']*)\/hooks-api\//.exec(tabEntry)?.[1] ?? '';

function apiSite() {
  const site = siteTest(
    {
      'docs.config.ts': `const ofManual = {\n${shown("api: [{ product: 'joy-ui', packageName: '@mui/joy' }],\n")}};
export default {
  title: 'Manual', url: 'https://docs.example.com', cards: { draw: false },
  products: [{ id: 'joy-ui', name: 'Joy UI' }, { id: 'base-ui', name: 'Base UI' }],
  ${shownInText('Formulas', /^markdown:/)[0]},
  api: [...ofManual.api, { product: 'base-ui', packageName: '@mui/joy' }],
};
`,
      'nav/joy-ui.ts': "export default [{ pathname: '/joy-ui/alert' }, { pathname: '/joy-ui/dialog' }];\n",
      'nav/base-ui.ts': `export default [{ pathname: '${tabPage}' }, ${tabEntry.trim()}, { pathname: '/base-ui/${folder}' }];\n`,
      'content/joy-ui/alert.md': pageWithHead(
        'components: Alert',
        shown('{{"component": "Playground"}}'),
        ...shownInText('Formulas', /^\$/),
      ),
      'content/joy-ui/dialog.md': pageWithHead(
        'components: Dialog',
        '{{"component": "Playground", "stage": "DialogStage.tsx"}}',
      ),
      'content/joy-ui/DialogStage.tsx': `import * as React from 'react';
import { Button, Dialog, DialogTitle, type DialogProps } from '@mui/joy';

${shown('function DialogStage')}`,
      [`content${tabPage}.md`]: pageWithHead(
        "components: Button\nhooks: useTab\npackageName: '@mui/joy'",
        shownInText('API tabs', /ComponentPageTabs/)[0] ?? '',
      ),
      [`content/base-ui/${folder}/index.md`]: page('Switch', '{{"demo": "SwitchIntro"}}'),
      ...Object.fromEntries(
        styled.map(([file, , styling]) => [
          file,
          `export default function SwitchIntro() {\n  return <b className="p-4">${styling} switch</b>;\n}\n`,
        ]),
      ),
      ...Object.fromEntries(Object.entries(joy).map(([name, text]) => [`node_modules/@mui/joy/${name}`, text])),
    },
    { sharesApi: true },
  );
  mkdirSync(join(site.root, 'node_modules/@types'));
  for (const name of ['react', 'react-dom', '@types/react', 'csstype', '@types/prop-types', 'tailwindcss', 'temml'])
    symlinkSync(
      fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url)),
      join(site.root, 'node_modules', name),
    );
  return site;
}

describe('the examples of the manual for a library with an API', () => {
  const site = apiSite();
  let lines: readonly string[] = [];
  beforeAll(async () => {
    lines = (await site.build()).lines;
  });

  it('are built without a message', () => {
    expect(lines).toEqual([]);
  });

  it('of playgrounds begin with the props of their markers', () => {
    const html = site.read('joy-ui/alert/index.html');
    expect(html).toContain('<p data-severity="info">Alert</p>');
    expect(html).toContain('<p data-severity="info">Saved.</p>');
  });

  it('of stages are drawn, with the values of the controls in their code', () => {
    const html = site.read('joy-ui/dialog/index.html');
    expect(html).toContain('<button>Open</button>');
    expect(html.replace(/<[^<>]*>/g, '')).toContain('onClose={() =&gt; setOpen(false)}');
    expect(html.replace(/<[^<>]*>/g, '')).not.toContain('{...props}');
  });

  it('of API tabs list what a page shows, and trees lead to them', () => {
    expect(site.read(`${tabPage.slice(1)}/components-api/index.html`)).toContain('id="button-prop-disabled"');
    expect(site.read(`${tabPage.slice(1)}/hooks-api/index.html`)).toContain('id="use-tab"');
    expect(site.read(`${tabPage.slice(1)}/index.html`)).toContain(`href="${tabPage}/hooks-api/"`);
    expect(site.read('_menus/en/base-ui.txt')).toContain(`${tabPage}/hooks-api/#use-tab`);
  });

  it('of demos in several stylings are drawn in each of them', () => {
    const html = site.read(`base-ui/${folder}/index.html`);
    expect(styled.map(([, , styling]) => styling)).toEqual(['system', 'tailwind', 'css']);
    for (const [, , styling] of styled) expect(html).toContain(`${styling} switch`);
    expect(html).toMatch(/\.p-4\s*\{/);
  });

  it('of formulas are MathML, in a sentence and on a line of their own', () => {
    const html = site.read('joy-ui/alert/index.html');
    expect(html.match(/<math\b/g)).toHaveLength(2);
    expect(html).toMatch(/<math[^>]* display="block"/);
  });
});
