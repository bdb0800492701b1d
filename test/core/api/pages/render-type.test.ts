import { describe, expect, it } from 'vitest';
import { renderType } from '../../../../core/api/pages/render-type.ts';

describe('renderType', () => {
  it('highlights a type and escapes it', () => {
    expect(renderType("Array<'a'>", {})).toBe(
      '<span class="t-f">Array</span>&lt;<wbr><span class="t-s">\'a\'</span>&gt;',
    );
  });

  it('links only names that are documented elsewhere', () => {
    expect(renderType('Partial<PaperProps>', { PaperProps: '/lib/api/paper/?a="b"' })).toBe(
      'Partial&lt;<wbr><a href="/lib/api/paper/?a=&quot;b&quot;">PaperProps</a>&gt;',
    );
    expect(renderType('constructor', {})).not.toContain('<a');
  });

  it('allows a line break after an opening bracket and between the words of a long name', () => {
    expect(renderType('Array<GridColumnModelSource>', {})).toContain(
      '&lt;<wbr>Grid<wbr>Column<wbr>Model<wbr>Source&gt;',
    );
    expect(renderType('!props.freeSolo', {})).toContain('.<wbr>');
  });

  it('keeps a name of ordinary length whole', () => {
    expect(renderType('Partial<ButtonClasses>', {})).toContain('&lt;<wbr>ButtonClasses&gt;');
  });

  it('allows a line break before the sign of a union, but not after it', () => {
    expect(renderType("'a' | 'b'", {})).toBe(
      '<span class="t-s">\'a\' </span><span class="api-or">|\u00a0</span><span class="t-s">\'b\'</span>',
    );
  });
});
