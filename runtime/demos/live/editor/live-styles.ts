// The style of the live editor. It is loaded with the editor, as most readers never open one.

const styles = `
.live { display: grid; grid-template-columns: minmax(0, 1fr); }
.live-result { position: relative; min-block-size: 40px; }
.live-frame { display: block; inline-size: 100%; block-size: 100%; border: 0; color-scheme: light dark; background: transparent; }
.live[data-mode='light'] .live-frame { color-scheme: light; }
.live[data-mode='dark'] .live-frame { color-scheme: dark; }
.live-fault:not(:empty) { border-block-start: 1px solid var(--line); border-inline-start: 2px solid var(--error); padding: 10px 20px; background: color-mix(in oklab, var(--error) 8%, var(--case)); color: var(--ink); font-size: 0.8125rem; line-height: 1.5; max-block-size: 12em; overflow: auto; overflow-wrap: anywhere; }
.live-fault p { margin: 0; }
.live-place { color: var(--error); font-weight: 600; }
.live-editor { position: relative; border-block-start: 1px solid var(--line); }
.live-editor:focus-within::after { content: ''; position: absolute; inset: 0; z-index: 5; outline: 2px solid var(--accent); outline-offset: -2px; pointer-events: none; }
.live-bar { display: flex; align-items: center; gap: 8px; padding: 4px 12px 4px 20px; border-block-start: 1px solid var(--line); font-size: 0.75rem; color: var(--ink-soft); }
.live-bar span { flex: 1; }
.live-bar button { min-block-size: 28px; padding: 2px 10px; border: 1px solid var(--line); border-radius: var(--radius-part); background: var(--case); color: var(--ink-soft); font: inherit; cursor: pointer; }
.live-bar button:hover { border-color: var(--line-strong); color: var(--ink); }
`;

const name = 'data-docs-live-styles';

/** Adds the style of the live editor to a document, once. */
export function addLiveStyles(document: Document): void {
  const root = document.documentElement;
  if (root.hasAttribute(name)) return;

  root.setAttribute(name, '');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
