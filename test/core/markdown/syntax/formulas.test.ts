import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

/** Writes formulas as "(tex)" in a sentence, and as "[tex]" on a line of their own. */
function parse(body: string) {
  const formula = (tex: string, isDisplay: boolean) => ({
    html: `<math${isDisplay ? ' display="block"' : ''}><mi>${tex.replace(/[&<]/g, '')}</mi></math>`,
  });
  const { html, problems } = parseBody(body, { figures: { formula } });
  const short = html
    .replace(/<div class="math-block"[^>]*><math display="block"><mi>([^<]*)<\/mi><\/math><\/div>/g, '[$1]')
    .replace(/<math><mi>([^<]*)<\/mi><\/math>/g, '($1)');
  return { short, problems };
}

describe('a formula', () => {
  it.each([
    ['A $x^2$ b', '<p>A (x^2) b</p>'],
    ['$$\nx\n+ y\n$$', '[x\n+ y]'],
    ['$$x$$', '[x]'],
    ['A $$x$$ b', '<p>A (x) b</p>'],
    ['- $x$\n- $$y$$', '<ul>\n<li>(x)</li>\n<li>\n[y]\n</li>\n</ul>'],
    ['```math\nx\n```', '[x]'],
    ['A <b>b</b> $x$ c', '<p>A <b>b</b> (x) c</p>'],
    ['**$x$**', '<p><strong>(x)</strong></p>'],
    ['$a * b * c$', '<p>(a * b * c)</p>'],
  ])('is inline or on a line of its own, as written: %j', (body, html) => {
    expect(parse(body)).toEqual({ short: html, problems: [] });
  });

  it.each(['$5 and $6', 'costs \\$5, and \\$6', 'a $ b', '`$x$`'])(
    'is not found where a dollar sign means dollars: %j',
    (body) => {
      expect(parse(body).short).not.toContain('(');
    },
  );

  it.each([
    ['价格是$5到$10之间。', '<p>价格是$5到$10之间。</p>'],
    ['每月$99，年付$999，节省$189。', '<p>每月$99，年付$999，节省$189。</p>'],
    ['From $5-$10 a month', '<p>From $5-$10 a month</p>'],
    ['**$5-$10**', '<p><strong>$5-$10</strong></p>'],
    ['打折后80$，90$。', '<p>打折后80$，90$。</p>'],
    ['$5-$10 for $x^2$, 5$x$', '<p>$5-$10 for (x^2), 5(x)</p>'],
    ['速度为$v=s/t$，即 $\\text{米，秒}$', '<p>速度为(v=s/t)，即 (\\text{米，秒})</p>'],
  ])('is distinguished from a price: %s', (body, html) => {
    expect(parse(body)).toEqual({ short: html, problems: [] });
  });

  it('is text on a site without formulas', () => {
    expect(parseBody('A $x$ b').html).toBe('<p>A $x$ b</p>');
    expect(parseBody('```math\nx\n```').problems).toMatchObject([
      { rule: 'fence-language', hint: 'Set markdown.math to true in docs.config.ts.' },
    ]);
  });

  it('is part of its heading', () => {
    const { headings } = parseBody('## Of $x$ and y', { figures: { formula: () => ({ html: '<math></math>' }) } });

    expect(headings).toMatchObject([{ id: 'of-x-and-y', text: 'Of x and y' }]);
  });
});
