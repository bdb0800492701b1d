// Lets pictures be enlarged: the link to the full picture becomes a button that opens a dialog. A separate
// script, which only pages with such pictures load; without it, the link is followed.

/** Makes the pictures of a page open in a dialog. */
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
    // With a modifier key or another button, the browser opens the link in a new tab.
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

/** Creates the dialog, and returns the function that shows a picture. The browser restores the focus on closing. */
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
    const { docsEnlarge: enlarge = '', docsClose: closeLabel = '' } = link.dataset;
    const shown = (link.querySelector('picture') ?? link.querySelector('img'))?.cloneNode(true) as HTMLElement;
    for (const part of [shown, ...shown.querySelectorAll('*')]) {
      part.removeAttribute('loading');
      // The widest candidate of a srcset comes last.
      const width = /(?:^|\D)(\d+)w$/.exec(part.getAttribute('srcset') ?? '')?.[1];
      if (width) part.setAttribute('sizes', `${width}px`);
    }
    const alt = link.querySelector('img')?.alt ?? '';
    dialog.setAttribute('aria-label', alt || enlarge);
    close.setAttribute('aria-label', closeLabel);
    close.textContent = '×';
    dialog.replaceChildren(close, shown);
    dialog.showModal();
  };
}

// The style of the dialog with a large picture. It is in the script that opens it, because the style sheets
// of a page have a size limit.
// On a phone the page shows the picture as wide as the screen, so the dialog shows it larger and scrolls.
const style = `
@layer site {
.zoom-dialog { inline-size: 100vw; block-size: 100dvh; max-inline-size: none; max-block-size: none; margin: 0; padding: 24px; overflow: hidden; border: 0; background: color-mix(in oklab, var(--paper) 94%, transparent); cursor: zoom-out; }
.zoom-dialog[open] { display: grid; place-items: center; }
.zoom-dialog::backdrop { background: none; }
.zoom-dialog picture { display: contents; }
.zoom-dialog source { display: none; }
.zoom-dialog img { max-inline-size: 100%; max-block-size: calc(100dvh - 48px); inline-size: auto; block-size: auto; object-fit: contain; border-radius: var(--radius-control); }
.zoom-close { position: fixed; inset-block-start: 12px; inset-inline-end: 12px; inline-size: 44px; block-size: 44px; padding: 0; border: 1px solid var(--line); border-radius: 999px; background: var(--raised); color: var(--ink); font-size: 22px; line-height: 1; cursor: pointer; }
@media (width < 700px) { .zoom-dialog[open] { justify-items: start; overflow: auto; }
.zoom-dialog img { max-inline-size: 220vw; max-block-size: none; } }
}
`;

/** Adds the style to the page. */
function addZoomStyle(page: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
