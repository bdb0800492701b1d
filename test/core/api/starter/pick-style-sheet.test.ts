import { describe, expect, it } from 'vitest';
import { pickStyleSheet } from '../../../../core/api/starter/pick-style-sheet.ts';

describe('the style sheet of a library', () => {
  it.each([
    ['is the only one', ['.', './theme.css'], '@acme/ui/theme.css', []],
    ['has a usual name', ['./print.css', './dist/style.css'], '@acme/ui/dist/style.css', ['@acme/ui/print.css']],
    ['is named after its package', ['./a.css', './dist/ui.css'], '@acme/ui/dist/ui.css', ['@acme/ui/a.css']],
    ['is unknown where none of several has a usual name', ['./a.css', './b.css'], undefined, ['@acme/ui/a.css', '@acme/ui/b.css']],
    ['is not taken from a pattern', ['.', './*.css', './package.json'], undefined, []],
  ])('%s', (_what, ways, styleSheet, otherSheets) => {
    expect(pickStyleSheet('@acme/ui', ways)).toEqual({ ...(styleSheet && { styleSheet }), otherSheets });
  });

  it.each([
    ['lib/css/ui.css', '@acme/ui/lib/css/ui.css'],
    ['./dist/ui.css', '@acme/ui/dist/ui.css'],
    ['dist/ui.scss', undefined],
    [undefined, undefined],
  ])('is the "style" of a package without "exports": %s', (style, styleSheet) => {
    expect(pickStyleSheet('@acme/ui', undefined, style)).toEqual({ ...(styleSheet && { styleSheet }), otherSheets: [] });
    expect(pickStyleSheet('@acme/ui', ['.'], style)).toEqual({ otherSheets: [] });
  });

  it.each([
    [['./index.css', './look.css'], 'look.css', '@acme/ui/look.css'],
    [['./styles.css', './dist/ui.css'], './dist/ui.css', '@acme/ui/dist/ui.css'],
    [['./a.css', './b.css', './c.css'], './b.css', '@acme/ui/b.css'],
    [['./a.css', './b.css'], './c.css', undefined],
  ])('is the "style" of a package that exports it among others: %j, %s', (ways, style, styleSheet) => {
    expect(pickStyleSheet('@acme/ui', ways, style).styleSheet).toBe(styleSheet);
  });
});
