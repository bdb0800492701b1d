// What the bundler is told of a site: where React is, what the engine adds, and what to do with a
// file that is wrong. The page that shows it says so; here it becomes empty, and the other demos live.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join, relative, sep } from 'node:path';
import type { Plugin } from 'rolldown';
import { locateImport } from '../../core/demos/closure/locate-import.ts';
import type { ReadFile } from '../build-context.ts';
import { compileStyle } from '../demos/compile-style.ts';
import { parseDemoFile } from '../demos/parse-demo-file.ts';
import { toDataUrl } from '../demos/to-data-url.ts';
import { toEngineFile } from '../engine.ts';
import { hash } from '../hash.ts';
import { withoutPage } from './copy-plugin.ts';
import { emotionModule, licenseModule } from './page-module.ts';

interface PluginOptions {
  readonly root: string;
  readonly alias: Readonly<Record<string, string>>;
  /** Texts of modules that are no files, by id. */
  readonly modules: ReadonlyMap<string, string>;
  readonly license?: string;
  /** Whether any page shows a demo; without one, what demos need stays away. */
  readonly hasDemos: boolean;
}

const empty = '\0empty.js';

/** Creates the plugin; `reads` lists the files of the site that it has read. */
export function createClientPlugin({ root, alias, modules, license, hasDemos }: PluginOptions): {
  plugin: Plugin;
  reads: () => ReadFile[];
} {
  const ofEngine = createRequire(import.meta.url);
  const ofSite = createRequire(join(root, 'docs.config.ts'));
  const read = new Map<string, string>();

  const plugin: Plugin = {
    name: 'docs-client',
    async resolveId(specifier, importer) {
      if (modules.has(specifier)) return specifier;
      if (specifier === emotionModule || specifier === licenseModule) return `\0${specifier}.js`;
      if (specifier.startsWith('site:')) return join(root, specifier.slice(5));
      if (/^react(-dom)?(\/|$)/.test(specifier)) return ofEngine.resolve(specifier);
      const file = importer === undefined ? undefined : toSiteFile(importer, root);
      if (file === undefined) return undefined;

      const location = locateImport(specifier, { file, alias });
      const wanted =
        location.kind === 'local'
          ? join(root, location.path)
          : location.kind === 'package'
            ? location.specifier
            : empty;
      return (await this.resolve(wanted, importer, { skipSelf: true })) ?? { id: empty };
    },

    async load(id) {
      if (id === empty || (!hasDemos && id === toEngineFile('runtime/mount-demo.js')))
        return 'export default undefined;';
      const text = modules.get(withoutPage(id));
      if (text !== undefined) return text;
      if (id === `\0${emotionModule}.js`) return writeEmotion(ofSite);
      if (id === `\0${licenseModule}.js`) return writeLicense(ofSite, license);
      const file = toSiteFile(id, root);
      return file === undefined ? undefined : loadSiteFile(file);
    },
  };
  return {
    plugin,
    reads: () => [...read].map(([file, sum]) => ({ file, hash: sum })).sort((a, b) => (a.file < b.file ? -1 : 1)),
  };

  async function loadSiteFile(file: string) {
    const bytes = readFileSync(join(root, file));
    read.set(file, hash(bytes));
    if (file.endsWith('.css')) {
      const style = await compileStyle(file, root);
      return asScript(`export default ${JSON.stringify('problem' in style ? {} : style.names)};`);
    }
    if (file.endsWith('.json')) return { code: bytes.toString('utf8'), moduleType: 'json' as const };
    if (!/\.[mc]?[jt]sx?$/.test(file)) return asScript(`export default ${JSON.stringify(toDataUrl(file, bytes))};`);

    const text = bytes.toString('utf8');
    if ('problem' in parseDemoFile(file, text)) return 'export default undefined;';
    const ending = extname(file).slice(1);
    return { code: text, moduleType: ending === 'ts' || ending === 'tsx' ? ending : ('jsx' as const) };
  }
}

/** A module that says what a file is, whatever the file is called. */
function asScript(code: string) {
  return { code, moduleType: 'js' as const };
}

/** The site's name for a file; undefined for packages and for what lies outside. */
function toSiteFile(path: string, root: string): string | undefined {
  if (path.startsWith('\0')) return undefined;
  const file = relative(root, path.replace(/\?.*$/s, '')).split(sep).join('/');
  return file.startsWith('../') ||
    file.includes('node_modules/') ||
    /^(?:[A-Z]:|\/)/.test(file) ||
    file.startsWith('lib/runtime/')
    ? undefined
    : file;
}

type Require = ReturnType<typeof createRequire>;

function writeEmotion(ofSite: Require): string {
  const react = resolve(ofSite, '@emotion/react');
  const cache = react && resolve(createRequire(react), '@emotion/cache');
  const stylis = cache && resolve(createRequire(cache), 'stylis');
  if (!react || !cache || !stylis) return 'export const emotion = undefined;';
  return `import { CacheProvider } from '@emotion/react';
import createCache from ${JSON.stringify(packageOf(cache, '@emotion/cache'))};
import { prefixer } from ${JSON.stringify(packageOf(stylis, 'stylis'))};
export const emotion = { CacheProvider, createCache, prefixer };`;
}

/** The licensed grids bring their setter in a package of their own. */
function writeLicense(ofSite: Require, key: string | undefined): string {
  const setter = ['@mui/x-license-pro', '@mui/x-license'].find((name) => resolve(ofSite, name));
  const hasGrid = ['@mui/x-data-grid-pro', '@mui/x-data-grid-premium'].some((name) => resolve(ofSite, name));
  if (!key || !setter || !hasGrid) return 'export {};';
  return `import { LicenseInfo } from ${JSON.stringify(setter)};\nLicenseInfo.setLicenseKey(${JSON.stringify(key)});`;
}

function resolve(from: Require, specifier: string): string | undefined {
  try {
    return from.resolve(specifier);
  } catch {
    return undefined;
  }
}

/** The folder of an installed package: from there the bundler picks the file for browsers. */
function packageOf(file: string, name: string): string {
  const folder = join('node_modules', ...name.split('/'));
  return file.slice(0, file.lastIndexOf(folder) + folder.length);
}
