// Starts the copy buttons of code blocks. They are hidden in the HTML, and shown if a script can copy.

import { isField } from '../../browser/is-field.ts';
import type { PageSettings } from '../../browser/read-settings.ts';
import { createConfirm } from './create-confirm.ts';

/** Key code of the letter C in any layout: with Alt, `key` may be another character. */
const letterC = 67;

/** Shows the copy buttons and makes them copy. */
export function startCopy({ labels }: Pick<PageSettings, 'labels'>): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('.code-copy');
  if (!navigator.clipboard || buttons.length === 0) return;

  const copied = labels.copied ?? 'Copied';
  const confirm = createConfirm();
  for (const button of buttons) showButton(button);
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('.code-copy');
    if (button) void copyFrom(button).then((isCopied) => isCopied && confirm(button, copied));
  });
  startCopyShortcut();
}

function showButton(button: HTMLButtonElement): void {
  button.hidden = false;
  button.dataset.gaEventCategory ??= 'code';
  button.dataset.gaEventAction ??= 'copy-click';
}

async function copyFrom(button: HTMLButtonElement): Promise<boolean> {
  try {
    const code = button.closest('[data-code-block]')?.querySelector('pre')?.cloneNode(true) as Element | undefined;
    // Notes about types are not part of the code.
    code?.querySelectorAll('.type-tip, .type-note').forEach((note) => note.remove());
    // With a trailing line break, a command would run as soon as it is pasted into a terminal.
    await navigator.clipboard.writeText((code?.textContent ?? '').replace(/\r?\n$/, ''));
    return true;
  } catch {
    // The reader or the browser has denied it: not an error.
    return false;
  }
}

/**
 * Lets Ctrl, Cmd or Alt with C copy the code block under the pointer or with the focus, unless the reader has a
 * selection or is typing. It clicks the block's copy button, so that analytics count it, and never prevents the
 * browser's own copying.
 */
function startCopyShortcut(): void {
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
