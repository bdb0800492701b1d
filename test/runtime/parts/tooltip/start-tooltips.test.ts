import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTooltips } from '../../../../runtime/parts/tooltip/start-tooltips.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const shown = () => document.querySelector('[role=tooltip]')?.textContent;
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

function send(selector: string, event: Event): void {
  find(selector).dispatchEvent(event);
}

const pointer = (type: string, options: PointerEventInit = {}) => new PointerEvent(type, { bubbles: true, ...options });

function enter(selector: string): void {
  send(selector, pointer('pointerover'));
  pass(100);
}

beforeEach(() => {
  vi.useFakeTimers();
  // Tooltips are started once for all tests of this file; each test file has its own document.
  document.body.innerHTML =
    '<button id="a" aria-label="First"></button><button id="b" data-docs-tip="TypeScript" aria-describedby="note">TS</button><button id="c" data-docs-tip="JavaScript">JS</button>';
});
afterEach(() => {
  find('#a')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  pass(10_000);
  vi.useRealTimers();
});

startTooltips({ labels: {} });

describe('tooltips', () => {
  it('open under the pointer after 100 ms, and close when it leaves', () => {
    send('#a', pointer('pointerover'));
    pass(99);
    expect(shown()).toBeUndefined();
    pass(1);
    expect(shown()).toBe('First');

    send('#a', pointer('pointerout', { relatedTarget: document.body }));
    pass(0);
    expect(shown()).toBeUndefined();
  });

  it('stay while the pointer is over their text', () => {
    enter('#a');
    send('#a', pointer('pointerout', { relatedTarget: find('[role=tooltip]') }));
    send('[role=tooltip]', pointer('pointerover'));
    pass(5000);
    expect(shown()).toBe('First');

    send('[role=tooltip]', pointer('pointerout', { relatedTarget: document.body }));
    pass(0);
    expect(shown()).toBeUndefined();
  });

  it('describe a control unless they are its name, and keep its earlier description', () => {
    enter('#a');
    expect(find('#a').hasAttribute('aria-describedby')).toBe(false);
    enter('#c');
    expect(find('#c').getAttribute('aria-describedby')).toBe(find('[role=tooltip]').id);
    enter('#b');
    expect(find('#c').hasAttribute('aria-describedby')).toBe(false);
    expect(find('#b').getAttribute('aria-describedby')).toBe(`note ${find('[role=tooltip]').id}`);

    send('#b', pointer('pointerout', { relatedTarget: document.body }));
    pass(0);
    expect(find('#b').getAttribute('aria-describedby')).toBe('note');
  });

  it('close on Escape, wherever the focus is, and on a press', () => {
    enter('#a');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(shown()).toBeUndefined();

    enter('#c');
    send('#c', pointer('click'));
    expect(shown()).toBeUndefined();
  });

  it('ignore the pointer events of a finger, and open when it rests', () => {
    send('#a', pointer('pointerover', { pointerType: 'touch' }));
    pass(200);
    expect(shown()).toBeUndefined();

    send('#a', new Event('touchstart', { bubbles: true }));
    expect(document.documentElement.style.userSelect).toBe('none');
    pass(800);
    expect(shown()).toBe('First');
    send('#a', new Event('touchend', { bubbles: true }));
    expect(document.documentElement.style.userSelect).toBe('');
    pass(1499);
    expect(shown()).toBe('First');
    pass(1);
    expect(shown()).toBeUndefined();
  });
});
