import { describe, expect, it } from 'vitest';
import type { Library, LibraryPage, Surroundings } from '../../../../core/api/starter/library.ts';
import { planLibraryPages } from '../../../../core/api/starter/plan-library-pages.ts';
import { planLibrarySite } from '../../../../core/api/starter/plan-library-site.ts';

const library: Library = {
  packageName: '@acme/ui',
  version: '1.2.0',
  otherSheets: [],
  description: "Acme's buttons",
  exports: [
    {
      name: 'Button',
      kind: 'component',
      description: '',
      importLine: "import { Button } from '@acme/ui';",
      source: '@acme/ui/index.d.ts',
    },
  ],
};
const pages = planLibraryPages(library.exports);

function plan(around = {}, playgrounds = new Map([['react-button', { kind: 'bare' as const }]])) {
  const files = planLibrarySite(library, { pages, playgrounds, around });
  return Object.fromEntries(files.map(({ file, text }) => [file, text]));
}

describe('the site of a library', () => {
  it('has settings, a tree, and a file for each page', () => {
    const files = plan();

    expect(Object.keys(files)).toEqual([
      'docs.config.ts',
      'nav/acme-ui.ts',
      'content/index.md',
      'content/acme-ui/getting-started.md',
      'content/acme-ui/react-button/index.md',
    ]);
    expect(files['docs.config.ts']).toContain("description: 'Acme\\'s buttons',");
    expect(files['docs.config.ts']).not.toContain('wrapper');
    // Its pages contain no external addresses.
    expect(files['docs.config.ts']).not.toMatch(/^ *url:/m);
    expect(files['nav/acme-ui.ts']).toContain("{ pathname: '/acme-ui/react-button/' }");
    expect(files['nav/acme-ui.ts']).not.toContain('Hooks');
  });

  it.each([
    [{ setting: '[data-theme=dark]', hasLightTwin: false }, "dark: '[data-theme=dark]',"],
    [{ setting: true, hasLightTwin: false }, 'dark: true,'],
    [{ setting: false, hasLightTwin: false }, 'dark: false,'],
  ])('shows demos in the dark mode of the style sheet: %j', (dark, line) => {
    expect(plan({ styleSheet: '@acme/ui/styles.css', dark })['docs.config.ts']).toContain(line);
  });

  it('stays light where a provider may set the light mode', () => {
    const [provider] = library.exports;
    const dark = { setting: '.dark', hasLightTwin: true };

    expect(plan({ styleSheet: '@acme/ui/styles.css', dark, provider })['docs.config.ts']).toContain('dark: false,');
    expect(plan({ styleSheet: '@acme/ui/styles.css', dark })['docs.config.ts']).toContain("dark: '.dark',");
  });

  it('has a title for an entry whose address gives another name', () => {
    const [button] = library.exports;
    const pages = [
      ['Button', 'component', 'react-button'],
      ['ThemeProvider', 'component', 'react-theme-provider'],
      ['SVGIcon', 'component', 'react-svg-icon'],
      ['useDisclosure', 'hook', 'react-use-disclosure'],
    ].map(([name, kind, slug]) => ({ name, main: { ...button, name, kind }, parts: [], slug }) as LibraryPage);
    const files = planLibrarySite(library, { pages, playgrounds: new Map(), around: {} });

    expect(files.find(({ file }) => file === 'nav/acme-ui.ts')?.text.match(/\{ pathname.*\}/g)).toEqual([
      "{ pathname: '/acme-ui/getting-started/' }",
      "{ pathname: '/acme-ui/react-button/' }",
      "{ pathname: '/acme-ui/react-theme-provider/', title: 'ThemeProvider' }",
      "{ pathname: '/acme-ui/react-svg-icon/', title: 'SVGIcon' }",
      "{ pathname: '/acme-ui/react-use-disclosure/', title: 'useDisclosure' }",
    ]);
  });

  it('wraps its demos in the provider of the library', () => {
    const provider = { ...library.exports[0]!, name: 'AcmeProvider', importLine: "import { AcmeProvider } from '@acme/ui';" };
    const files = plan({ provider, styleSheet: '@acme/ui/styles.css' });

    expect(files['docs.config.ts']).toContain("wrapper: './content/DemoRoot.tsx'");
    expect(files['content/DemoRoot.tsx']).toContain("import '@acme/ui/styles.css';");
    expect(files['content/DemoRoot.tsx']).toContain('<AcmeProvider>{children}</AcmeProvider>');
    expect(plan({ styleSheet: '@acme/ui/styles.css' })['content/DemoRoot.tsx']).toContain('<>{children}</>');
  });

  it('says on its first page what an app imports and renders once', () => {
    const provider = { ...library.exports[0]!, name: 'AcmeProvider', importLine: "import { AcmeProvider } from '@acme/ui';" };
    const values = [{ prop: 'theme', name: 'lightTheme', importLine: "import { lightTheme } from '@acme/ui';" }];
    const start = (around: Surroundings) => plan(around)['content/acme-ui/getting-started.md'] ?? '';
    const styleSheet = '@acme/ui/styles.css';

    expect(start({ provider, values, styleSheet })).toContain(`## Set up

Once, where the app starts, import the style sheet, and put \`AcmeProvider\` around the app:

\`\`\`tsx
import { AcmeProvider, lightTheme } from '@acme/ui';
import '@acme/ui/styles.css';

<AcmeProvider theme={lightTheme}>…</AcmeProvider>
\`\`\`

## Import
`);
    expect(start({ styleSheet })).toContain("import the style sheet:\n\n```tsx\nimport '@acme/ui/styles.css';\n```\n");
    expect(start({ provider })).toContain('Once, where the app starts, put `AcmeProvider` around the app:');
    expect(start({ unbuiltSheet: styleSheet })).not.toContain('Set up');
    expect(start({})).not.toContain('Set up');
  });

  it('gives the provider the constants that it takes, and imports them', () => {
    const provider = { ...library.exports[0]!, name: 'AcmeProvider', importLine: "import { AcmeProvider } from '@acme/ui';" };
    const values = [{ prop: 'theme', name: 'lightTheme', importLine: "import { lightTheme } from '@acme/ui';" }];
    const root = plan({ provider, values })['content/DemoRoot.tsx'];

    expect(root).toContain("import { AcmeProvider, lightTheme } from '@acme/ui';");
    expect(root).toContain('<AcmeProvider theme={lightTheme}>{children}</AcmeProvider>');
  });

  it('does not import an unbuilt style sheet, but shows where to', () => {
    const files = plan({ unbuiltSheet: '@acme/ui/styles.css' });

    expect(files['docs.config.ts']).toContain("wrapper: './content/DemoRoot.tsx'");
    expect(files['content/DemoRoot.tsx']).toContain(
      "// Not built yet. If demos need it, build the library, and import it:\n// import '@acme/ui/styles.css';\n",
    );
  });

  it('begins with the button, in its first import and on its front page', () => {
    const exports = ['Accordion', 'Button'].map((name) => ({
      ...library.exports[0]!,
      name,
      importLine: `import { ${name} } from '@acme/ui';`,
    }));
    const files = planLibrarySite(library, { pages: planLibraryPages(exports), playgrounds: new Map(), around: {} });
    const textOf = (name: string) => files.find(({ file }) => file === name)?.text;

    expect(textOf('content/acme-ui/getting-started.md')).toContain("```tsx\nimport { Button } from '@acme/ui';\n```");
    expect(textOf('content/index.md')).toContain('- Components such as [Button](/acme-ui/react-button/): 2 pages');
  });

  it('omits a playground that fails', () => {
    const file = 'content/acme-ui/react-button/index.md';

    expect(plan()[file]).toContain('Playground');
    expect(plan({}, new Map())[file]).not.toContain('Playground');
  });
});
