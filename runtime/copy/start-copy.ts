// Copy buttons of code blocks. The HTML has them hidden; they appear once a script can copy.

import type { PageSettings } from '../read-settings.ts';
import type { createConfirm } from './create-confirm.ts';
import { touches, wakeOn } from '../wake-on.ts';
import { startCopyShortcut } from './start-copy-shortcut.ts';

/** Shows the copy buttons and makes them copy. */
export function startCopy({ labels }: Pick<PageSettings, 'labels'>): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('.code-copy');
  if (!navigator.clipboard || buttons.length === 0) return;

  const copied = labels.copied ?? 'Copied';
  let loading: Promise<ReturnType<typeof createConfirm>> | undefined;
  // Screen readers hear from a place that was there before: it comes when a reader comes near a button.
  const load = () => (loading ??= import('./create-confirm.ts').then((module) => module.createConfirm()));
  wakeOn([{ target: document, types: touches, within: '.code-copy' }], load);
  for (const button of buttons) showButton(button);
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('.code-copy');
    if (!button) return;
    const loaded = load();
    // What is copied is copied, also where a network is gone and nothing can say so.
    copyFrom(button)
      .then(async (isCopied) => isCopied && (await loaded)(button, copied))
      .catch(() => undefined);
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
    // What is told of the code is none of it.
    code?.querySelectorAll('.type-tip, .type-note').forEach((told) => told.remove());
    // With a line break at its end, a command would run as soon as it is pasted into a terminal.
    await navigator.clipboard.writeText((code?.textContent ?? '').replace(/\r?\n$/, ''));
    return true;
  } catch {
    // Denied by the reader or the browser, which is theirs to decide.
    return false;
  }
}
