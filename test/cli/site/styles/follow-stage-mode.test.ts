import { describe, expect, it } from 'vitest';
import { followStageMode } from '../../../../cli/site/styles/follow-stage-mode.ts';

const mark = '[data-docs-light-demos]';
const dark = `:where([data-mode=dark]:not(${mark}),[data-mode=dark] :not(${mark}>*,.demo-stage[data-mode=light],.demo-stage[data-mode=light] *))`;
const light = `:where([data-mode=light],${mark},${mark}>*,[data-mode=light] :not(.demo-stage[data-mode=dark],.demo-stage[data-mode=dark] *))`;
const systemDark = `:where([data-mode=system]:not(${mark}),[data-mode=system] :not(${mark}>*,.demo-stage[data-mode],.demo-stage[data-mode] *))`;
const systemLight = '[data-mode=system],[data-mode=system] :not(.demo-stage[data-mode],.demo-stage[data-mode] *)';
const turnedDark = `:is([data-mode=light],${mark}) .demo-stage[data-mode=dark]`;
const turnedLight = `[data-mode=dark]:not(${mark}) .demo-stage[data-mode=light]`;

const inDark = (query = '') => {
  const wrap = (css: string) => (query === '' ? css : `@media ${query}{${css}}`);
  return `${wrap(`a${dark}{top:0}`)}@media(prefers-color-scheme:dark){${wrap(`a${systemDark}{top:0}`)}}`;
};
const inLight = (query = '') => {
  const wrap = (css: string) => (query === '' ? css : `@media ${query}{${css}}`);
  return `${wrap(`a${light}{top:0}`)}@media(prefers-color-scheme:light){${wrap(`a:where(${systemLight}){top:0}`)}}`;
};

describe('a style sheet that queries the mode of the system', () => {
  it.each([
    ['(prefers-color-scheme:dark)', inDark()],
    ['(prefers-color-scheme: DARK )', inDark()],
    ['(prefers-color-scheme:light)', inLight()],
    ['not (prefers-color-scheme:light)', inDark()],
    ['not all and (prefers-color-scheme:dark)', inLight()],
    ['screen and (prefers-color-scheme:dark)and (min-width:9px)', inDark('screen and (min-width:9px)')],
    ['only screen and (prefers-color-scheme:dark)', inDark('only screen')],
    ['(prefers-color-scheme:dark),print', inLight('print') + inDark()],
    ['(prefers-color-scheme:dark)and (not (hover))', inDark('(not (hover))')],
    [
      '(prefers-color-scheme:dark)or (hover)',
      inLight('(max-width:-1px)or (hover)') + inDark('(min-width:0)or (hover)'),
    ],
    ['(prefers-color-scheme)', 'a{top:0}'],
    ['(prefers-color-scheme:no-preference)', ''],
  ])('queries the mode of the stage instead: %s', (query, css) => {
    expect(followStageMode(`@media ${query}{a{top:0}}`)).toBe(css);
  });

  it.each([
    ['@layer a{@supports (top:0){%}}'],
    ['@supports not (top:0){%}'],
    ['@container b (min-width:9px){%}'],
    ['@media print{%}'],
  ])('queries the mode of the stage inside %s', (around) => {
    const put = (css: string) => around.replace('%', () => css);

    expect(followStageMode(put('@media(prefers-color-scheme:dark){a{top:0}}'))).toBe(put(inDark()));
  });

  it('follows the stage in a nested query', () => {
    const inner = 'b{top:0}@media(prefers-color-scheme:light){i{top:0}}@media(prefers-color-scheme:dark){a{top:0}}';

    expect(followStageMode(`@media(prefers-color-scheme:dark){${inner}}`)).toBe(
      `b${dark}{top:0}a${dark}{top:0}@media(prefers-color-scheme:dark){b${systemDark}{top:0}a${systemDark}{top:0}}`,
    );
  });

  it.each([
    ['.a::before', `.a${dark}::before`],
    ['.a:hover:after', `.a:hover${dark}:after`],
    ['::-webkit-scrollbar:hover', `${dark}::-webkit-scrollbar:hover`],
    ['.a:is(b,i):before-x', `.a:is(b,i):before-x${dark}`],
    ['.a\\:before>[x=":after"]', `.a\\:before>[x=":after"]${dark}`],
  ])('has its condition before the pseudo-elements of a selector: %s', (selector, written) => {
    expect(followStageMode(`@media(prefers-color-scheme:dark){${selector}{top:0}}`)).toContain(
      `${written}{top:0}@media`,
    );
  });

  it.each([[':root'], ['html'], ['body'], ['.x :root:not(.light)'], [':is(html,.theme)']])(
    'sets the custom properties of %s on a switched stage, too',
    (root) => {
      const css = `${root}{--a:1;color:red}@media(prefers-color-scheme:dark){${root}{--a:2;color:blue}}`;

      expect(followStageMode(css)).toBe(
        `${root}{--a:1;color:red}${root} :where(${turnedLight},${turnedDark}){--a:1}` +
          `:where(${turnedLight}){--a:initial}${root}${dark}{--a:2;color:blue}${root} :where(${turnedDark}){--a:2}` +
          `@media(prefers-color-scheme:dark){${root}${systemDark}{--a:2;color:blue}}`,
      );
    },
  );

  it.each([['.html'], ['#body'], ['body .a'], [':root>.b'], ['html-view'], ['[html]'], ['body::before']])(
    'does not repeat the custom properties of %s',
    (selector) => {
      expect(followStageMode(`@media(prefers-color-scheme:dark){${selector}{--a:2}}`).match(/--a/g)).toHaveLength(2);
    },
  );

  it('keeps rules without a selector following the system', () => {
    expect(followStageMode('@media(prefers-color-scheme:dark){@keyframes a{to{top:0}}}')).toBe(
      '@media(prefers-color-scheme:dark){@keyframes a{to{top:0}}}',
    );
  });

  it.each([
    [':root{--a:1}.b{color:light-dark(red,blue)}'],
    ['@media(prefers-contrast:more){a{top:0}}'],
    ['@import"https://a.example/x.css"(prefers-color-scheme:dark);'],
    ['a{background:url("data:image/svg+xml,<style>@media (prefers-color-scheme:dark){}</style>")}'],
  ])('is unchanged if none of its rules queries the mode: %s', (css) => {
    expect(followStageMode(css)).toBe(css);
  });
});
