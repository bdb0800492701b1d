import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { labelLanguages } from '../../../locales/labels/label-languages.ts';
import { loadLabels } from '../../../locales/labels/load-labels.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

describe('loading labels', () => {
  it('gives the bundle of a code', async () => {
    const labels = await loadLabels('frFR');

    expect(labels.tablePagination.labelDisplayedRows({ from: 1, to: 10, count: 95 })).toBe('1–10 sur 95');
  });

  it.each([
    ['pt-BR', 'Module not found: no label bundle has the code "pt-BR". Did you mean "ptBR"?'],
    ['zh', 'Module not found: no label bundle has the code "zh". Did you mean "zhCN" or "zhHK" or "zhTW"?'],
    ['klingon', 'Module not found: no label bundle has the code "klingon". label-languages.ts lists every code.'],
    [
      'constructor',
      'Module not found: no label bundle has the code "constructor". label-languages.ts lists every code.',
    ],
    ['', 'Module not found: no label bundle has the code "". label-languages.ts lists every code.'],
  ])('finds no module for "%s", and names the codes near it', async (code, message) => {
    await expect(loadLabels(code)).rejects.toMatchObject({ message, code: 'MODULE_NOT_FOUND' });
  });

  it('downloads one bundle for one language, wherever a bundler splits', async () => {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: ['locales/labels/load-labels.ts'],
      outdir: 'out',
      bundle: true,
      format: 'esm',
      splitting: true,
      write: false,
      metafile: true,
      logLevel: 'silent',
    });

    const bundlesIn = (inputs: object): string[] =>
      Object.keys(inputs).filter((file) => /\/[a-z]{2}[A-Z]\w+\.ts$/.test(file));
    const perFile = Object.values(metafile.outputs).map(({ inputs }) => bundlesIn(inputs));
    expect(perFile.flat().sort()).toEqual(labelLanguages.map(({ code }) => `locales/labels/${code}.ts`));
    expect(perFile.filter((bundles) => bundles.length > 1)).toEqual([]);
  });
});
