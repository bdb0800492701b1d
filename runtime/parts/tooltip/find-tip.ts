// An element under the pointer or with the focus → its control and the text of its tooltip. A control with
// visible text has no tooltip, unless `data-docs-tip` has another text. Neither has one that has opened
// something, as that explains it.

import { tooltipControls } from './tooltip-controls.ts';

/** A control and the text that explains it. */
export interface Tip {
  readonly control: HTMLElement;
  readonly words: string;
}

/** Finds the control of an element and its text. Controls inside demos have no tooltip. */
export function findTip(target: EventTarget | null, copyText = ''): Tip | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>(tooltipControls) : undefined;
  if (!control || control.matches('.demo-root *, [aria-expanded=true]')) return undefined;

  const explicitText = control.dataset.docsTip ?? (control.matches('.code-copy') ? copyText : '');
  const words = explicitText || (/\p{L}/u.test(control.innerText) ? '' : (control.getAttribute('aria-label') ?? ''));
  return words ? { control, words } : undefined;
}
