import createCache from '@emotion/cache';
import { CacheProvider, Global, css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { createElement as h, lazy, Suspense, useId } from 'react';
import { prefixer } from 'stylis';
import { describe, expect, it } from 'vitest';
import { renderDemo } from '../../../../cli/demos/run/render-demo.ts';
import type { DemoWrapper } from '../../../../runtime/demos/root/demo-root.tsx';
import type { PageTheme } from '../../../../runtime/demos/root/demo-theme.ts';
import type { EmotionLibrary } from '../../../../runtime/demos/root/emotion.ts';

const emotion = { createCache, CacheProvider, prefixer } as unknown as EmotionLibrary;
const surroundings = { prefix: 'Demo-', product: 'joy-ui' };

describe('the first HTML of a demo', () => {
  it('has its own ids', async () => {
    const Demo = () => h('p', { id: useId() });

    const [one, other] = [
      await renderDemo(Demo, surroundings),
      await renderDemo(Demo, { ...surroundings, prefix: 'Demo-2-' }),
    ];

    expect(one.html).toContain('Demo-');
    expect(one.html).not.toBe(other.html);
  });

  it('is inside the wrapper of its site, light and from left to right', async () => {
    const Wrapper: DemoWrapper = ({ mode, direction, dense, spacing, product, children }) =>
      h('div', { className: `${mode} ${direction} ${dense} ${spacing} ${product}` }, children);

    expect((await renderDemo(() => h('b'), { ...surroundings, Wrapper })).html).toBe(
      '<div class="light ltr false 8 joy-ui"><b></b></div>',
    );
  });

  it('receives the language, the direction and the base of its page', async () => {
    const Wrapper: DemoWrapper = ({ direction, language, base, children }) =>
      h('div', { className: `${direction} ${language} ${base}` }, children);
    const draw = async (page?: PageTheme) => (await renderDemo(() => h('b'), { ...surroundings, Wrapper, page })).html;

    expect([await draw({ direction: 'rtl', language: 'ar', base: '/docs/' }), await draw()]).toEqual([
      '<div class="rtl ar /docs/"><b></b></div>',
      '<div class="ltr en /"><b></b></div>',
    ]);
  });

  it('has the CSS rules it needs, by name, and none in its text', async () => {
    const Red = styled('p')({ color: 'red' });

    const { html, rules, globals } = await renderDemo(() => h('div', null, h(Red), h(Red)), {
      ...surroundings,
      emotion,
    });
    const [name = ''] = Object.keys(rules);

    expect(rules).toEqual({ [name]: `.css-${name}{color:red;}` });
    expect(globals).toEqual({});
    expect(html).toBe(`<div><p class="css-${name}"></p><p class="css-${name}"></p></div>`);
  });

  it('has rules with a side for both directions', async () => {
    const Side = styled('p')({ paddingLeft: 4 });

    const [rule = ''] = Object.values((await renderDemo(() => h(Side), { ...surroundings, emotion })).rules);

    expect(rule).toMatch(
      /^\.css-\w+:where\(:dir\(ltr\)\)\{padding-left:4px;\}\.css-\w+:where\(:dir\(rtl\)\)\{padding-right:4px;\}$/,
    );
  });

  it('has the same rules whether they were compiled for it or for an earlier demo', async () => {
    const turn = keyframes({ to: { rotate: '1turn' } });
    const Red = styled('p')({ color: 'red', marginLeft: 1, animation: `${turn} 1s` });
    const All = () => h(Global, { styles: css({ body: { margin: 0 } }) });
    // Global rules and rules of a class with the same content have the same name.
    const [Bold, AllBold] = [styled('b')('--weight:700;'), () => h(Global, { styles: css('--weight:700;') })];
    const demos = [() => h('i', null, h(Red), h(All)), () => h('i', null, h(Bold), h(Red)), () => h(AllBold)];
    const compiled = new Map<string, string>();

    for (const Demo of [...demos, ...demos])
      expect(await renderDemo(Demo, { ...surroundings, emotion, compiled })).toEqual(
        await renderDemo(Demo, { ...surroundings, emotion }),
      );
    expect(compiled.size).toBe(5);
  });

  it('separates global rules', async () => {
    const { rules, globals } = await renderDemo(() => h(Global, { styles: css({ body: { margin: 0 } }) }), {
      ...surroundings,
      emotion,
    });

    expect(rules).toEqual({});
    expect(Object.values(globals)).toEqual(['body{margin:0;}']);
  });
});

describe('a demo that is not ready', () => {
  const Never = lazy(() => new Promise<never>(() => undefined));
  const Broken = () => {
    throw new Error('boom');
  };

  it('is rejected without a boundary', async () => {
    await expect(renderDemo(() => h(Never), surroundings)).rejects.toThrow(/suspended/);
  });

  it('is rejected if a boundary shows its fallback: 131*', async () => {
    await expect(renderDemo(() => h(Suspense, { fallback: 'Wait' }, h(Never)), surroundings)).rejects.toThrow(
      'a part is not ready, so a Suspense boundary shows its fallback',
    );
  });

  it('is rejected with the error that a boundary has caught', async () => {
    await expect(renderDemo(() => h(Suspense, { fallback: 'Wait' }, h(Broken)), surroundings)).rejects.toThrow('boom');
    await expect(
      renderDemo(
        () => h('p', null, h(Suspense, { fallback: 'Wait' }, h(Never)), h(Suspense, { fallback: 'Wait' }, h(Broken))),
        surroundings,
      ),
    ).rejects.toThrow('boom');
  });
});
