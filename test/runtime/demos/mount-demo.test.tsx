// A demo's element as the templates write it, mounted with the script of its page.

import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../runtime/demos/mount-demo.ts';
import { choosePreferences } from '../../../runtime/preferences/choose-preferences.ts';
import { DemoCase } from '../../../templates/blocks/demo-case.tsx';
import type { ShownStyling } from '../../../templates/blocks/demo-case-props.ts';
import { translateEnglish as t } from '../../make-page.ts';
import { resetReader } from '../reset-reader.ts';

/** A module that hydrates without React: it records the calls that it receives. */
const module = `data:text/javascript;base64,${btoa(`export const load = async () => undefined;
export function hydrate(element, { key, prefix, onLive }) {
  if (key.startsWith('Unknown')) return undefined;
  const told = (globalThis.demoTold ??= []);
  told.push('hydrate ' + key + ' ' + prefix);
  onLive();
  return { show: ({ mode, direction, dense }) => told.push('show ' + [key, mode, direction, dense].join(' ')), reset: () => told.push('reset ' + key), replace() {}, unmount() {} };
}`)}`;
const listCalls = () => (globalThis as unknown as { demoTold?: string[] }).demoTold ?? [];
const clearCalls = () => listCalls().splice(0);

const file = (name: string) => ({ name, path: name, html: `<pre>${name} text</pre>` });
const sources = {
  demos: {
    Demo: {
      system: {
        file: 'content/Demo.tsx',
        variants: { TS: { files: [file('Demo.tsx')] }, JS: { files: [file('Demo.js')] } },
      },
    },
  },
  around: { product: 'lib', files: {} },
  labels: {},
};
const styling: ShownStyling = {
  styling: 'system',
  serves: ['system', 'tailwind', 'css'],
  prefix: 'Demo-',
  html: '<p>Hello</p>',
  faults: [],
  sources: [
    { variant: 'TS', preview: '<pre>short</pre>', files: [] },
    { variant: 'JS', preview: '<pre>short</pre>', files: [] },
  ],
};

