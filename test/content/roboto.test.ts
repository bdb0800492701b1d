import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatRobotoFaces } from '../../content/roboto.ts';

describe('the font of Material UI', () => {
  const robotoFaces = formatRobotoFaces('/docs/');
  const files = [...robotoFaces.matchAll(/url\(\/docs\/fonts\/([^)]+)\)/g)].map(([, file = '']) => file);

  it('has the two weights that Material UI asks for', () => {
    expect(files.map((file) => /\d+/.exec(file)?.[0])).toEqual(['400', '500', '400', '500']);
  });

  it.each(files)('is served as the package brings it: %s', (file) => {
    expect(readFileSync(`public/fonts/${file}`).equals(readFileSync(`node_modules/@fontsource/roboto/files/${file}`))).toBe(true);
  });

  it('has the letters that the package says', () => {
    for (const weight of [400, 500]) {
      const rules = readFileSync(`node_modules/@fontsource/roboto/${weight}.css`, 'utf8');
      const ranges = [...robotoFaces.matchAll(/unicode-range:([^;]+);/g)].map(([, range = '']) => range);

      expect(ranges.filter((range) => !rules.includes(range))).toEqual([]);
    }
  });
});
