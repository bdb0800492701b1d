import { describe, expect, it } from 'vitest';
import { mergeLiveSheets, toLiveSheets } from '../../../../cli/demos/live/to-live-sheets.ts';

describe('the style sheets of an edited demo', () => {
  const sheets = toLiveSheets(
    {
      'base.module.css': { css: '.base_a{}', names: {} },
      'Demo.module.css': {
        css: '.Demo_a{}',
        names: { a: 'Demo_a base_a' },
        before: { 'base.module.css': '.base_a{}' },
      },
    },
    ['Demo.module.css'],
  );

  it('have class names if scripts import them, and name the sheets before them', () => {
    expect(sheets).toEqual({
      'base.module.css': { css: '.base_a{}' },
      'Demo.module.css': { css: '.Demo_a{}', names: { a: 'Demo_a base_a' }, before: ['base.module.css'] },
    });
  });

  it('keep the class names that one of several demos needs', () => {
    const other = { 'base.module.css': { css: '.base_a{}', names: { a: 'base_a' } } };
    const merged = { ...sheets, ...other };

    expect(mergeLiveSheets(sheets, other)).toEqual(merged);
    expect(mergeLiveSheets(other, sheets)).toEqual(merged);
    expect(mergeLiveSheets()).toEqual({});
  });
});
