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
    expect(renderType('Array<GridColumnModel>', {})).toContain('&lt;<wbr>Grid<wbr>Column<wbr>Model&gt;');
    expect(renderType('!props.freeSolo', {})).toContain('.<wbr>');
  });
});
