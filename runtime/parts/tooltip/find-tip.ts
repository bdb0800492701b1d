// An element under the pointer or with the focus → the control that it belongs to, and what its tooltip
// says. A control that shows words needs none, unless it brings other words along in `data-docs-tip`; nor does
// one that has opened something: it stands there, and speaks for itself.

import { tooltipControls } from './tooltip-controls.ts';

/** A control and the words that explain it. */
export interface Tip {
  readonly control: HTMLElement;
  readonly words: string;
}

/** Finds what is to be explained; the controls of demos are none of ours. */
export function findTip(target: EventTarget | null, copyWords = ''): Tip | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>(tooltipControls) : undefined;
  if (!control || control.matches('.demo-root *, [aria-expanded=true]')) return undefined;

  const own = control.dataset.docsTip ?? (control.matches('.code-copy') ? copyWords : '');
  const words = own || (/\p{L}/u.test(control.innerText) ? '' : (control.getAttribute('aria-label') ?? ''));
  return words ? { control, words } : undefined;
}
