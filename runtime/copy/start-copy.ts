// Copy buttons of code blocks. The HTML has them hidden; they appear once a script can copy.

import { createAnnouncer } from '../create-announcer.ts';
import type { PageSettings } from '../read-settings.ts';
import { startCopyShortcut } from './start-copy-shortcut.ts';

/** How long a button says that it has copied. */
const shownMs = 2000;

/** Shows the copy buttons and makes them copy. */
export function startCopy({ labels }: Pick<PageSettings, 'labels'>): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('.code-copy');
  if (!navigator.clipboard || buttons.length === 0) return;

  const confirm = createConfirm(labels.copied ?? 'Copied');
  for (const button of buttons) showButton(button);
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('.code-copy');
    if (button) void copyFrom(button).then((isCopied) => isCopied && confirm(button));
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
    const code = button.closest('[data-code-block]')?.querySelector('pre');
    // With a line break at its end, a command would run as soon as it is pasted into a terminal.
    await navigator.clipboard.writeText((code?.textContent ?? '').replace(/\r?\n$/, ''));
    return true;
  } catch {
    // Denied by the reader or the browser, which is theirs to decide.
    return false;
  }
}

/** One timer for each button: a second click begins its time anew. */
function createConfirm(copied: string): (button: HTMLButtonElement) => void {
  const announce = createAnnouncer(document);
  const timers = new Map<HTMLButtonElement, { label: string; timer: ReturnType<typeof setTimeout> }>();

  return function confirm(button) {
    const running = timers.get(button);
    if (running) clearTimeout(running.timer);

    const label = running?.label ?? button.textContent ?? '';
    button.textContent = copied;
    announce(copied);
    const timer = setTimeout(() => {
      timers.delete(button);
      button.textContent = label;
      announce('');
    }, shownMs);
    timers.set(button, { label, timer });
  };
}
