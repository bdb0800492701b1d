import { describe, expect, it, vi } from 'vitest';
import { wakeOn } from '../../../runtime/browser/wake-on.ts';

describe('a feature that is not loaded yet', () => {
  it('is loaded once, on the first event', () => {
    const load = vi.fn(async () => undefined);
    const other = new EventTarget();
    wakeOn(
      [
        { target: window, types: ['storage'] },
        { target: other, types: ['a', 'b'] },
      ],
      load,
    );
    const before = load.mock.calls.length;

    for (const type of ['b', 'a']) other.dispatchEvent(new Event(type));
    window.dispatchEvent(new Event('storage'));

    expect([before, load.mock.calls.length]).toEqual([0, 1]);
  });

  it('is not loaded by events elsewhere', () => {
    document.body.innerHTML = '<p>Words</p><a href="#a"><b>Link</b></a>';
    const load = vi.fn(async () => undefined);
    wakeOn([{ target: document, types: ['pointerover'], within: 'a' }], load);
    const touch = (selector: string) =>
      document.querySelector(selector)!.dispatchEvent(new Event('pointerover', { bubbles: true }));

    touch('p');
    document.dispatchEvent(new Event('pointerover'));
    const before = load.mock.calls.length;
    touch('b');

    expect([before, load.mock.calls.length]).toEqual([0, 1]);
  });

  it('fails silently without a network', async () => {
    const other = new EventTarget();
    wakeOn([{ target: other, types: ['a'] }], () => Promise.reject(new Error('no network')));

    expect(() => other.dispatchEvent(new Event('a'))).not.toThrow();
  });
});
