import { describe, expect, it } from 'vitest';
import { createProject } from '../../../../core/demos/export/create-project.ts';
import type { ExportPlan } from '../../../../core/demos/export/project.ts';

const plan: ExportPlan = {
  title: 'BasicButtons',
  description: 'Three buttons.',
  language: 'ts',
  styling: 'system',
  files: { 'src/App.tsx': 'export default () => <b />;\n' },
  entry: 'src/App.tsx',
  dependencies: { 'react-dom': '18.3.1', react: '18.3.1' },
  devDependencies: { '@types/react': '18.3.31' },
};

function manifestOf(changed: Partial<ExportPlan>): Record<string, Record<string, string>> {
  return JSON.parse(createProject({ ...plan, ...changed }).files['package.json'] ?? '');
}

describe('an exported project', () => {
  it('has the files of a TypeScript project', () => {
    const { files, entry } = createProject(plan);

    expect(Object.keys(files)).toEqual([
      'index.html',
      'package.json',
      'vite.config.ts',
      'tsconfig.json',
      'src/main.tsx',
      'src/App.tsx',
    ]);
    expect(entry).toBe('src/App.tsx');
    expect(files['src/main.tsx']).toBe(`import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import App from './App';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
`);
  });

  it('has the files of a JavaScript project', () => {
    const { files } = createProject({
      ...plan,
      language: 'js',
      files: { 'src/a/App.jsx': '' },
      entry: 'src/a/App.jsx',
    });

    expect(Object.keys(files)).toEqual([
      'index.html',
      'package.json',
      'vite.config.js',
      'src/main.jsx',
      'src/a/App.jsx',
    ]);
    expect(files['src/main.jsx']).toContain("import App from './a/App';");
    expect(files['src/main.jsx']).toContain("getElementById('root'))");
    expect(files['index.html']).toContain('src="/src/main.jsx"');
  });

  it('pins every version', () => {
    const { name, dependencies, devDependencies, scripts } = manifestOf({});

    expect(name).toBe('basic-buttons');
    expect(Object.entries(dependencies ?? {})).toEqual([
      ['react', '18.3.1'],
      ['react-dom', '18.3.1'],
    ]);
    expect(Object.keys(devDependencies ?? {})).toEqual(['@types/react', '@vitejs/plugin-react', 'typescript', 'vite']);
    expect(Object.values(devDependencies ?? {}).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(scripts).toEqual({ dev: 'vite', build: 'vite build', preview: 'vite preview' });
  });

  it('brings Tailwind for a demo that is styled with it', () => {
    const { files } = createProject({ ...plan, styling: 'tailwind' });

    expect(files['src/styles.css']).toBe('@import "tailwindcss";\n');
    expect(files['src/main.tsx']).toContain("import './styles.css';");
    expect(files['vite.config.ts']).toContain('plugins: [react(), tailwindcss()],');
    expect(Object.keys(manifestOf({ styling: 'tailwind' }).devDependencies ?? {})).toEqual(
      expect.arrayContaining(['tailwindcss', '@tailwindcss/vite']),
    );
  });

  it('names a package once', () => {
    expect(manifestOf({ dependencies: { vite: '6.0.0' } }).devDependencies).not.toHaveProperty('vite');
  });

  it('escapes the title, and finds a name for one without letters', () => {
    expect(createProject({ ...plan, title: 'A & <B>' }).files['index.html']).toContain(
      '<title>A &amp; &lt;B&gt;</title>',
    );
    expect(manifestOf({ title: '…' }).name).toBe('demo');
  });
});
