import createCache from '@emotion/cache';
import { keyframes } from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';
import cssjanus from 'cssjanus';
import { compile, middleware, prefixer, serialize, stringify } from 'stylis';
import { beforeEach, describe, expect, it } from 'vitest';
import { bidiPlugin } from '../../../../runtime/demos/root/bidi-plugin.ts';
import { limitToDirection } from '../../../../runtime/demos/root/limit-to-direction.ts';
import { createEmotionCache, type EmotionLibrary } from '../../../../runtime/demos/root/emotion.ts';

const ltr = ':where(:dir(ltr))';
const rtl = ':where(:dir(rtl))';

/** What the style compiler makes of a style sheet. */
function write(css: string): string {
  return serialize(compile(css), middleware([bidiPlugin as never, stringify]));
}

describe('a rule with sides', () => {
  it('is written for both directions', () => {
    expect(write('.a{padding-left:4px;color:red;}')).toBe(
      `.a${ltr}{padding-left:4px;color:red;}.a${rtl}{padding-right:4px;color:red;}`,
    );
  });

  it.each([
    ['margin:1px 2px 3px 4px;', 'margin:1px 4px 3px 2px;'],
    ['border-radius:1px 2px 3px 4px;', 'border-radius:2px 1px 4px 3px;'],
    ['text-align:left;', 'text-align:right;'],
    ['float:right;', 'float:left;'],
    ['left:-3px;', 'right:-3px;'],
    ['border-left-color:red;', 'border-right-color:red;'],
    ['transform:translateX(10px);', 'transform:translateX(-10px);'],
    ['cursor:e-resize;', 'cursor:w-resize;'],
    ['box-shadow:1px 2px red;', 'box-shadow:-1px 2px red;'],
    ['background-position:10% 0;', 'background-position:90% 0;'],
  ])('turns %s into %s', (css, turned) => {
    expect(write(`.a{${css}}`)).toBe(`.a${ltr}{${css}}.a${rtl}{${turned}}`);
  });

  it.each([
    'left:0;',
    'right:auto;',
    'right:10%;',
    'margin-left:-8px;',
    'margin-left:0.5em!important;',
    'padding-right:calc(1px + 2em);',
    'padding-right:var(--gap);',
    'padding-right:var(--left);',
    'left:env(safe-area-inset-left);',
    'border-left:1px solid red;',
    'border-left-width:1px;',
    'border-right-style:none;',
    'border-radius:inherit;',
    'border-radius:4px;',
    'border-radius:1px 2px;',
  ])('turns %s as cssjanus does', (css) => {
    const turned = cssjanus.transform(css);
    expect(write(`.a{${css}}`)).toBe(turned === css ? `.a{${css}}` : `.a${ltr}{${css}}.a${rtl}{${turned}}`);
  });

  it.each([
    'color:red;',
    'padding:1px 2px;',
    'margin:0 auto;',
    'border-radius:4px;',
    'transform:rotate(3deg);',
    'inset-inline-start:0;',
    'background:red;',
    'content:"left";',
    'grid-area:left;',
    'animation:slide-left 1s;',
  ])('stays one rule if it is the same in both directions: %s', (css) => {
    expect(write(`.a{${css}}`)).toBe(`.a{${css}}`);
  });

  it('keeps the place of pseudo-elements in its selector', () => {
    expect(write('.a{&:hover::before{left:0;}}')).toBe(
      `.a:hover${ltr}::before{left:0;}.a:hover${rtl}::before{right:0;}`,
    );
    expect(write('.a:after{left:0;}')).toBe(`.a${ltr}:after{left:0;}.a${rtl}:after{right:0;}`);
    expect(write('.a,.b .c::-webkit-scrollbar:hover{left:0;}')).toBe(
      `.a${ltr},.b .c${ltr}::-webkit-scrollbar:hover{left:0;}.a${rtl},.b .c${rtl}::-webkit-scrollbar:hover{right:0;}`,
    );
  });

  it('may be nested in another rule, and in media queries', () => {
    expect(write('.a{color:red;& .b{left:0;}}')).toBe(`.a{color:red;}.a .b${ltr}{left:0;}.a .b${rtl}{right:0;}`);
    expect(write('.a{@media (min-width:600px){padding-left:4px;}}')).toBe(
      `@media (min-width:600px){.a${ltr}{padding-left:4px;}.a${rtl}{padding-right:4px;}}`,
    );
    expect(write('@supports (display:grid){.a{left:0;}}')).toBe(
      `@supports (display:grid){.a${ltr}{left:0;}.a${rtl}{right:0;}}`,
    );
  });

  it('is left alone in keyframes, which have no element', () => {
    expect(write('@keyframes x{from{left:0;}to{left:10px;}}')).toBe('@keyframes x{from{left:0;}to{left:10px;}}');
    expect(write('@-webkit-keyframes x{from{left:0;}}')).toBe('@-webkit-keyframes x{from{left:0;}}');
  });

  it('is left alone if its author marks it', () => {
    expect(write('.a{/* @noflip */left:0;color:red;}')).toMatch(/^\.a\{(?:\/\*.*?\*\/)?left:0;color:red;\}$/);
    expect(write('.a{/* @noflip */left:0;right:1px;}')).toMatch(
      new RegExp(
        `^\\.a${ltr.replace(/[()]/g, '\\$&')}\\{.*left:0;right:1px;\\}\\.a${rtl.replace(/[()]/g, '\\$&')}\\{.*left:0;left:1px;\\}$`,
      ),
    );
  });
});

