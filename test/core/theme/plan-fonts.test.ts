import { describe, expect, it } from 'vitest';
import { findFontFormat, planFonts, toFamily } from '../../../core/theme/plan-fonts.ts';

describe('planFonts', () => {
  it('lists the files of a font, and names it once', () => {
    const { faces, families, problems } = planFonts(
      {
        body: [
          { family: 'Open Sans', src: 'fonts/a.woff2', weight: 400 },
          {
            family: 'Open Sans',
            src: 'fonts/b.woff2',
            weight: '700',
            style: 'italic',
            unicodeRange: 'U+0000-00FF, U+0131',
          },
        ],
        heading: 'Georgia, serif',
        code: { family: 'Mono', src: 'mono.ttf', weight: '100 900' },
      },
      'docs.config.ts',
    );

    expect(problems).toEqual([]);
    expect(families).toEqual({ body: '"Open Sans"', heading: 'Georgia, serif', code: '"Mono"' });
    expect(faces.map(({ src, weight, key }) => [src, weight, key.join('.')])).toEqual([
      ['fonts/a.woff2', '400', 'theme.fonts.body.0.src'],
      ['fonts/b.woff2', '700', 'theme.fonts.body.1.src'],
      ['mono.ttf', '100 900', 'theme.fonts.code.src'],
    ]);
  });

  it('reports each invalid value', () => {
    const { problems } = planFonts(
      {
        body: { family: 'In"ter', src: 'inter.zip', weight: 'heavy', unicodeRange: 'latin' },
        heading: 'Georgia; color: red',
      },
      'docs.config.ts',
    );

    expect(problems.map(({ rule, message }) => `${rule}  ${message}`)).toEqual([
      'theme-font  The key "theme.fonts.heading" is "Georgia; color: red", which is not a list of fonts',
      'theme-font  The key "theme.fonts.body.family" is \'In"ter\', which is not a font name',
      'theme-font  The key "theme.fonts.body.src" is "inter.zip", which is not a font file',
      'theme-font  The key "theme.fonts.body.weight" is "heavy", which is not a font weight',
      'theme-font  The key "theme.fonts.body.unicodeRange" is "latin", which is not a range of characters',
    ]);
  });
});

describe('the names of fonts in CSS', () => {
  it('are quoted, and files have a format', () => {
    expect(toFamily('Open Sans')).toBe('"Open Sans"');
    expect(['a.woff2', 'a.TTF', 'a.otf', 'a.zip'].map(findFontFormat)).toEqual([
      'woff2',
      'truetype',
      'opentype',
      undefined,
    ]);
  });
});
