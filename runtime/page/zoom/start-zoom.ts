// Pictures that can be enlarged: a link to the whole picture becomes a button that opens a dialog. A script of
// its own, which only pages with such pictures load; without it, the link does.

import { addZoomStyle } from './zoom-style.ts';

/** Brings the pictures of a page to life. */
export function startZoom(page: Document): void {
  let show: ((link: HTMLElement) => void) | undefined;
  for (const link of page.querySelectorAll<HTMLElement>('a.zoom')) {
    const image = link.querySelector('img');
    link.setAttribute('role', 'button');
    link.setAttribute('aria-haspopup', 'dialog');
    link.setAttribute('aria-label', [link.dataset.docsEnlarge, image?.alt].filter(Boolean).join(': '));
  }
  page.addEventListener('click', (event) => {
    const link = findLink(event.target);
    // A reader who wants it in a tab of its own gets that.
    if (!link || event.defaultPrevented || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(link);
  });
  page.addEventListener('keydown', (event) => {
    const link = event.key === ' ' ? findLink(event.target) : null;
    if (!link) return;
    event.preventDefault();
    open(link);
  });

  function open(link: HTMLElement): void {
    show ??= createDialog(page);
    show(link);
  }
}

function findLink(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('a.zoom') : null;
}

/** Creates the dialog with the first picture. It returns focus to the picture by itself. */
function createDialog(page: Document): (link: HTMLElement) => void {
  addZoomStyle(page);
  const dialog = page.createElement('dialog');
  const close = page.createElement('button');
  dialog.className = 'zoom-dialog';
  close.className = 'zoom-close';
  close.type = 'button';
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.replaceChildren());
  page.body.append(dialog);

  return (link) => {
    const { docsEnlarge: enlarge = '', docsClose: word = '' } = link.dataset;
    const shown = (link.querySelector('picture') ?? link.querySelector('img'))?.cloneNode(true) as HTMLElement;
    for (const part of [shown, ...shown.querySelectorAll('*')]) {
      part.removeAttribute('loading');
      // The widest of them.
      const width = /(?:^|\D)(\d+)w$/.exec(part.getAttribute('srcset') ?? '')?.[1];
      if (width) part.setAttribute('sizes', `${width}px`);
    }
    const alt = link.querySelector('img')?.alt ?? '';
    dialog.setAttribute('aria-label', alt || enlarge);
    close.setAttribute('aria-label', word);
    close.textContent = '×';
    dialog.replaceChildren(close, shown);
    dialog.showModal();
  };
}
