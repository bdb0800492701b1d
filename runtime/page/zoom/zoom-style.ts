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
export function addZoomStyle(page: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
