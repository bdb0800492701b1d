import type { TokenRun } from '../../../core/model/token-run.ts';

/** Shows coloured code in the place of what is there; the same code stays as it is, with what a reader has selected in it. */
export function showCode(code: Element, pieces: readonly TokenRun[]): void {
  if (code.textContent === pieces.map(({ text }) => text).join('')) return;
  code.replaceChildren(
    ...pieces.map(({ role, text }) =>
      role ? Object.assign(document.createElement('span'), { className: role, textContent: text }) : text,
    ),
  );
}
