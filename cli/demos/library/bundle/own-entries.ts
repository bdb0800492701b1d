// What the engine itself takes from the packages of a site, where they are installed: the parts of
// Emotion that demos are styled with, and the setter of a license.

import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A module that is written in the place of a want: its key, and its text. */
export interface OwnEntry {
  readonly key: string;
  readonly text: string;
}

/** Exports CacheProvider, createCache and prefixer. */
export const emotionKey = 'docs:emotion *';

/** Sets the license of a licensed grid. */
export const licenseKey = 'docs:license *';

/** Plans the entries of the engine; none for what a site has not installed. */
export function planOwnEntries(root: string, license: string): OwnEntry[] {
  const ofSite = createRequire(join(root, 'docs.config.ts'));
  return [...planEmotion(ofSite), ...planLicense(ofSite, license)];
}

type Require = ReturnType<typeof createRequire>;

function planEmotion(ofSite: Require): OwnEntry[] {
  const react = resolve(ofSite, '@emotion/react');
  const cache = react && resolve(createRequire(react), '@emotion/cache');
  const stylis = cache && resolve(createRequire(cache), 'stylis');
  if (!react || !cache || !stylis) return [];
  const text = `export { CacheProvider } from '@emotion/react';
export { default as createCache } from ${toSpecifier('@emotion/cache', cache, ofSite)};
export { prefixer } from ${toSpecifier('stylis', stylis, ofSite)};`;
  return [{ key: emotionKey, text }];
}

/** The licensed grids bring their setter in a package of their own. */
function planLicense(ofSite: Require, license: string): OwnEntry[] {
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

/** By its name where the site finds the same package, so that there is one copy of it; else by its folder. */
function toSpecifier(name: string, file: string, ofSite: Require): string {
  return JSON.stringify(resolve(ofSite, name) === file ? name : packageOf(file, name));
}

/** The folder of an installed package: from there the bundler picks the file that it wants. */
function packageOf(file: string, name: string): string {
  const folder = join('node_modules', ...name.split('/'));
  return file.slice(0, file.lastIndexOf(folder) + folder.length);
}
