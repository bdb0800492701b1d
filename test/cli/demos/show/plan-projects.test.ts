import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { planProjects } from '../../../../cli/demos/show/plan-projects.ts';
import { createPlainCoder } from '../../../../cli/demos/show/to-plain-code.ts';
import { readClosure } from '../../../../cli/demos/read/read-closure.ts';
import { createProject } from '../../../../core/demos/export/create-project.ts';
import { siteFolder } from '../site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

async function plan(
  files: Record<string, string | Uint8Array>,
  settings: { alias: Record<string, string>; dependencies: Record<string, string> } = { alias: {}, dependencies: {} },
) {
  const root = siteFolder({
    'docs.config.ts': '',
    'node_modules/lib/package.json': '{"name":"lib","version":"1.2.3","main":"./index.js"}',
    'node_modules/lib/index.js': '',
    'node_modules/react/package.json': '{"name":"react","version":"18.3.1","main":"./index.js"}',
    'node_modules/react/index.js': '',
    'node_modules/react-dom/package.json': '{"name":"react-dom","version":"18.3.1"}',
    ...files,
  });
  roots.push(root);
  const closure = readClosure({ root, file: Object.keys(files)[0] ?? '', alias: settings.alias });
  expect(closure.problems).toEqual([]);
  return planProjects(closure, {
    root,
    base: '/docs/',
    settings,
    title: 'Demo',
    description: '',
    styling: 'system',
    packageFolders: [],
    memory: new Map(),
    toPlainCode: createPlainCoder(),
  });
}

describe('the projects of a demo', () => {
  it('are one in TypeScript and one in JavaScript, with the installed versions', async () => {
    const { TS, JS } = await plan({
      'content/Demo.tsx':
        "import a from 'lib';\nimport { rows } from './rows';\nexport default function Demo(props: { b?: string }) {\n  return <p>{a}{rows}</p>;\n}\n",
      'content/rows.ts': 'export const rows: number = 1;\n',
    });

    expect(JSON.stringify(TS)).toContain('props: { b?: string }');
    expect(JSON.stringify(JS)).toContain('function Demo(props)');
    expect(JSON.stringify(JS)).not.toContain('rows: number');
    for (const project of [TS, JS]) expect(JSON.stringify(project)).toMatch(/"lib":"\^?1\.2\.3"/);
  });

  it('are a single one if there are no types', async () => {
    expect(Object.keys(await plan({ 'content/Demo.jsx': 'export default () => <p />;\n' }))).toEqual(['JS']);
  });

  it('contain its files, its pictures and its packages', async () => {
    const files = {
      'content/a/Demo.tsx':
        "import Box from '@shared/Box';\nimport logo from './logo.png';\nimport { x } from 'lib';\n",
      'content/a/logo.png': new Uint8Array([0x89]),
      'content/shared/Box.tsx': '',
    };

    const { TS } = await plan(files, { alias: { '@shared': './content/shared' }, dependencies: { react: '19.0.0' } });
    const project = createProject(TS!);

    expect(project.entry).toBe('src/a/App.tsx');
    expect(project.files[project.entry]).toBe(
      "import Box from '../shared/Box';\nimport logo from './logo.png';\nimport { x } from 'lib';\n",
    );
    const [address] = TS?.assets ?? [];
    expect(address).toMatch(/^\/docs\/_app\/assets\/logo\.\w{10}\.png$/);
    expect(project.files['src/a/logo.png.ts']).toBe(`export default "${address}";\n`);
    expect(JSON.parse(project.files['package.json'] ?? '').dependencies).toEqual({
      react: '19.0.0',
      'react-dom': '18.3.1',
      lib: '1.2.3',
    });
  });
});
