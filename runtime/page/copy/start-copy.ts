// Starts the copy buttons of code blocks. They are hidden in the HTML, and shown if a script can copy.

import type { PageSettings } from '../../browser/read-settings.ts';
import { createConfirm } from './create-confirm.ts';
import { startCopyShortcut } from './start-copy-shortcut.ts';

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
