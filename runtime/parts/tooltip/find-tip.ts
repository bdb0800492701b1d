// An element under the pointer or with the focus → its control and the text of its tooltip. A control with
// visible text needs none, unless it has another text in `data-docs-tip`; nor does one that has opened
// something, which explains itself.

import { tooltipControls } from './tooltip-controls.ts';

/** A control and the text that explains it. */
export interface Tip {
  readonly control: HTMLElement;
  readonly words: string;
}

/** Finds the control of an element and its text. Controls inside demos have no tooltip. */
export function findTip(target: EventTarget | null, copyWords = ''): Tip | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>(tooltipControls) : undefined;
  if (!control || control.matches('.demo-root *, [aria-expanded=true]')) return undefined;

  const own = control.dataset.docsTip ?? (control.matches('.code-copy') ? copyWords : '');
  const words = own || (/\p{L}/u.test(control.innerText) ? '' : (control.getAttribute('aria-label') ?? ''));
  return words ? { control, words } : undefined;
}
