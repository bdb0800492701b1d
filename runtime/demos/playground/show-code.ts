import { toCode } from '../../../core/demos/playground/write-usage.ts';
import type { TokenRun } from '../../../core/model/token-run.ts';

/** Replaces code with highlighted code. The same code is left alone, so that a reader's selection stays. */
export function showCode(code: Element, pieces: readonly TokenRun[]): void {
  if (code.textContent === toCode(pieces)) return;
  code.replaceChildren(
    ...pieces.map(({ role, text }) =>
      role ? Object.assign(document.createElement('span'), { className: role, textContent: text }) : text,
    ),
  );
}
