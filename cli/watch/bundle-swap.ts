// Demos that somebody has just saved → a script that puts them into the open pages, at once: the
// packages are those of the built site, so only the demo itself is bundled.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { LiveManifest } from '../../runtime/live/manifest.ts';
import { locateImport } from '../../core/demos/closure/locate-import.ts';
import { emotionModule, licenseModule, toPageModule, type ClientPage } from '../client/page-module.ts';
import { compileStyle } from '../demos/compile-style.ts';

/** What to bundle, and on what it runs. */
interface SwapRequest {
  readonly root: string;
  readonly alias: Readonly<Record<string, string>>;
  /** The page, with no demos but those that changed. */
  readonly page: ClientPage;
  readonly manifest: LiveManifest;
  /** Address of the folder that holds the manifest and its scripts: "/_app/live/". */
  readonly folder: string;
}

/** Bundles changed demos; undefined where only a whole build can show them. */
export async function bundleSwap(request: SwapRequest): Promise<string | undefined> {
  const { build } = await import('esbuild');
  const { root, page } = request;
  const { plugin, toBanner } = useLiveModules(request);
  try {
    const { outputFiles } = await build({
      stdin: { contents: toPageModule(page), resolveDir: root, loader: 'js' },
      absWorkingDir: root,
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      charset: 'utf8',
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [plugin],
    });
    return `${toBanner()}${outputFiles[0]?.text ?? ''}`;
  } catch {
    // A fault of the source, or an import that is new: the build that follows tells, or shows it.
    return undefined;
  }
}

function useLiveModules({ root, alias, manifest, folder }: SwapRequest): { plugin: Plugin; toBanner: () => string } {
  const used = new Map<string, string>();
  const ofEngine = createRequire(import.meta.url);

  const plugin: Plugin = {
    name: 'live-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^site:/ }, ({ path }) => ({ path: join(root, path.slice(5)) }));
      onResolve({ filter: new RegExp(`^(?:${emotionModule}|${licenseModule})$`) }, ({ path }) => ({
        path,
        namespace: 'docs',
      }));
      onResolve({ filter: /^[^./]/ }, ({ path, importer, resolveDir, kind }) => {
        if (kind === 'entry-point' || /^[A-Z]:/.test(path)) return undefined;
        const location = importer.startsWith(root)
          ? locateImport(path, { file: importer.slice(root.length + 1), alias })
          : undefined;
        if (location?.kind === 'local') return { path: `./${location.path}`, pluginData: { resolveDir } };
        if (manifest.modules[path]) return { path, namespace: 'live' };
        // The engine's own script brings what it needs.
        return path === 'cssjanus' ? { path: ofEngine.resolve(path) } : undefined;
      });
      onLoad({ filter: /.*/, namespace: 'live' }, ({ path }) => ({
        contents: `module.exports = { __esModule: true, ...${nameOf(path)} };`,
        loader: 'js',
      }));
      onLoad({ filter: /.*/, namespace: 'docs' }, ({ path }) => ({
        contents: path === emotionModule ? emotionText(manifest) : '',
        loader: 'js',
        resolveDir: root,
      }));
      onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const style = await compileStyle(path.slice(root.length + 1), root);
        return { contents: `export default ${JSON.stringify('problem' in style ? {} : style.names)};`, loader: 'js' };
      });
    },
  };
  return {
    plugin,
    toBanner: () =>
      [...used]
        .map(
          ([specifier, name]) =>
            `import { ${manifest.modules[specifier]!.key} as ${name} } from "${folder}${manifest.modules[specifier]!.chunk}";\n`,
        )
        .join(''),
  };

  function nameOf(specifier: string): string {
    const name = used.get(specifier) ?? `live$${used.size}`;
    used.set(specifier, name);
    return name;
  }
}

function emotionText({ modules }: LiveManifest): string {
  if (!modules['@emotion/react'] || !modules['@emotion/cache']) return 'export const emotion = undefined;';
  return `import { CacheProvider } from '@emotion/react'; import createCache from '@emotion/cache'; export const emotion = { CacheProvider, createCache, prefixer: () => {} };`;
}
