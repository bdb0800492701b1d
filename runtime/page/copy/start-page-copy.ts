// Copies the page as Markdown. The button is hidden in the HTML, and shown if a script can copy.

import { createConfirm } from './create-confirm.ts';

/** Shows the button in the page's menu and makes it copy. */
export function startPageCopy(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-docs-copy]');
  if (!button || !navigator.clipboard) return;
  const { docsCopy: copy = '', docsCopied: copied = '', docsFailed: failed = '' } = button.dataset;
  const confirm = createConfirm();

  button.hidden = false;
  button.addEventListener('click', () => {
    void write(copy).then((isCopied) => confirm(button, isCopied ? copied : failed));
  });
}

/** Copies the text at an address. Some browsers copy only during the click, so they get a promise of the text. */
async function write(address: string): Promise<boolean> {
  try {
    const text = fetch(address).then((response) =>
      response.ok ? response.text() : Promise.reject(new Error(address)),
    );
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
    else
      await navigator.clipboard.write([
        new ClipboardItem({ 'text/plain': text.then((words) => new Blob([words], { type: 'text/plain' })) }),
      ]);
    return true;
  } catch {
    // No network, or the reader or the browser has denied it.
    return false;
  }
}
