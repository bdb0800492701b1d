// Copies the whole page as Markdown. The HTML has the button hidden; it appears once a script can copy.

import { createConfirm } from './create-confirm.ts';

/** Shows the button in the page's menu and makes it copy. */
export function startPageCopy(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-docs-copy]');
  if (!button || !navigator.clipboard) return;
  const { docsCopy: copy = '', docsCopied: copied = '', docsFailed: failed = '' } = button.dataset;
  const tell = createConfirm();

  button.hidden = false;
  button.addEventListener('click', () => {
    void write(copy).then((isCopied) => tell(button, isCopied ? copied : failed));
  });
}

/** Some browsers copy only while they answer the click: they are promised the text. */
async function write(address: string): Promise<boolean> {
  try {
    const text = fetch(address).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(address))));
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
    else
      await navigator.clipboard.write([
        new ClipboardItem({ 'text/plain': text.then((words) => new Blob([words], { type: 'text/plain' })) }),
      ]);
    return true;
  } catch {
    // No network, or denied by the reader or the browser, which is theirs to decide.
    return false;
  }
}
