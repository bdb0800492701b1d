import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCopy } from '../../../../runtime/page/copy/start-copy.ts';

const block =
  '<figure data-code-block><figcaption><button class="code-copy" hidden aria-label="Copy the code">Copy</button></figcaption><pre tabindex="0"><code>cd a\nnpm i\n</code></pre></figure>';
let copied: string[];
// The listeners of the document survive a test, so they are added only once.
let isStarted = false;

function open(writeText: (text: string) => Promise<void>): HTMLButtonElement {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  document.body.innerHTML = block;
  const button = document.querySelector<HTMLButtonElement>('.code-copy')!;
  if (!isStarted) startCopy({ labels: { copied: 'Copiado' } });
  else button.hidden = false;
  isStarted = true;
  return button;
}

function keepCopied(text: string): Promise<void> {
  copied.push(text);
  return Promise.resolve();
}

beforeEach(() => {
  copied = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the copy button', () => {
  it('appears, with its attributes for analytics', () => {
    const button = open(keepCopied);

    expect(button.hidden).toBe(false);
    expect({ ...button.dataset }).toEqual({ gaEventCategory: 'code', gaEventAction: 'copy-click' });
  });

  it('copies the code, and says so for two seconds after the last click: 153', async () => {
    const button = open(keepCopied);

    button.click();
    await vi.advanceTimersByTimeAsync(1500);
    button.click();
    await vi.advanceTimersByTimeAsync(1999);
    const before = button.textContent;
    await vi.advanceTimersByTimeAsync(1);

    expect(copied).toEqual(['cd a\nnpm i', 'cd a\nnpm i']);
    expect([before, button.textContent]).toEqual(['Copiado', 'Copy']);
  });

  it('keeps its label when the clipboard is denied', async () => {
    const button = open(() => Promise.reject(new Error('denied')));

    button.click();
    await vi.advanceTimersByTimeAsync(10);

    expect(button.textContent).toBe('Copy');
  });

  it('may be removed from the page while it says that it has copied: 153', async () => {
    const button = open(keepCopied);
    button.click();
    await vi.advanceTimersByTimeAsync(500);
    document.body.replaceChildren();

    await expect(vi.advanceTimersByTimeAsync(3000)).resolves.toBeDefined();
  });
});

describe('the copy shortcut', () => {
  const press = (keys: KeyboardEventInit = { ctrlKey: true }) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'c', keyCode: 67, bubbles: true, cancelable: true, ...keys }),
    );

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
    'copies the block under the pointer with %j',
    async (keys) => {
      open(keepCopied);
      document.querySelector('code')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
      press(keys);
      await vi.advanceTimersByTimeAsync(1);

      expect(copied).toEqual(['cd a\nnpm i']);
    },
  );

  it('copies the focused block by its button, and counts it as a keyboard action', () => {
    const button = open(keepCopied);
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    const actions: (string | undefined)[] = [];
    button.addEventListener('click', () => actions.push(button.dataset.gaEventAction));
    document.querySelector('pre')!.focus();
    press();

    expect([...actions, button.dataset.gaEventAction]).toEqual(['copy-keyboard', 'copy-click']);
  });

  it('copies nothing in a field, with a selection, or over no block: 154', () => {
    open(keepCopied);
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    press();
    document.body.insertAdjacentHTML('beforeend', '<input>');
    document.querySelector('code')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    document.querySelector('input')!.focus();
    press();
    document.querySelector('input')!.blur();
    vi.stubGlobal('getSelection', () => 'word');
    press();

    expect(copied).toEqual([]);
  });
});
