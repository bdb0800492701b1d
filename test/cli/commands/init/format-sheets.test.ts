import { describe, expect, it } from 'vitest';
import { formatSheets } from '../../../../cli/commands/init/format-sheets.ts';

describe('the style sheets of a library', () => {
  const otherSheets = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `ui/${name}.css`);

  it('are named with where they are imported', () => {
    expect(formatSheets({ styleSheet: 'ui/styles.css', otherSheets: ['ui/print.css'] })).toBe(
      'content/DemoRoot.tsx imports ui/styles.css for all demos.\nThe library also exports ui/print.css: import what your demos need there.',
    );
  });

  it('are the author’s to import, where none is for all', () => {
    expect(formatSheets({ otherSheets })).toBe(
      'The library exports ui/a.css, ui/b.css, ui/c.css, ui/d.css, ui/e.css and 2 more: import what your demos need in them, or in a wrapper ("demos.wrapper" in the settings).',
    );
  });

  it('are named with what to do, where the one for all is not built', () => {
    expect(formatSheets({ unbuiltSheet: 'ui/styles.css', otherSheets: ['ui/print.css'] })).toBe(
      'ui/styles.css is not built, so content/DemoRoot.tsx does not import it. If demos need it, build the library, and import it there.\nThe library also exports ui/print.css: import what your demos need there.',
    );
  });

  it('are nothing to speak of without one', () => {
    expect(formatSheets({ otherSheets: [] })).toBe('');
  });
});
