import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bundleLiveModules } from '../../../../cli/demos/live/bundle-live-modules.ts';
import { isEvery } from '../../../everyday.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const frame = join(root, 'runtime/demos/live/frame/start-frame.ts');
const bundle = (specifiers: { specifier: string; names: string[] }[]) =>
  bundleLiveModules({ root, frame, specifiers, minify: true });

/** One bundle for all cases that each check a part of it. */
let bundled: ReturnType<typeof bundle> | undefined;
const all = () =>
  (bundled ??= bundle([
    { specifier: '@mui/base', names: [] },
    { specifier: '@mui/base/Button', names: ['Button'] },
    { specifier: '@mui/base/NoSuchPart', names: [] },
    { specifier: '@mui/icons-material', names: ['Delete', 'Send', 'NoSuchIcon'] },
    { specifier: '@mui/joy', names: [] },
    { specifier: '@mui/material', names: [] },
    { specifier: '@mui/material/Button', names: ['default'] },
    { specifier: 'no-such-package', names: [] },
  ]));

describe.runIf(isEvery)('the modules of edited demos', () => {
  it('contain a namespace with all exports of a specifier', async () => {
    const { manifest, files } = await all();

    const { chunk, key } = manifest.modules['@mui/base/Button']!;
    const module = await importChunk(chunk, files);
    expect(Object.keys(module[key] as object)).toEqual(
      expect.arrayContaining(['Button', 'buttonClasses', 'getButtonUtilityClass']),
    );
  });

  it('always contain React, and Emotion if it is installed', async () => {
    const { manifest } = await bundle([]);

    expect(Object.keys(manifest.modules)).toEqual([
      '@emotion/cache',
      '@emotion/react',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'stylis',
    ]);
    expect(manifest.frame).toMatch(/^frame\..{10}\.js$/);
  });

  it('share one React among all', async () => {
    const { files } = await all();

    const holders = files.filter(
      ({ contents }) =>
        contents.includes('__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED=') ||
        /\.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED\s*=/.test(contents),
    );
    expect(holders.map(({ name }) => name.split('.')[0])).toHaveLength(2);
  });

  it('contain only the used names of a module with a thousand', async () => {
    const { manifest, files } = await all();

    const { chunk, key } = manifest.modules['@mui/icons-material']!;
    const module = await importChunk(chunk, files);
    expect(Object.keys(module[key] as object)).toEqual(['Delete', 'Send']);
  });

  it('are the same bytes for any order of the specifiers', async () => {
    const specifiers = [
      { specifier: '@mui/system', names: ['Box'] },
      { specifier: 'dayjs', names: ['default'] },
    ];

    const [one, two] = [await bundle(specifiers), await bundle([...specifiers].reverse())];

    expect(two).toEqual(one);
  });

  it('omit and report packages that are not installed', async () => {
    const { manifest, missing } = await all();

    expect(missing).toEqual(['@mui/base/NoSuchPart', 'no-such-package']);
    expect(manifest.modules).not.toHaveProperty('no-such-package');
  });

  it('list the imports of every script', async () => {
    const { manifest, files } = await all();

    expect(Object.keys(manifest.chunks)).toEqual(files.map(({ name }) => name));
    for (const { name, contents } of files) {
      const imports = [...contents.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, imported]) => imported).sort();
      expect([...manifest.chunks[name]!]).toEqual([...new Set(imports)]);
    }
  });
});

/** Runs a chunk as in a browser, beside its imports. */
async function importChunk(
  name: string,
  files: Awaited<ReturnType<typeof bundleLiveModules>>['files'],
): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-live-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    for (const file of files) writeFileSync(join(folder, file.name), file.contents);
    expect(readFileSync(join(folder, name), 'utf8')).not.toBe('');
    return (await import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href)) as Record<string, unknown>;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
