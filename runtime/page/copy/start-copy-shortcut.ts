// Ctrl, Cmd or Alt with C copies the code block under the pointer or with the focus, unless the
// reader has a selection or is typing. The browser's own copying is never prevented.

import { isField } from '../../browser/is-field.ts';

/** Key code of the letter C in any layout: with Alt, `key` may be another character. */
const letterC = 67;

/** Listens for the shortcut, and clicks the block's copy button, so that analytics count it. */
export function startCopyShortcut(): void {
  let hovered: Element | null = null;

  document.addEventListener('pointerover', ({ target }) => {
    hovered = findBlock(target);
  });
  document.documentElement.addEventListener('pointerleave', () => {
    hovered = null;
  });
  document.addEventListener('keydown', (event) => {
    const button =
      isCopyKey(event) && isFree()
        ? (hovered ?? findBlock(document.activeElement))?.querySelector<HTMLButtonElement>('.code-copy')
        : undefined;
    if (button) pressByKey(button);
  });
}

function findBlock(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-code-block]') : null;
}

function isCopyKey({ ctrlKey, metaKey, altKey, shiftKey, keyCode }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey || altKey) && !shiftKey && keyCode === letterC;
}

function isFree(): boolean {
  return !isField(document.activeElement) && String(getSelection() ?? '') === '';
}

function pressByKey(button: HTMLButtonElement): void {
  const action = button.dataset.gaEventAction;
  button.dataset.gaEventAction = 'copy-keyboard';
  button.click();
  button.dataset.gaEventAction = action ?? 'copy-click';
}
