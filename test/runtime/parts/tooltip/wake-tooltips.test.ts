import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as tooltips from '../../../../runtime/parts/tooltip/start-tooltips.ts';
import { wakeTooltips } from '../../../../runtime/parts/tooltip/wake-tooltips.ts';

const shown = () => document.querySelector('[role=tooltip]')?.textContent;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const selecting = () => document.documentElement.style.getPropertyValue('user-select');

function touch(type: string): void {
  const event = new Event(type, { bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() });
  document.querySelector('#a')!.dispatchEvent(event);
}

/** Starts tooltips whose code takes this long to load. */
function wake(milliseconds: number): void {
  wakeTooltips({ labels: {} }, async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return tooltips;
  });
}

/** Functions that remove the listeners of a test, so that the next test has its own tooltips. */
let forget: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listener, options) => {
    add(type, listener!, options);
    forget.push(() => document.removeEventListener(type, listener!, options));
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.body.innerHTML = '<button id="a" aria-label="First"></button><p>Text</p>';
});
afterEach(async () => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await pass(10_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forget.forEach((remove) => remove());
  forget = [];
});

describe('the first long press on a page', () => {
  it.each([
    ['at once', 0, 799],
    ['while the finger rests', 500, 799],
    ['after it has rested long enough', 900, 999],
  ])('shows its tooltip if the code is loaded %s', async (_when, loading, still) => {
    wake(loading);

    touch('touchstart');
    expect(selecting()).toBe('none');
    await pass(still);
    expect(shown()).toBeUndefined();
    await pass(2);
    expect(shown()).toBe('First');

    touch('touchend');
    expect(selecting()).toBe('');
    await pass(1500);
    expect(shown()).toBeUndefined();
  });

  it('shows and closes its tooltip even if the finger was lifted before the code was loaded', async () => {
    wake(1200);

    touch('touchstart');
    await pass(900);
    touch('touchend');
    await pass(400);
    expect(shown()).toBe('First');
    await pass(1500);
    expect(shown()).toBeUndefined();
  });

  it.each(['touchend', 'touchcancel'])('shows no tooltip if it ends too soon, by %s', async (end) => {
    wake(300);

    touch('touchstart');
    await pass(end === 'touchend' ? 200 : 299);
    touch(end);
    await pass(3000);

    expect(shown()).toBeUndefined();
    expect(selecting()).toBe('');
  });
});
