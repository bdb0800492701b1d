import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

describe('badges', () => {
  it('can be in sentences and headings, without changing ids and names', () => {
    const { html, headings } = parseBody('## Sizes :badge[New]\n\nA :badge[5.2]{success} b.\n');

    expect(html).toContain('<span class="badge badge-info">New</span>');
    expect(html).toContain('<p>A <span class="badge badge-success">5.2</span> b.</p>');
    expect(headings).toEqual([{ id: 'sizes', depth: 2, text: 'Sizes' }]);
  });

  it('stay text in code', () => {
    expect(parseBody('`:badge[New]`\n').html).toContain('<code>:badge[New]</code>');
  });

  it('of an unknown kind are reported at their place', () => {
    expect(parseBody('Text\nand :badge[New]{sucess}\n').problems).toMatchObject([
      {
        rule: 'badge-unknown',
        place: { line: 6, column: 5 },
        message: 'There is no badge of the kind "sucess"',
        hint: 'Did you mean "{success}"?',
      },
    ]);
  });
});
