import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from '../../../runtime/worker/reload-once.ts';

let hasFocus: boolean;

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
  hasFocus = true;
  document.hasFocus = () => hasFocus;
});

describe('a page of an old build', () => {
  it('is reloaded at once in a window with the focus', () => {
    const reload = vi.fn();
    reloadOnce(reload);
    window.dispatchEvent(new Event('focus'));

    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for the focus', () => {
    const reload = vi.fn();
    hasFocus = false;
    reloadOnce(reload);
    const before = reload.mock.calls.length;
    hasFocus = true;
    window.dispatchEvent(new Event('focus'));

    expect([before, reload.mock.calls.length]).toEqual([0, 1]);
  });

  it('waits while a field has text in it', () => {
    document.body.innerHTML = '<textarea></textarea>';
    const field = document.querySelector('textarea')!;
    field.value = 'I think';
    const reload = vi.fn();
    reloadOnce(reload);
    const before = reload.mock.calls.length;
    field.value = '';
    field.dispatchEvent(new Event('focusout', { bubbles: true }));

    expect([before, reload.mock.calls.length]).toEqual([0, 1]);
  });

  it('is never reloaded in a loop', () => {
    const reload = vi.fn();
    reloadOnce(reload);
    reloadOnce(reload);

    expect(reload).toHaveBeenCalledTimes(1);
  });
});
