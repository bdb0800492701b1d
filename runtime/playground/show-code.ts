import type { UsagePiece } from '../../core/playground/usage-piece.ts';

/** Shows coloured code in the place of what is there. */
export function showCode(code: Element, pieces: readonly UsagePiece[]): void {
  code.replaceChildren(...pieces.map(({ role, text }) => (role ? Object.assign(document.createElement('span'), { className: role, textContent: text }) : text)));
}
