// The style of the search dialog. It is in the script that creates the dialog, so that the style sheet of
// every page stays small; it uses the page's tokens.

const style = `
@layer site {
.search-dialog {
  inline-size: min(680px, calc(100vw - 32px));
  max-inline-size: none;
  max-block-size: min(744px, calc(100dvh - 96px));
  margin: 72px auto auto;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: var(--radius-case);
  background: var(--raised);
  box-shadow: var(--shadow-float);
  color: var(--ink);
  font-size: 0.9375rem;
}
.search-dialog[open] { display: flex; animation: search-in 160ms cubic-bezier(0.2, 0.7, 0.2, 1); }
.search-dialog::backdrop { background: var(--scrim); animation: search-dim 160ms ease-out; }
@keyframes search-in { from { opacity: 0; translate: 0 -8px; } }
@keyframes search-dim { from { opacity: 0; } }
@media (prefers-reduced-motion: reduce) { .search-dialog[open], .search-dialog::backdrop { animation: none; } }
.search-sheet { display: flex; flex: 1; flex-direction: column; min-inline-size: 0; max-block-size: inherit; }
.search-bar { display: flex; flex: none; gap: 12px; align-items: center; padding-inline: 20px 14px; border-block-end: 1px solid var(--line); }
.search-bar > .icon { flex: none; inline-size: 22px; block-size: 22px; color: var(--accent); }
.search-input { flex: 1; min-inline-size: 0; block-size: 60px; padding: 0; border: 0; outline: 0; background: none; color: inherit; font: inherit; font-size: 1.125rem; }
.search-input::placeholder { color: var(--ink-faint); opacity: 1; }
.search-close, .search-clear { border: 0; background: none; color: var(--ink-soft); font: inherit; cursor: pointer; }
.search-close { display: grid; place-items: center; min-inline-size: 36px; padding: 4px 8px; border: 1px solid var(--line); border-radius: var(--radius-part); font-size: 0.75rem; }
.search-close::before { content: 'Esc'; }
.search-close .icon { display: none; inline-size: 20px; block-size: 20px; }
.search-clear { margin: 2px 12px 12px; padding: 6px 8px; border-radius: var(--radius-control); font-size: 0.8125rem; }
.search-close:hover, .search-clear:hover { background: var(--tint); color: var(--ink); }
.search-body { flex: 1; min-block-size: 0; overflow: hidden auto; overscroll-behavior: contain; }
/* What is longer fades at the edge. Below the last row it covers nothing. */
.search-body::after { content: ''; position: sticky; inset-block-end: 0; display: block; block-size: 40px; margin-block-start: -8px; background: linear-gradient(transparent, var(--raised)); pointer-events: none; }
.search-list { position: relative; padding: 8px 8px 0; }
.search-list[hidden], .search-said[hidden], .search-clear[hidden] { display: none; }
.search-group + .search-group { margin-block-start: 6px; }
.search-heading { margin: 8px 12px 6px; color: var(--ink-faint); font-size: 0.75rem; font-weight: 600; }
.search-option + .search-heading { margin-block-start: 20px; }
.search-option { display: flex; gap: 2px 10px; align-items: center; padding: 8px 12px; border-radius: var(--radius-control); color: var(--ink); line-height: 1.4; text-decoration: none; cursor: pointer; scroll-margin-block: 12px 40px; }
/* The drawing of an icon, which has some room around it, is at the edge of the texts. */
.search-option > .icon { flex: none; inline-size: 18px; block-size: 18px; margin-inline-start: -3px; color: var(--ink-faint); }
.search-page { flex-wrap: wrap; }
.search-title { flex: 1; min-inline-size: 0; font-weight: 600; overflow-wrap: anywhere; }
.search-product, .search-kind { flex: none; padding: 1px 8px; border: 1px solid var(--line-strong); border-radius: 99px; color: var(--ink-faint); font-size: 0.71875rem; white-space: nowrap; }
.search-about { flex: 0 0 100%; margin-inline-start: 25px; max-inline-size: calc(100% - 25px); color: var(--ink-soft); font-size: 0.8125rem; }
.search-place { position: relative; margin-inline-start: 20px; padding-block: 6px; padding-inline: 18px 12px; border-start-start-radius: 0; border-end-start-radius: 0; font-size: 0.875rem; }
.search-place::before { content: ''; position: absolute; inset-block: 0; inset-inline-start: 0; inline-size: 1px; background: var(--line-strong); }
.search-name { flex: none; max-inline-size: 70%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.search-note { flex: 1; min-inline-size: 0; overflow: hidden; color: var(--ink-faint); text-overflow: ellipsis; white-space: nowrap; }
.search-code { direction: ltr; font-family: var(--mono); font-size: 0.8125rem; font-variant-ligatures: none; text-align: start; }
.search-kind { margin-inline-start: auto; border-color: transparent; background: var(--tint); }
.search-option mark { background: none; color: var(--accent); }
.search-option[aria-selected='true'] { background: var(--accent-tint); }
.search-option[aria-selected='true'] > .icon { color: var(--accent); }
.search-option[aria-selected='true'] :is(.search-product, .search-kind, .search-note, .search-about) { color: var(--ink-soft); }
.search-option[aria-selected='true'].search-place::before { inline-size: 2px; background: var(--accent); }
.search-said { padding: 24px 20px 12px; text-wrap: pretty; }
.search-said p { margin: 0 0 6px; overflow-wrap: anywhere; }
.search-said p:first-child { font-size: 1.0625rem; font-weight: 600; }
.search-said p + p { color: var(--ink-soft); font-size: 0.875rem; }
.search-foot { display: flex; flex: none; gap: 18px; padding: 10px 20px; border-block-start: 1px solid var(--line); color: var(--ink-faint); font-size: 0.75rem; }
.search-hint { display: inline-flex; gap: 5px; align-items: center; }
/* Enter opens nothing until an option is chosen. */
.search-sheet:not(:has([aria-selected='true'])) .search-hint:nth-child(2) { display: none; }
.search-hint kbd { min-inline-size: 20px; padding: 0 5px; border: 1px solid var(--line); border-radius: var(--radius-part); background: none; box-shadow: none; color: inherit; font-family: inherit; font-size: 0.71875rem; line-height: 18px; text-align: center; }
@media (width < 640px) {
  .search-dialog { inline-size: 100vw; max-inline-size: 100vw; block-size: 100dvh; max-block-size: 100dvh; margin: 0; border-radius: 0; }
  .search-page .search-title { flex-basis: 50%; }
  .search-option { min-block-size: 44px; }
  .search-place { margin-inline-start: 8px; }
  .search-place .search-note { display: none; }
}
@media (hover: none) {
  .search-foot { display: none; }
  .search-close::before { content: none; }
  .search-close { min-inline-size: 44px; min-block-size: 44px; border: 0; }
  .search-close .icon { display: block; }
}
/* A line that has no room is cut at its end, which is at the right in a text from left to right. */
[data-docs-dir='ltr'][dir='rtl'] :is(.search-about, .search-name, .search-note, .search-input:placeholder-shown) { direction: ltr; text-align: right; }
[data-docs-dir='ltr'][dir='rtl'] .search-about { margin-inline: 0 25px; }
@media (forced-colors: active) {
  .search-dialog { border: 1px solid; }
  .search-option[aria-selected='true'] { outline: 2px solid; outline-offset: -2px; }
  .search-option mark { text-decoration: underline; }
  .search-body::after { content: none; }
}
}
`;

/** Adds the style to the page, in a way that a content security policy without inline styles allows. */
export function addSearchStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
