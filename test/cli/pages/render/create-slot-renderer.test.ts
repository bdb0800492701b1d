import { createElement, Suspense, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createSlotRenderer } from '../../../../cli/pages/render/create-slot-renderer.ts';
import { readPluginStop } from '../../../../core/markdown/plugins/plugin-stop.ts';
import type { Plugin, SlotProps } from '../../../../core/model/schema/plugin.ts';
import { makePageProps } from '../../../make-page.ts';

const modules = (plugins: readonly Plugin[], slots = {}) => ({ templates: {}, components: {}, slots, plugins });
const draw = (plugins: readonly Plugin[], slots = {}) => createSlotRenderer(modules(plugins, slots))(makePageProps());
const stopOf = (plugin: Partial<Plugin>) => {
  try {
    draw([{ name: 'a', ...plugin }]);
  } catch (error) {
    return readPluginStop(error);
  }
  return undefined;
};

describe('the slots of a page', () => {
  it('contain the slots of plugins in order, and then those of the site', () => {
    const Footer = ({ page, direction }: SlotProps) => createElement('p', null, `${page.template} ${direction}`);
    const Own = () => createElement('b', null, 'own');

    expect(
      draw(
        [
          { name: 'a', slots: { Footer } },
          { name: 'b', slots: { Footer: '<i>b</i>', Banner: () => null } },
        ],
        { Footer: Own },
      ),
    ).toEqual({ slots: { Footer: '<p>Documentation ltr</p><i>b</i><b>own</b>' }, head: '' });
  });

  it('are omitted if nothing fills them', () => {
    expect(draw([{ name: 'a' }])).toEqual({ head: '' });
  });

  it('name the plugin that throws', () => {
    const Footer = () => {
      throw new Error('x');
    };

    expect(stopOf({ slots: { Footer } })).toMatchObject({ plugin: 'a', part: 'slot Footer' });
  });
});

describe('row 131: a slot with a boundary', () => {
  const within = (Part: () => ReactNode) => () => createElement(Suspense, { fallback: 'Wait' }, createElement(Part));

  it('names its plugin if the boundary catches an error', () => {
    const Broken = () => {
      throw new Error('x');
    };

    expect(stopOf({ slots: { Footer: within(Broken) } })).toMatchObject({ plugin: 'a', part: 'slot Footer' });
  });

  it('has no comments of React if it rendered completely', () => {
    expect(draw([{ name: 'a', slots: { Footer: within(() => ['x', 'y']) } }]).slots).toEqual({ Footer: 'xy' });
  });
});

describe('the head of a page', () => {
  it('ends with the elements of plugins', () => {
    const head: Plugin['head'] = ({ href }) => [
      ['link', { rel: 'search', href: href('/a/') }],
      ['meta', { name: 'a', content: '"<b>' }],
      ['script', { src: '/a.js', async: true }],
    ];

    expect(draw([{ name: 'a', head }]).head).toBe(
      '<link rel="search" href="/a/"><meta name="a" content="&quot;&lt;b&gt;"><script src="/a.js" async></script>',
    );
  });

  const wrong: [head: unknown, message: string][] = [
    [[['style', {}]], '"style" is not "meta", "link" or "script"'],
    [[['meta']], 'the attributes of "meta" must be an object'],
    [[['link', { onload: 'x()' }]], '"onload" is not an attribute that elements of the head can have'],
    [[['meta', { name: 3 }]], '"name" must be a string, but is a number'],
    [() => '<meta>', 'it must be a list, but is a string'],
  ];

  it.each(wrong)('refuses %j', (head, message) => {
    expect(stopOf({ head: head as Plugin['head'] })?.thrown).toHaveProperty('message', message);
  });
});
