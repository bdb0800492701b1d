import { beforeEach, describe, expect, it } from 'vitest';
import { startToolbar } from '../../../runtime/demos/start-toolbar.ts';

const used: string[] = [];
const toolbar = () => document.querySelector<HTMLElement>('[role="toolbar"]')!;
const stops = () =>
  [...document.querySelectorAll<HTMLElement>('button, a')]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);
const press = (key: string, more = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented;
};

function start(direction = 'ltr') {
  document.body.innerHTML = `<div role="toolbar" style="direction: ${direction}"><button data-docs-tool="a" disabled>A</button><button data-docs-tool="b"><i>B</i></button><button data-docs-tool="c">C</button><span>Space</span><a href="#d">D</a><button data-docs-tool="hidden" class="away">H</button></div>`;
  // happy-dom has no layout, so hidden elements are marked by a class.
  for (const element of document.querySelectorAll('button, a'))
    element.getClientRects = () => (element.className === 'away' ? [] : [{}]) as unknown as DOMRectList;
  startToolbar(toolbar(), (tool) => void used.push(tool.dataset.docsTool ?? ''));
}

beforeEach(() => used.splice(0));

describe('a row of tools', () => {
  it('is one tab stop, at its first tool', () => {
    start();

    expect(stops()).toEqual(['B']);
  });

  it('moves the focus by arrow keys, wrapping around', () => {
    start();
    document.querySelector<HTMLElement>('[data-docs-tool="b"]')?.focus();
    const walk = (key: string) => (press(key), document.activeElement?.textContent);

    expect([
      walk('ArrowRight'),
      walk('ArrowRight'),
      walk('ArrowRight'),
      walk('ArrowLeft'),
      walk('Home'),
      walk('End'),
    ]).toEqual(['C', 'D', 'B', 'D', 'B', 'D']);
    expect(stops()).toEqual(['D']);
  });

  it('is mirrored from right to left', () => {
    start('rtl');
    document.querySelector<HTMLElement>('[data-docs-tool="b"]')?.focus();
    press('ArrowLeft');

    expect(document.activeElement?.textContent).toBe('C');
  });

  it('ignores other keys', () => {
    start();
    document.querySelector<HTMLElement>('[data-docs-tool="b"]')?.focus();

    expect([press('x'), press('ArrowRight', { altKey: true }), press('ArrowDown'), press('ArrowRight')]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('uses the tool that is pressed, which becomes the tab stop', () => {
    start();
    document.querySelector<HTMLElement>('i')?.click();
    document.querySelector('span')?.click();
    document.querySelector<HTMLElement>('[data-docs-tool="c"]')?.click();

    expect(used).toEqual(['b', 'c']);
    expect(stops()).toEqual(['C']);
  });
});
