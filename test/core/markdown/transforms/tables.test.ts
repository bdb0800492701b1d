import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

describe('a table', () => {
  it('is in a scrollable frame with a name', () => {
    const { html } = parseBody('| a |\n|---|\n| 1 |\n\n| b |\n|---|\n| 2 |');

    expect(
      [...html.matchAll(/<div class="table-scroll" tabindex="0" role="region" aria-label="([^"]*)"><table>/g)].map(
        ([, name]) => name,
      ),
    ).toEqual(['Table 1', 'Table 2']);
  });

  it('has its cells aligned with classes', () => {
    const { html } = parseBody('| a | b | c | d |\n|:--|:-:|--:|---|\n| 1 | 2 | 3 | 4 |');

    expect(html).toContain(
      '<th class="align-left">a</th>\n<th class="align-center">b</th>\n<th class="align-right">c</th>\n<th>d</th>',
    );
    expect(html).toContain(
      '<td class="align-left">1</td>\n<td class="align-center">2</td>\n<td class="align-right">3</td>\n<td>4</td>',
    );
    expect(html).not.toContain(' align=');
  });

  it('has no empty header cells', () => {
    const { html } = parseBody(
      '| | b |\n|---|---|\n| 1 | 2 |\n\n<table><tr><th scope="row"> </th><td>3</td></tr></table>',
    );

    expect(html).toContain('<td></td>\n<th scope="col">b</th>');
    expect(html).toContain('<tr><td> </td><td>3</td></tr>');
  });

  it('can be raw HTML, and contain other tables', () => {
    const { html, problems } = parseBody(
      '<table><caption>A</caption><tr><th scope="col" align="RIGHT">a</th></tr><tr><td colspan="2"><table><tr><td>b</td></tr></table></td></tr></table>',
    );

    expect(problems).toEqual([]);
    expect(html.match(/class="table-scroll"/g)).toHaveLength(2);
    expect(html).toContain('<th scope="col" class="align-right">a</th>');
    expect(html).toContain('<td colspan="2">');
  });
});