describe('a selector for one direction', () => {
  it('keeps its specificity', () => {
    expect(limitToDirection('.a:first-child::after', 'rtl')).toBe('.a:first-child:where(:dir(rtl))::after');
    expect(limitToDirection('.a:first-letter', 'ltr')).toBe('.a:where(:dir(ltr)):first-letter');
  });
});

describe('a cache of Emotion', () => {
  const library = { createCache, prefixer, CacheProvider: () => null } as unknown as EmotionLibrary;
  beforeEach(() => document.head.replaceChildren());

  function insert(css: string, speedy: boolean) {
    const cache = createEmotionCache(library, speedy) as unknown as ReturnType<typeof createCache>;
    const serialized = serializeStyles([css]);
    cache.insert(`.css-${serialized.name}`, serialized, cache.sheet, true);
    return { cache, name: serialized.name };
  }

  it('inserts both directions, each as a rule of its own', () => {
    const { name } = insert('padding-left:4px;color:red;', false);

    // In development, Emotion inserts an empty rule in place of the one that the two replace.
    expect(
      [...document.querySelectorAll('style[data-emotion]')]
        .map(({ textContent }) => textContent)
        .filter((text) => !text?.endsWith('{}')),
    ).toEqual([`.css-${name}${ltr}{padding-left:4px;color:red;}`, `.css-${name}${rtl}{padding-right:4px;color:red;}`]);
  });

  it('inserts both directions without text in its fast mode', () => {
    const { cache } = insert('padding-left:4px;', true);
    const [style, ...others] = document.querySelectorAll<HTMLStyleElement>('style[data-emotion]');

    expect([style?.textContent, others.length, cache.sheet.tags.length]).toEqual(['', 0, 1]);
    expect([...(style?.sheet?.cssRules ?? [])].filter(({ cssText }) => cssText.includes(':dir('))).toHaveLength(2);
  });

  it('writes prefixes, and the same class for both directions', () => {
    const { name, cache } = insert('user-select:none;margin-left:1px;', false);
    const text = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');

    expect(text.match(/-webkit-user-select:none/g)).toHaveLength(2);
    expect(Object.keys(cache.inserted)).toEqual([name]);
  });

  it('leaves animations alone', () => {
    const turn = keyframes({ from: { left: 0 }, to: { left: '100%' } });
    insert(`animation:${turn.name} 1s;${turn.styles}`, false);
    const text = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');

    expect(text).not.toContain('right');
  });
});
