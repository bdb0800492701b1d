import temml from 'temml';
import { describe, expect, it } from 'vitest';
import type { DrawnFigure } from '../../../../core/markdown/figures.ts';
import { parseBody } from '../parse-page.ts';

/** Draws as a library would that trusts its input. */
function parse(body: string, formula?: () => DrawnFigure) {
  const draw = (tex: string, isDisplay: boolean) => ({
    html: temml.renderToString(tex, { displayMode: isDisplay, trust: true, throwOnError: false }),
  });
  return parseBody(body, { figures: { formula: formula ?? draw } });
}

describe('a formula', () => {
  it('is drawn without inline styles', () => {
    const { html } = parse('$$\n\\color{red}x \\boxed{y} \\begin{align} a&=b \\end{align}\n$$');

    expect(html).toContain('mathcolor="');
    expect(html).toContain('class="math-box"');
    expect(html).not.toContain(' style=');
  });

  it.each([
    ['\\href{javascript:alert(1)}{x}'],
    ['\\href{https://example.com/}{x}'],
    ['\\class{callout}{x}'],
    ['\\id{main-content}{x}'],
    ['\\style{color:red;background:url(https://example.com/)}{x}'],
    ['\\data{island=Settings}{x}'],
    ['\\includegraphics{https://example.com/a.png}'],
    ['\\text{<img src=x onerror=alert(1)>}'],
    ['\\text{</math><script>alert(1)</script>}'],
  ])('has nothing but MathML: %s', (tex) => {
    const { html } = parse(`$${tex}$`);

    const tags = html.match(/<[a-z][^>]*>/g)?.join('') ?? '';

    expect(tags).not.toMatch(/<(?:a|img|script|div)\b|href=|\sstyle=|src=|\sid=|data-|class="callout/);
  });

  it('has nothing else even from a malicious library', () => {
    const html =
      '<math onclick="alert(1)"><mi href="javascript:alert(1)">x</mi><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math><script>alert(1)</script>';

    expect(parse('$x$', () => ({ html })).html).toBe('<p><math><mi>x</mi></math></p>');
  });

  it('with a fault is shown as written, and reported at the place of the fault', () => {
    const { html, problems } = parse('A $x <y$\n\n$$\na\n+ \\b\n$$', () => ({ fault: 'no such name', at: 4 }));

    expect(html).toContain('<code>x &lt;y</code>');
    expect(problems).toEqual([
      {
        rule: 'formula-syntax',
        severity: 'error',
        place: { file: 'page.md', line: 5, column: 8 },
        message: 'The formula "x <y" cannot be read: no such name',
        hint: 'Correct its TeX. A dollar sign that is not part of a formula is written "\\$".',
      },
      expect.objectContaining({ place: { file: 'page.md', line: 9, column: 3 } }),
    ]);
  });
});
