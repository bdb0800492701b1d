// The engine's own imports from the packages of a site, if they are installed: the parts of Emotion for styling demos,
// and the license setter.

import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A generated module in place of a wanted export: its key, and its text. */
export interface EngineEntry {
  readonly key: string;
  readonly text: string;
}

/** Exports CacheProvider, createCache and prefixer. */
export const emotionKey = 'docs:emotion *';

/** Sets the license of a licensed grid. */
export const licenseKey = 'docs:license *';

/** Plans the entries of the engine; none for packages that a site has not installed. */
export function planEngineEntries(root: string, license: string): EngineEntry[] {
  const ofSite = createRequire(join(root, 'docs.config.ts'));
  return [...planEmotion(ofSite), ...planLicense(ofSite, license)];
}

type Require = ReturnType<typeof createRequire>;

function planEmotion(ofSite: Require): EngineEntry[] {
  const react = resolve(ofSite, '@emotion/react');
  const cache = react && resolve(createRequire(react), '@emotion/cache');
  const stylis = cache && resolve(createRequire(cache), 'stylis');
  if (!react || !cache || !stylis) return [];
  const text = `export { CacheProvider } from '@emotion/react';
export { default as createCache } from ${toSpecifier('@emotion/cache', cache, ofSite)};
export { prefixer } from ${toSpecifier('stylis', stylis, ofSite)};`;
  return [{ key: emotionKey, text }];
}

/** The license setter of the grids is in a separate package. */
function planLicense(ofSite: Require, license: string): EngineEntry[] {
  const setter = ['@mui/x-license-pro', '@mui/x-license'].find((name) => resolve(ofSite, name));
  const hasGrid = ['@mui/x-data-grid-pro', '@mui/x-data-grid-premium'].some((name) => resolve(ofSite, name));
  if (!license || !setter || !hasGrid) return [];
  const text = `import { LicenseInfo } from ${JSON.stringify(setter)};\nLicenseInfo.setLicenseKey(${JSON.stringify(license)});`;
  return [{ key: licenseKey, text }];
}

function resolve(from: Require, specifier: string): string | undefined {
  try {
    return from.resolve(specifier);
  } catch {
    return undefined;
  }
}

/** Uses the package name if the site finds the same package, so that there is one copy; otherwise its folder. */
function toSpecifier(name: string, file: string, ofSite: Require): string {
  return JSON.stringify(resolve(ofSite, name) === file ? name : packageOf(file, name));
}

/** Returns the folder of an installed package, in which the bundler picks the file. */
function packageOf(file: string, name: string): string {
  const folder = join('node_modules', ...name.split('/'));
  return file.slice(0, file.lastIndexOf(folder) + folder.length);
}
