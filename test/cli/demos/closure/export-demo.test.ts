import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportDemo } from '../../../../cli/demos/closure/export-demo.ts';
import { readClosure } from '../../../../cli/demos/read-closure.ts';
import { siteFolder } from '../site-folder.ts';

describe('the export of a demo', () => {
  it('is a project with its files, its pictures and its packages', () => {
    const root = siteFolder({
      'content/a/Demo.tsx': "import Box from '@shared/Box';\nimport logo from './logo.png';\nimport { x } from 'x';\n",
      'content/a/logo.png': new Uint8Array([0x89]),
      'content/shared/Box.tsx': '',
      'node_modules/x/package.json': '{"version":"1.2.3"}',
      'node_modules/react/package.json': '{"version":"18.3.1"}',
      'node_modules/react-dom/package.json': '{"version":"18.3.1"}',
    });
    const settings = { alias: { '@shared': './content/shared' }, dependencies: { react: '19.0.0' } };

    const closure = readClosure({ root, file: 'content/a/Demo.tsx', alias: settings.alias });
    const { files, entry } = exportDemo(closure, {
      root, settings, title: 'Demo', description: '', language: 'ts', styling: 'system', toScript: ({ text }) => text,
    });

    expect(entry).toBe('src/a/App.tsx');
    expect(files[entry]).toBe("import Box from '../shared/Box';\nimport logo from './logo.png';\nimport { x } from 'x';\n");
    expect(files['src/a/logo.png.ts']).toBe('export default "data:image/png;base64,iQ==";\n');
    expect(JSON.parse(files['package.json'] ?? '').dependencies).toEqual({ react: '19.0.0', 'react-dom': '18.3.1', x: '1.2.3' });
    rmSync(root, { recursive: true });
  });
});
