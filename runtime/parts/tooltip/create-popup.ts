// The tooltip of a page: shows text in the top layer, next to its control. It touches the
// control, so that a pointer can move onto it without a gap.

import type { Tip } from './find-tip.ts';
import { placeTooltip } from './place-tooltip.ts';

/** The tooltip's element, and the functions to show and hide it. */
interface TooltipPopup {
  readonly element: HTMLElement;
  readonly show: (tip: Tip) => void;
  readonly hide: () => void;
}

/** Creates the tooltip of a page. It is in the document only while it is open. */
export function createPopup(): TooltipPopup {
  const element = document.createElement('div');
  const text = element.appendChild(document.createElement('div'));
  let release = () => {};
  element.id = 'docs--tooltip';
  element.className = 'tooltip';
  element.setAttribute('role', 'tooltip');
  element.setAttribute('popover', 'manual');
  text.className = 'tooltip-words';

  return {
    element,
    show(tip) {
      const { control, words } = tip;
      release();
      text.textContent = words;
      // The pointer cannot reach elements outside an open dialog.
      (control.closest('dialog, :popover-open') ?? document.body).append(element);
      element.showPopover?.();
      const stops = [keepPlace(element, control), describe(element, tip)];
      release = () => stops.forEach((stop) => stop());
    },
    hide() {
      release();
      element.remove();
    },
  };
}

/** Adds the text as the control's description, unless it is its name, which would be read twice. */
function describe(element: HTMLElement, { control, words }: Tip): () => void {
  if (words === control.getAttribute('aria-label')) return () => {};
  const before = control.getAttribute('aria-describedby');
  control.setAttribute('aria-describedby', before ? `${before} ${element.id}` : element.id);
  return () =>
    before ? control.setAttribute('aria-describedby', before) : control.removeAttribute('aria-describedby');
}

function keepPlace(element: HTMLElement, control: HTMLElement): () => void {
  const ended = new AbortController();
  const place = () => moveTo(element, control);
  place();
  for (const type of ['scroll', 'resize'])
    addEventListener(type, place, { capture: true, passive: true, signal: ended.signal });
  return () => ended.abort();
}

function moveTo(element: HTMLElement, control: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const place = placeTooltip({
    anchor: control.getBoundingClientRect(),
    popup: { width: element.offsetWidth, height: element.offsetHeight },
    window: { width, height },
  });
  element.style.left = `${place.left}px`;
  element.style.top = `${place.top}px`;
}
