import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followRipple } from '../../../../runtime/parts/ripple/follow-ripple.ts';

let reducedMotion = false;
window.matchMedia = () => ({ matches: reducedMotion }) as MediaQueryList;
followRipple();

beforeEach(() => {
  vi.useFakeTimers();
  reducedMotion = false;
  document.body.innerHTML =
    '<button data-docs-ripple><b>Save</b></button><button>Plain</button><button data-docs-ripple disabled>Off</button>' +
    '<div data-island="Feedback"><button data-docs-ripple id="still">Not live</button></div>';
});
afterEach(() => {
  send(document.body, 'pointercancel');
  vi.useRealTimers();
});

describe('a press', () => {
  it('draws a wave at once, which fades in 550 ms after the end', () => {
    send(find('b'), 'pointerdown');
    expect(waves()).toHaveLength(1);
    expect(find('.ripple').ariaHidden).toBe('true');

    send(find('b'), 'pointerup');
    vi.advanceTimersByTime(549);
    expect(find('.ripple-wave').className).toBe('ripple-wave ripple-leaving');
    vi.advanceTimersByTime(1);
    expect(waves()).toEqual([]);
  });

  it('ends when the pointer leaves the element, not when it leaves a part of the element', () => {
    send(find('b'), 'pointerdown');

    send(find('b'), 'pointerout', { relatedTarget: find('[data-docs-ripple]') });
    expect(waves('.ripple-leaving')).toEqual([]);
    send(find('[data-docs-ripple]'), 'pointerout', { relatedTarget: document.body });
    expect(waves('.ripple-leaving')).toHaveLength(1);
  });

  it('of a finger waits 80 ms', () => {
    send(find('b'), 'pointerdown', { pointerType: 'touch' });

    vi.advanceTimersByTime(79);
    expect(waves()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(waves()).toHaveLength(1);
  });

  it('shows for a short tap, and not for a scroll', () => {
    send(find('b'), 'pointerdown', { pointerType: 'touch' });
    send(find('b'), 'pointercancel');
    vi.advanceTimersByTime(1000);
    expect(waves()).toEqual([]);

    send(find('b'), 'pointerdown', { pointerType: 'touch' });
    send(find('b'), 'pointerup');
    expect(waves()).toHaveLength(1);
  });

  it.each([
    ['with another button', 'b', { button: 2 }],
    ['beside an element with waves', 'button:not([data-docs-ripple])', {}],
    ['on a disabled element', '[disabled]', {}],
    ['in an island that is not live yet', '#still', {}],
  ])('%s draws nothing', (_, selector, init) => {
    send(find(selector), 'pointerdown', init);

    expect(waves()).toEqual([]);
  });

  it('draws nothing under reduced motion: 189', () => {
    reducedMotion = true;

    send(find('b'), 'pointerdown');

    expect(waves()).toEqual([]);
  });
});

describe('the visible focus', () => {
  it('pulses until a key is pressed', () => {
    const button = find('[data-docs-ripple]');
    Object.assign(button, { matches: () => true });

    button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(waves('.ripple-pulsating')).toHaveLength(1);
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    vi.advanceTimersByTime(550);
    expect(waves()).toEqual([]);
  });
});

function send(target: Element, type: string, init: PointerEventInit = {}): void {
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerType: 'mouse', ...init }));
}

function find(selector: string): HTMLElement {
  return document.querySelector<HTMLElement>(selector)!;
}

function waves(selector = '.ripple-wave'): Element[] {
  return [...document.querySelectorAll(selector)];
}
