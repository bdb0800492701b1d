import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showSource } from '../../../runtime/demos/show-source.ts';

const file = (name: string) => ({
  name,
  path: `content/${name}`,
  html: `<figure><button class="code-copy" hidden>Copy</button><pre>${name} text</pre></figure>`,
});
const two = { files: [file('Demo.tsx'), file('rows.ts')] };
const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.demo-whole')]
    .filter(({ hidden }) => !hidden)
    .map((panel) => panel.querySelector('pre')?.textContent);
const place = () => document.querySelector<HTMLElement>('.demo-full')!;
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

beforeEach(() => {
  document.body.innerHTML = '<div class="demo-full" style="direction: ltr"></div>';
});
afterEach(() => vi.unstubAllGlobals());

describe('the source of a demo', () => {
  it('is its one file, without tabs', () => {
    showSource(place(), { files: [file('Demo.tsx')] }, 'Files');

    expect([shown(), tabs()]).toEqual([['Demo.tsx text'], []]);
  });

  it('has a tab for each of its files', () => {
    showSource(place(), two, 'Files');

    expect(document.querySelector('[role="tablist"]')?.getAttribute('aria-label')).toBe('Files');
    expect(tabs().map((tab) => `${tab.textContent} ${tab.getAttribute('aria-selected')} ${tab.tabIndex}`)).toEqual([
      'Demo.tsx true 0',
      'rows.ts false -1',
    ]);
    expect(shown()).toEqual(['Demo.tsx text']);

    tabs()[1]?.click();
    expect(shown()).toEqual(['rows.ts text']);
  });

  it.each([
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ])('moves between its tabs by arrow keys (%s)', (direction, forward) => {
    place().style.direction = direction;
    showSource(place(), two, 'Files');
    document.querySelector<HTMLElement>('[role="tablist"]')!.style.direction = direction;
    tabs()[0]?.focus();

    press(forward);
    expect([document.activeElement?.textContent, shown()]).toEqual(['rows.ts', ['rows.ts text']]);
    press(forward);
    expect(document.activeElement?.textContent).toBe('Demo.tsx');
    press('x');
    expect(document.activeElement?.textContent).toBe('Demo.tsx');
  });

  it('keeps the same file open when the language changes', () => {
    showSource(place(), two, 'Files');
    tabs()[1]?.click();
    showSource(place(), { files: [file('Demo.js'), file('rows.ts')] }, 'Files');

    expect(shown()).toEqual(['rows.ts text']);
  });

  it('has copy buttons if the browser has a clipboard', () => {
    vi.stubGlobal('navigator', { clipboard: {} });
    showSource(place(), two, 'Files');

    expect([...document.querySelectorAll<HTMLElement>('.code-copy')].map(({ hidden }) => hidden)).toEqual([
      false,
      false,
    ]);
  });
});
