import { describe, expect, it } from 'vitest';
import { findStyleTool, isStyleFile, isStyleModule } from '../../../../core/model/paths/style-file.ts';

describe('a style sheet', () => {
  it.each(['a/Card.css', 'Card.scss', 'Card.sass', 'Card.less', 'Card.module.SCSS'])('is %s', (path) => {
    expect(isStyleFile(path)).toBe(true);
  });

  it.each(['Card.tsx', 'css', 'Card.css.ts'])('is not %s', (path) => {
    expect(isStyleFile(path)).toBe(false);
  });

  it('is a module if ".module" precedes its extension', () => {
    expect(['a.module.css', 'a.module.scss', 'module.css', 'a.module.ts'].map(isStyleModule)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is matched with the package that compiles it to CSS', () => {
    expect(['a.css', 'a.scss', 'a.sass', 'a.less'].map(findStyleTool)).toEqual([undefined, 'sass', 'sass', 'less']);
  });
});