let copied: string[];
let asked: string[];
beforeEach(() => {
  resetReader();
  copied = [];
  asked = [];
  clearCalls();
  vi.stubGlobal('fetch', async (href: string) => (asked.push(href), new Response(JSON.stringify(sources))));
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  // happy-dom has no layout, so every element counts as visible.
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let count = 0;

async function mountDemo({ name = 'Demo', hash = '', stylings = [styling], isBroken = false } = {}) {
  location.hash = hash;
  count += 1;
  const hrefs = { sources: `/sources-${count}.json`, page: '/demo/', ...(!isBroken && { module }) };
  const settings = {
    labels: { copied: 'Copied', linkCopied: 'Link copied', files: 'Files', crashed: '', tryAgain: '', report: '' },
  };
  document.body.innerHTML = `<script id="docs--settings" type="application/json">${JSON.stringify(settings)}</script>${renderToString(<DemoCase name={name} id={name} file="content/Demo.tsx" options={{}} stylings={stylings} hrefs={hrefs} t={t} />)}`;
  const element = document.querySelector<HTMLElement>('[data-demo]')!;
  const [onLive, onError] = [vi.fn<() => void>(), vi.fn<(error: unknown) => void>()];
  await mount(element, { onLive, onError });
  const tool = (which: string, value?: string) =>
    element.querySelector<HTMLElement>(`[data-docs-tool="${which}"]${value ? `[data-docs-value="${value}"]` : ''}`)!;
  return { element, onLive, onError, tool, status: () => element.querySelector('.demo-status')?.textContent };
}

describe('a mounted demo', () => {
  it('is hydrated in place, in the theme of the page', async () => {
    document.documentElement.dataset.mode = 'dark';
    const { onLive, onError } = await mountDemo();

    expect(listCalls()).toEqual(['hydrate Demo/system Demo-', 'show Demo/system dark ltr false']);
    expect(onLive).toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });

  it('follows what the reader chooses', async () => {
    await mountDemo();
    clearCalls();
    choosePreferences({ density: 'dense' });

    expect(listCalls().at(-1)).toBe('show Demo/system light ltr true');
  });

  it('can change its direction, mode and density alone', async () => {
    const { tool, element } = await mountDemo();
    clearCalls();
    for (const name of ['mode', 'direction', 'density']) tool(name).click();
    const stage = element.querySelector<HTMLElement>('.demo-stage');

    expect(listCalls()).toEqual([
      'show Demo/system dark ltr false',
      'show Demo/system dark rtl false',
      'show Demo/system dark rtl true',
    ]);
    expect([stage?.dataset.mode, stage?.dir]).toEqual(['dark', 'rtl']);
    expect(['mode', 'direction', 'density'].map((name) => tool(name).getAttribute('aria-pressed'))).toEqual([
      'true',
      'true',
      'true',
    ]);
  });

  it('restarts, and moves the focus to its start', async () => {
    const { tool, element } = await mountDemo();
    clearCalls();
    tool('reset').click();
    tool('focus').click();

    expect(listCalls()).toEqual(['reset Demo/system']);
    expect(document.activeElement).toBe(element.querySelector('.demo-stage'));
  });

  it('that could not be rendered is live at once, with its source tools', async () => {
    const { onLive } = await mountDemo({ stylings: [{ ...styling, html: undefined, faults: ['x'] }], isBroken: true });

    expect(onLive).toHaveBeenCalled();
    expect(listCalls()).toEqual([]);
  });

  it('that its script does not have is reported as an error', async () => {
    const { onError } = await mountDemo({ name: 'Unknown' });

    expect(String(onError.mock.calls[0]?.[0])).toBe('Error: Module not found: no demo is named "Unknown/system"');
  });
});

describe('the source of a mounted demo', () => {
  it('is fetched on demand, once, in the language that the reader has chosen', async () => {
    const { tool, element } = await mountDemo();
    expect(asked).toEqual([]);

    tool('expand').click();
    await vi.waitFor(() => expect(element.querySelector('.demo-full pre')?.textContent).toBe('Demo.tsx text'));
    expect(tool('expand').getAttribute('aria-expanded')).toBe('true');

    tool('variant', 'JS').click();
    await vi.waitFor(() => expect(element.querySelector('.demo-full pre')?.textContent).toBe('Demo.js text'));
    expect([tool('variant', 'TS'), tool('variant', 'JS')].map((word) => word.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
    ]);

    tool('expand').click();
    await vi.waitFor(() => expect(element.querySelector<HTMLElement>('.demo-full')?.hidden).toBe(true));
    expect(asked).toHaveLength(1);
  });

  it('is copied, with an announcement', async () => {
    const { tool, status } = await mountDemo();
    tool('copy').click();

    await vi.waitFor(() => expect(status()).toBe('Copied'));
    expect(copied).toEqual(['Demo.tsx text']);
  });

  it('has a link that names the language', async () => {
    const { tool, status } = await mountDemo();
    tool('link', 'TS').click();
    await vi.waitFor(() => expect(status()).toBe('Link copied'));

    expect(copied.map((link) => link.replace(/^[^#]*/, ''))).toEqual(['#Demo.tsx']);
  });

  it.each(['#Demo', '#Demo.js', '#tailwind-Demo.tsx'])('is open if the fragment names the demo (%s)', async (hash) => {
    const { tool } = await mountDemo({ hash });

    await vi.waitFor(() => expect(tool('expand').getAttribute('aria-expanded')).toBe('true'));
  });

  it.each(['', '#Demos', '#OtherDemo.js'])('is closed if the fragment names no demo (%s)', async (hash) => {
    const { tool } = await mountDemo({ hash });

    expect(tool('expand').getAttribute('aria-expanded')).toBe('false');
    expect(asked).toEqual([]);
  });

  it('stays closed if it cannot be fetched', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const { tool, element } = await mountDemo();
    tool('expand').click();
    await new Promise((resolve) => setTimeout(resolve, 20));

    expect(element.querySelector('.demo-full pre')).toBeNull();
    expect(tool('expand').getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the links of a mounted demo', () => {
  it('open beside their button', async () => {
    const toggled: string[] = [];
    Object.assign(HTMLElement.prototype, { togglePopover: () => void toggled.push('toggle') });
    const { tool } = await mountDemo();
    const isHidden = (name: string) => (tool(name).nextElementSibling as HTMLElement).hidden;
    tool('more').click();

    await vi.waitFor(() => expect(toggled).toEqual(['toggle']));
    expect([isHidden('more'), isHidden('open')]).toEqual([false, true]);
  });
});
