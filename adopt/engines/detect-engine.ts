// The file names of a folder → the engine of its site, and its settings file.

import { compareText } from '../../core/text/compare-text.ts';
import type { EngineName } from '../source-site.ts';

/** The engine of a site. */
export interface DetectedEngine {
  readonly engine: EngineName;
  /** Path of the settings file. */
  readonly file: string;
}

const settingsFiles: readonly (readonly [EngineName, RegExp])[] = [
  ['docusaurus', /(?:^|\/)docusaurus\.config\.(?:[cm]?js|[cm]?ts)$/],
  ['vitepress', /(?:^|\/)\.vitepress\/config(?:\/index)?\.(?:[cm]?js|[cm]?ts)$/],
  ['vuepress', /(?:^|\/)\.vuepress\/config(?:\/index)?\.(?:[cm]?js|[cm]?ts)$/],
  ['dumi', /(?:^|\/)\.dumirc\.(?:js|ts)$/],
  ['storybook', /(?:^|\/)\.storybook\/main\.(?:[cm]?js|[cm]?tsx?)$/],
];

interface DetectOptions {
  readonly files: readonly string[];
  read(file: string): string;
}

/** Finds the engine of a site; the settings file nearest to the top wins. */
export function detectEngine({ files, read }: DetectOptions): DetectedEngine | undefined {
  const found = settingsFiles.flatMap(([engine, pattern]) =>
    files.filter((file) => pattern.test(file)).map((file) => ({ engine, file })),
  );
  const nextra = files
    .filter((file) => /(?:^|\/)next\.config\.(?:[cm]?js|[cm]?ts)$/.test(file) && /nextra/.test(read(file)))
    .map((file) => ({ engine: 'nextra' as const, file }));
  // Umi's settings belong to dumi if dumi is used.
  const umi = files
    .filter(
      (file) =>
        /(?:^|\/)(?:\.umirc|config\/config)\.(?:js|ts)$/.test(file) && /dumi/.test(read('package.json') + read(file)),
    )
    .map((file) => ({ engine: 'dumi' as const, file }));
  const depth = ({ file }: DetectedEngine) => file.split('/').length - (/\/\.\w+\//.test(`/${file}`) ? 1 : 0);
  const sorted = [...found, ...nextra, ...umi].sort(
    (a, b) =>
      Number(a.engine === 'storybook') - Number(b.engine === 'storybook') ||
      depth(a) - depth(b) ||
      compareText(a.file, b.file),
  );
  return sorted[0];
}
