import { describe, expect, it } from 'vitest';
import { followStageMode } from '../../../../cli/site/styles/follow-stage-mode.ts';
import { keepToStage } from '../../../../cli/site/styles/keep-to-stage.ts';

const added = '#docs--settings~:not(.search-dialog,.zoom-dialog,.visually-hidden)';
const inDemos = `:where(.demo-root *,${added},${added} *)`;
const framed = ':where([data-docs-framed],[data-docs-framed] *)';
const ofText = `:where(.demo-root,${added})`;

describe('the style sheet of a library', () => {
  it.each([
    ['a', `a${inDemos}`],
    ['*', `*${inDemos}`],
    ['a:hover', `a:hover${inDemos}`],
    ['ul li>a', `ul li>a${inDemos}`],
    ['*::before', `*${inDemos}::before`],
    ['::selection', `${inDemos}::selection`],
    ['[hidden]', `[hidden]${inDemos}`],
    ['input[type="text.a"]', `input[type="text.a"]${inDemos}`],
    ['body a', `body a${inDemos}`],
    [':root a', `:root a${inDemos}`],
    ['[dir=rtl] a', `[dir=rtl] a${inDemos}`],
    [':focus-visible', `:focus-visible${inDemos}`],
  ])('applies its rules for elements only to demos: %s', (selector, written) => {
    expect(keepToStage(`${selector}{top:0}`)).toBe(`${written}{top:0}`);
  });

  it.each([
    '.kit',
    'a.kit',
    '.kit a',
    '#kit',
    '[data-kit] a',
    '[class*=kit]',
    '[aria-busy=true] a',
    ':not(.kit)',
    ':host a',
    'html[dir=rtl]',
    ':root:lang(ja)',
    '[dir=rtl]',
    ':dir(rtl)',
  ])('keeps a selector with a class, an id or an attribute of its own: %s', (selector) => {
    expect(keepToStage(`${selector}{top:0}`)).toBe(`${selector}{top:0}`);
  });

  it('splits a list of selectors', () => {
    expect(keepToStage('.kit,a,.kit b{top:0}')).toBe(`.kit,a${inDemos},.kit b{top:0}`);
  });

  it.each(['html', 'body', ':root', 'html body'])(
    'applies its properties of %s to demos, except custom properties',
    (root) => {
      expect(keepToStage(`${root}{--ink:#111;margin:0;color:var(--ink);background:#fff;font-family:Kit}`)).toBe(
        `${root}{--ink:#111}${root}${framed}{margin:0;color:var(--ink);background:#fff;font-family:Kit}` +
          `.demo-stage{background:#fff}${ofText}{color:var(--ink);font-family:Kit}`,
      );
    },
  );

  it('applies its rules only to demos in a query for the mode, too', () => {
    const css = keepToStage(followStageMode('@media(prefers-color-scheme:dark){body{color:#fff}a{color:#9cf}}'));

    expect(css).toMatch(/\.demo-root:where\(\[data-mode=dark\][^{}]+\)\{color:#fff\}/);
    expect(css).toMatch(/a:where\(\[data-mode=dark\][^{}]+\)\{color:#9cf\}/);
    expect(css.match(/[^{}]+(?=\{color:#9cf\})/g)?.every((selector) => selector.endsWith(inDemos))).toBe(true);
    expect(css.split('}').filter((rule) => /^(?:@media[^{]*\{)?body/.test(rule))).toEqual([
      expect.stringContaining(framed),
      expect.stringContaining(framed),
    ]);
  });

  it('leaves the color scheme to the stage', () => {
    expect(keepToStage(':root{color-scheme:light dark}')).toBe(`:root${framed}{color-scheme:light dark}`);
  });

  it('leaves the custom properties of switched stages as they are', () => {
    const css = followStageMode(
      ':root{--ink:#111}@media(prefers-color-scheme:dark){:root{--ink:#fff}body{--line:#222}html{--card:#333}}',
    );

    expect(keepToStage(css)).toBe(css);
  });

  it.each(['@layer base{%}', '@media print{%}', '@supports (top:0){%}'])(
    'applies its rules only to demos inside %s',
    (around) => {
      expect(keepToStage(around.replace('%', 'a{top:0}'))).toBe(around.replace('%', `a${inDemos}{top:0}`));
    },
  );

  it('keeps rules without a selector', () => {
    const css =
      '@layer a,b;@font-face{font-family:Kit}@keyframes turn{from{top:0}to{top:1px}}@property --a{syntax:"*"}';

    expect(keepToStage(css)).toBe(css);
  });
});
