import { describe, expect, it } from 'vitest';
import { formatSheets } from '../../../../cli/commands/init/format-sheets.ts';

describe('the style sheets of a library', () => {
  const otherSheets = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `ui/${name}.css`);

  it('are listed with the place of their import', () => {
    expect(formatSheets({ styleSheet: 'ui/styles.css', otherSheets: ['ui/print.css'] })).toBe(
      'content/DemoRoot.tsx imports ui/styles.css for all demos.\nThe library also exports ui/print.css: import what your demos need there.',
    );
  });

  it('are left to the author to import if none is for all demos', () => {
    expect(formatSheets({ otherSheets })).toBe(
      'The library exports ui/a.css, ui/b.css, ui/c.css, ui/d.css, ui/e.css and 2 more: import what your demos need in them, or in a wrapper ("demos.wrapper" in the settings).',
    );
  });

  it('are listed with a hint if the one for all demos is not built', () => {
    expect(formatSheets({ unbuiltSheet: 'ui/styles.css', otherSheets: ['ui/print.css'] })).toBe(
      'ui/styles.css is not built, so content/DemoRoot.tsx does not import it. If demos need it, build the library, and import it there.\nThe library also exports ui/print.css: import what your demos need there.',
    );
  });

  it('are not mentioned if there are none', () => {
    expect(formatSheets({ otherSheets: [] })).toBe('');
  });
});
