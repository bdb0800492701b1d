// An export plan → a complete project: Vite and React around the demo, every version pinned.
// Imports no package, so that it can run in a reader's browser as well as in a build.

import { escapeHtml } from '../../text/escape-html.ts';
import type { ExportPlan, Project } from './project.ts';
import { relativeSpecifier } from './relative-specifier.ts';
import { toolVersions } from './tool-versions.ts';

/** Creates the project of a demo from its export plan. */
export function createProject(plan: ExportPlan): Project {
  const { title, description, entry } = plan;
  const isTyped = plan.language === 'ts';
  const main = isTyped ? 'src/main.tsx' : 'src/main.jsx';

  const files = {
    'index.html': pageText(plan, main),
    'package.json': toJson(toManifest(plan)),
    [isTyped ? 'vite.config.ts' : 'vite.config.js']: configText(plan),
    ...(isTyped ? { 'tsconfig.json': toJson(typeSettings) } : {}),
    [main]: mainText(plan, main),
    ...(plan.styling === 'tailwind' ? { 'src/styles.css': '@import "tailwindcss";\n' } : {}),
    ...plan.files,
  };
  return { title, description, files, entry };
}

function pageText({ title, wrapper }: ExportPlan, main: string): string {
  return `<!doctype html>
<html lang="en"${wrapper ? ' data-mode="light"' : ''}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="data:," />
    <style>
      body {
        margin: 24px;
        font-family: system-ui, sans-serif;
      }
    </style>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${main}"></script>
  </body>
</html>
`;
}

function toManifest({ title, description, language, styling, dependencies, devDependencies }: ExportPlan): object {
  const {
    vite,
    '@vitejs/plugin-react': plugin,
    typescript,
    tailwindcss,
    '@tailwindcss/vite': tailwindPlugin,
  } = toolVersions;
  const tools = {
    vite,
    '@vitejs/plugin-react': plugin,
    ...(language === 'ts' ? { typescript } : {}),
    ...(styling === 'tailwind' ? { tailwindcss, '@tailwindcss/vite': tailwindPlugin } : {}),
  };
  const devOnly = Object.entries({ ...tools, ...devDependencies }).filter(([name]) => !(name in dependencies));

  return {
    name: toPackageName(title),
    version: '0.0.0',
    private: true,
    description,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    dependencies: sortKeys(Object.entries(dependencies)),
    devDependencies: sortKeys(devOnly),
  };
}

function toPackageName(title: string): string {
  const words = title
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .match(/[a-z\d]+/g);
  return words ? words.join('-') : 'demo';
}

function sortKeys(entries: [string, string][]): Record<string, string> {
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function configText({ styling }: ExportPlan): string {
  const isTailwind = styling === 'tailwind';
  const imports = isTailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : '';
  return `${imports}import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()${isTailwind ? ', tailwindcss()' : ''}],
  // CodeSandbox shows the page under a host of its own.
  server: { allowedHosts: ['.csb.app'] },
});
`;
}

function mainText({ language, styling, entry, wrapper, unpublished = [] }: ExportPlan, main: string): string {
  const isTyped = language === 'ts';
  const app = '<App />';
  // The wrapper is imported first, so that its style sheets come before those of the demo.
  return `${unpublished.map(unpublishedText).join('')}import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
${wrapper ? `import Wrapper from '${relativeSpecifier(main, wrapper.file)}';\n` : ''}import App from '${relativeSpecifier(main, entry)}';
${styling === 'tailwind' ? "import './styles.css';\n" : ''}${wrapper ? propsText(wrapper.props, isTyped) : ''}
createRoot(document.getElementById('root')${isTyped ? '!' : ''}).render(
  <StrictMode>
    ${wrapper ? `<Wrapper {...theme}>\n      ${app}\n    </Wrapper>` : app}
  </StrictMode>,
);
`;
}

function propsText(props: object = {}, isTyped: boolean): string {
  return `
// The props that the documentation passes to the component around its demos.
const theme = ${JSON.stringify(props, null, 2)}${isTyped ? ' as const' : ''};
`;
}

function unpublishedText(name: string): string {
  return `// The package ${name} is not published, so package.json does not have it. Add it, and install again.\n`;
}

const typeSettings = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    isolatedModules: true,
    allowJs: true,
    resolveJsonModule: true,
    allowImportingTsExtensions: true,
    types: ['vite/client'],
  },
  include: ['src'],
};

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
