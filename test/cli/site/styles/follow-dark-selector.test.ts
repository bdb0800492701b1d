import { describe, expect, it } from 'vitest';
import { followDarkSelector } from '../../../../cli/site/styles/follow-dark-selector.ts';

const mark = '[data-docs-light-demos]';
const dark = `:where([data-mode=dark]:not(${mark}),[data-mode=dark] :not(${mark}>*,.demo-stage[data-mode=light],.demo-stage[data-mode=light] *))`;
const system = `:where([data-mode=system]:not(${mark}),[data-mode=system] :not(${mark}>*,.demo-stage[data-mode],.demo-stage[data-mode] *))`;
const turnedDark = `:is([data-mode=light],${mark}) .demo-stage[data-mode=dark]`;
const turnedLight = `[data-mode=dark]:not(${mark}) .demo-stage[data-mode=light]`;

/** Writes a rule for a dark stage; "%" is the place of the condition. */
const inDark = (selector: string) =>
  `${selector.replace('%', () => dark)}{top:0}@media(prefers-color-scheme:dark){${selector.replace('%', () => system)}{top:0}}`;
const weight = ':not(.docs-none)';

describe('a style sheet that asks for the dark mode by a class or an attribute', () => {
  it.each([
    ['.dark .kit', `.kit${weight}%`],
    ['.dark>.kit', `.kit${weight}%`],
    ['html.dark .kit', `html .kit${weight}%`],
    ['.dark .kit:hover::before', `.kit:hover${weight}%::before`],
    ['.dark .a .b', `.a .b${weight}%`],
    ['.a .dark .b', `.a .b${weight}%`],
    ['[data-theme=dark] .kit', `.kit${weight}%`],
    ['[data-theme="dark"] .kit', `.kit${weight}%`],
    [':where(.dark) .kit', '.kit%'],
    [':is(.dark) .kit', `.kit${weight}%`],
    ['.kit:where(.dark,.dark *)', '.kit%'],
    ['.kit:is(.dark *)', `.kit${weight}%`],
    [':is(.dark .kit):hover', `:is(.kit):hover${weight}%`],
    ['.dark .dark\\:kit', `.dark\\:kit${weight}%`],
  ])('follows the stage: %s', (selector, shown) => {
    expect(followDarkSelector(`${selector}{top:0}`, ['.dark', '[data-theme=dark]'])).toBe(
      `${selector}{top:0}${inDark(shown)}`,
    );
  });

  it.each([
    ['.darker .kit'],
    ['.dark-theme .kit'],
    ['.bar.dark .kit'],
    ['.kit.dark'],
    ['.kit:not(.dark *)'],
    ['.dark+.kit'],
    ['.kit .dark'],
    ['[data-theme=darkest] .kit'],
  ])('keeps a selector that asks for something else: %s', (selector) => {
    const css = `.dark{}${selector}{top:0}`;

    expect(followDarkSelector(css, ['.dark', '[data-theme=dark]'])).toBe(css);
  });

  it('repeats only those selectors of a list that ask for the dark mode', () => {
    expect(followDarkSelector('.kit,.dark .bar,.bar.dark{top:0}', ['.dark'])).toBe(
      `.kit,.dark .bar,.bar.dark{top:0}${inDark(`.bar${weight}%`)}`,
    );
  });

  it.each([['.dark'], [':root.dark'], ['html.dark'], ['[data-theme=dark]'], ['body.dark']])(
    'sets the custom properties of the root on a switched stage, too: %s',
    (selector) => {
      const css = followDarkSelector(`:root{--ground:#fff}${selector}{--ground:#000}`, ['.dark', '[data-theme=dark]']);
      expect(css).toContain(`:root :where(${turnedLight},${turnedDark}){--ground:#fff}`);
      expect(css).toContain(`:root${dark}{--ground:#000}:root :where(${turnedDark}){--ground:#000}`);
      expect(css).toContain(`${selector}{--ground:#000}`);
    },
  );

  it('resets on a light stage the properties that only the dark root has', () => {
    expect(followDarkSelector(':root{--ink:#111}.dark{--ink:#fff;--line:#222}', ['.dark'])).toContain(
      `:where(${turnedLight}){--line:initial}`,
    );
  });

  it('repeats on a switched stage only the properties that the dark root changes, directly or through others', () => {
    const css = ':root{--ink:#111;--text:var(--ink);--note:1px solid var( --text );--gap:4px}.dark{--ink:#fff}';

    expect(followDarkSelector(css, ['.dark'])).toContain(
      `:root :where(${turnedLight},${turnedDark}){--ink:#111;--text:var(--ink);--note:1px solid var( --text )}`,
    );
  });

  it('applies inherited properties of the root to demos, and its background to their stage', () => {
    const css = followDarkSelector('.dark{--ground:#000;color:#eee;background:#111;top:0}', ['.dark']);

    expect(css).toContain(`.demo-root${dark}{color:#eee}`);
    expect(css).toContain(`.demo-stage${dark}{background:#111}`);
    expect(css.match(/top:0/g)).toHaveLength(1);
  });

  it.each(['@layer a{%}', '@media print{%}', '@supports (top:0){%}'])('follows the stage inside %s', (around) => {
    const put = (css: string) => around.replace('%', () => css);

    expect(followDarkSelector(put('.dark a{top:0}'), ['.dark'])).toBe(put(`.dark a{top:0}${inDark(`a${weight}%`)}`));
  });

  it.each([
    ['a{top:0}', ['.dark']],
    ['.dark a{top:0}', []],
    ['@import "a.css";@font-face{font-family:dark}a{top:0}', ['.dark']],
  ])('is unchanged without such a selector: %s', (css, selectors) => {
    expect(followDarkSelector(css, selectors)).toBe(css);
  });
});
