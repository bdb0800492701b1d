import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPageCopy } from '../../../../runtime/page/copy/start-page-copy.ts';

let copied: string[];

function open(answer: Partial<Response>): HTMLButtonElement {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
  vi.stubGlobal('ClipboardItem', undefined);
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  document.body.innerHTML =
    '<button hidden data-docs-copy="/a.md" data-docs-copied="Done" data-docs-failed="Not done">Copy page</button>';
  startPageCopy();
  return document.querySelector('button')!;
}

beforeEach(() => {
  copied = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the button that copies the page', () => {
  it('appears, copies, and says so for a moment', async () => {
    const button = open({ ok: true, text: () => Promise.resolve('# A') });

    expect(button.hidden).toBe(false);
    button.click();
    await vi.advanceTimersByTimeAsync(10);
    expect(copied).toEqual(['# A']);
    expect(button.textContent).toBe('Done');
    await vi.advanceTimersByTimeAsync(2000);
    expect(button.textContent).toBe('Copy page');
  });

  it('reports that copying has failed', async () => {
    const button = open({ ok: false });

    button.click();
    await vi.advanceTimersByTimeAsync(10);
    expect(copied).toEqual([]);
    expect(button.textContent).toBe('Not done');
  });

  it('may be missing', () => {
    document.body.innerHTML = '';

    expect(() => startPageCopy()).not.toThrow();
  });
});
