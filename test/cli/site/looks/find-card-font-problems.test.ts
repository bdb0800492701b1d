import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCardFontProblems } from '../../../../cli/site/looks/find-card-font-problems.ts';

function find(fonts: readonly string[], files: Readonly<Record<string, string>>, draw = true) {
  const root = mkdtempSync(join(tmpdir(), 'fonts-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return findCardFontProblems({ cards: { draw, fonts } }, { root, settingsFile: 'docs.config.ts' });
}

describe('a font for pictures of pages', () => {
  it('that is missing is reported at its place in the settings', () => {
    expect(find(['fonts/a.otf', 'fonts/none.otf'], { 'fonts/a.otf': 'OTTO' })).toEqual([
      {
        rule: 'card-font',
        severity: 'warning',
        place: { file: 'docs.config.ts', key: ['cards', 'fonts', 1] },
        message: 'There is no file "fonts/none.otf", so no picture is drawn with it',
        hint: 'Did you mean "fonts/a.otf"?',
      },
    ]);
  });

  it.each([
    [
      'fonts/NotoSanSC.woff',
      { 'fonts/NotoSansSC.woff': 'wOFF', 'fonts/Other.ttf': 'true' },
      'Did you mean "fonts/NotoSansSC.woff"?',
    ],
    [
      'NotoSansSC.otf',
      { 'fonts/NotoSansSC.otf': 'OTTO', 'fonts/Other.ttf': 'true' },
      'Did you mean "fonts/NotoSansSC.otf"?',
    ],
    ['src/标题.otf', { 'src/标题体.otf': 'OTTO', 'src/b.otf': 'OTTO' }, 'Did you mean "src/标题体.otf"?'],
    ['none.otf', { 'public/fonts/Other.ttf': 'true' }, 'Did you mean "public/fonts/Other.ttf"?'],
    [
      'none.otf',
      { 'fonts/Long-A.ttf': 'true', 'fonts/Long-B.ttf': 'true' },
      'Add the file, or correct the path: it is relative to the root of the site.',
    ],
    ['none.otf', {}, 'Add the file, or correct the path: it is relative to the root of the site.'],
  ])('that is missing is reported with a hint: %s', (font, files, hint) => {
    expect(find([font], files)).toMatchObject([{ hint }]);
  });

  it.each(['wOF2', 'ttcf', ''])('that begins with %j is rejected', (start) => {
    expect(find(['a.woff'], { 'a.woff': start })).toMatchObject([
      {
        message: 'The file "a.woff" is not a .ttf, .otf or .woff font, so no picture is drawn with it',
        hint: 'Name a file of one of these kinds.',
      },
    ]);
  });

  it('is not checked if no pictures are drawn', () => {
    expect(find(['none.otf'], {}, false)).toEqual([]);
  });
});
