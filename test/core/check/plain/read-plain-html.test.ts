import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseElements } from '../../../../core/check/parse-elements.ts';
import { parseHtmlPage } from '../../../../core/check/parse-html-page.ts';
import { readPlainHtml } from '../../../../core/check/plain/read-plain-html.ts';
import { isWhole } from '../../../torture/is-whole.ts';

const page = (body: string, head = '<title>A</title>') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
const both = (html: string) => [parseHtmlPage(html, 'a.html'), parseHtmlPage(html, 'a.html', parseElements)];

describe('a page as a build writes it', () => {
  it.each([
    [
      'links and pictures',
      '<p id="a">\n<a href="/b/?c=1&amp;d" name="e">f</a> 🎉 <img src="/g.png" alt=""/></p>\n<p id="h">'.replace(
        /<p id="h">$/,
        '',
      ),
    ],
    ['lists', '<ul><li><a href="/a/">a</a><ol><li>b</li></ol></li><div><li id="c">d</li></div></ul>'],
    ['definitions', '<dl><div><dt id="a">b</dt><dd>c</dd></div><dt>d</dt><dd>e</dd></dl>'],
    ['tables', '<table>\n<thead><tr><th id="a">b</th></tr></thead><tr><td><a href="/c/">d</a></td></tr></table>'],
    ['drawings', '<svg viewBox="0 0 1 1"><title id="a">b</title><linearGradient id="c"/><use href="#c"/></svg>'],
    ['formulas', '<math><mrow><mi id="a">x</mi><mo>&lt;</mo></mrow></math>'],
    [
      'scripts, styles and no script',
      '<script>if (a && b < c) "</a>"</script><style>a > b{}</style><noscript><p id="a"></noscript>',
    ],
    [
      'islands and templates',
      '<div data-island="A" data-docs-props="{&quot;module&quot;:&quot;/a.js&quot;}"></div><template><b id="a"></b></template>',
    ],
    ['forms', '<form><select><option>a</option></select><textarea>&amp;</textarea><input><button>b</button></form>'],
    ['comments and no words', '<!-- a - b --><img src="/a.png"><p id="a"></p><p id="a"></p>'],
  ])('is read without the parser, with the same result: %s', (_name, body) => {
    const html = page(body, '<title>A &amp; b</title><link rel="canonical" href="/"/><meta charSet="utf-8"/>');

    expect(readPlainHtml(html)).toBeDefined();
    expect(both(html)[0]).toEqual(both(html)[1]);
  });
});

describe('a page that a browser repairs, or may', () => {
  it.each([
    ['<p><div id="a"></div></p>'],
    ['<p>a<p>b'],
    ['<a href="/a/"><b><a href="/b/"></a></b></a>'],
    ['<b><i></b></i>'],
    ['<table><a href="/a/">b</a></table>'],
    ['<table>a</table>'],
    ['<ul><li>a<li>b</ul>'],
    ['<h2><h3>a</h3></h2>'],
    ['<div/>'],
    ['<p id="a" ID="b"></p>'],
    ['<p id=a></p>'],
    ['a & b &c; &#0;'],
    ['<script><!--<script></script>'],
    ['a < b'],
    ['a\0b'],
    ['<svg><p id="a"></p></svg>'],
    ['<svg><a xlink:href="/a/"></a></svg>'],
    ['</div>'],
    ['<body id="a">'],
    ['<ruby>a<rt>b</ruby>'],
    ['<select><p id="a"></p></select>'],
    ['<button><button id="a"></button></button>'],
    ['<textarea>a</TEXTAREA >b'],
    ['<!-->a--><!-- a -- b -->'],
  ])('is left to the parser: %s', (body) => {
    expect(readPlainHtml(page(body))).toBeUndefined();
  });

  it.each([['<p>a</p>'], [''], ['<!doctype html><title>a</title>'], ['<!doctype html><html><body></body></html>']])(
    'is left to the parser without what every page has: %s',
    (html) => {
      expect(readPlainHtml(html)).toBeUndefined();
    },
  );
});

describe('any page', () => {
  const names =
    'a b p div span ul ol li dl dt dd table thead tbody tr td caption svg g path title desc math mi mrow script style noscript textarea select option button form h1 h2 template img br input hr code pre iframe col colgroup object head body html details summary label em link meta ruby rt font center image frameset plaintext optgroup datalist'.split(
      ' ',
    );
  const attributes = [
    '',
    ' id="a"',
    ' href="/a/"',
    ' id="b" class="c"',
    ' hidden',
    ' src="/a.png" alt=""',
    ' id="a" id="b"',
    ' name="x"',
    ' href="?a&amp;b"',
    ' href="?a&b"',
    '/',
    ' data-island="A"',
    ' \n id="n"',
    ' xlink:href="/a/"',
  ];
  const text = fc.constantFrom(
    'a',
    ' ',
    '\n',
    '&amp;',
    '&',
    '<',
    '🎉',
    '<!-- a -->',
    '<!---->',
    '--',
    '</p>',
    '&#x27;',
    '\t',
    '"',
  );
  // What is nested as written, what is not, and pieces of both.
  const { tree } = fc.letrec<{ tree: string; element: string }>((tie) => ({
    element: fc
      .tuple(
        fc.constantFrom(...names),
        fc.constantFrom(...attributes),
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.nat(30),
      )
      .map(([name, more, children, luck]) =>
        luck === 0
          ? `<${name}${more}>`
          : luck === 1
            ? `</${name}>`
            : /^(?:img|br|input|hr|link|meta|col)$/.test(name)
              ? `<${name}${more}>`
              : `<${name}${more}>${children.join('')}</${name}>`,
      ),
    tree: fc.oneof({ depthSize: 'small' }, text, tie('element'), tie('element')),
  }));

  it('gives the same result without the parser', () => {
    let plain = 0;
    const { failed, counterexample } = fc.check(
      fc.property(fc.array(tree, { maxLength: 4 }), fc.nat(5), (parts, luck) => {
        const html = luck === 0 ? parts.join('') : page(parts.join(''), luck === 1 ? parts[0] : undefined);
        if (!readPlainHtml(html)) return;
        plain += 1;
        const [quick, standard] = both(html);
        expect(quick).toEqual(standard);
      }),
      { seed: isWhole ? Number(process.env.TORTURE_SEED ?? 15) : 15, numRuns: isWhole ? 100_000 : 3000 },
    );

    expect(failed ? counterexample : 'the same').toBe('the same');
    expect(plain).toBeGreaterThan(100);
  });
});
