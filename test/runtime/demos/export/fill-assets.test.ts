import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ExportPlan } from '../../../../core/demos/export/project.ts';
import { fillAssets } from '../../../../runtime/demos/export/fill-assets.ts';

afterEach(() => vi.unstubAllGlobals());

const plan: ExportPlan = {
  title: 'Demo',
  description: '',
  language: 'ts',
  styling: 'system',
  files: {
    'src/App.tsx': "import logo from './logo.png';\n",
    'src/logo.png.ts': 'export default "/docs/_app/assets/logo.1.png";\n',
    'src/gone.png.ts': 'export default "/docs/_app/assets/gone.2.png";\n',
  },
  entry: 'src/App.tsx',
  assets: ['/docs/_app/assets/logo.1.png', '/docs/_app/assets/gone.2.png'],
  dependencies: {},
  devDependencies: {},
};

describe('an exported project', () => {
  it('contains its pictures, or their absolute address if they cannot be fetched', async () => {
    vi.stubGlobal('fetch', async (href: string) =>
      href.includes('logo')
        ? new Response(new Blob(['png'], { type: 'image/png' }))
        : Promise.reject(new TypeError('No network')),
    );

    const { files } = await fillAssets(plan);

    expect(files).toEqual({
      'src/App.tsx': "import logo from './logo.png';\n",
      'src/logo.png.ts': 'export default "data:image/png;base64,cG5n";\n',
      'src/gone.png.ts': `export default "${new URL('/docs/_app/assets/gone.2.png', location.href).href}";\n`,
    });
  });
});
