// Listens for the tooltips of the whole page, with one set of listeners, so that controls may be added and
// removed. State, text and position are in their own files.
//
// Pointer events of a finger are ignored; its touch events are used instead.

import type { PageSettings } from '../../browser/read-settings.ts';
import { createTooltipStore } from './create-tooltip-store.ts';
import { createWarmWindow } from './create-warm-window.ts';
import { findTip, type Tip } from './find-tip.ts';
import { placeTooltip } from './place-tooltip.ts';
import { tooltipDelays } from './tooltip-delays.ts';

/**
 * Starts the tooltips of a page, beginning with the control under the pointer or finger and the focused one.
 * `early` are the touch events so far.
 */
export function startTooltips({ labels }: Pick<PageSettings, 'labels'>, early: readonly Event[] = []): void {
  const store = createTooltipStore(createWarmWindow());
  const popup = createPopup();
  const copyText = (labels.copyTip ?? '').replace('{keys}', isMac() ? '⌘C' : 'Ctrl + C');
  const find = (target: EventTarget | null) => findTip(target, copyText)?.control;
  /** What was clicked, until the pointer moves. */
  let pressed: Node | undefined;

  store.subscribe(() => {
    const tip = findTip(store.anchor() ?? null, copyText);
    if (tip) popup.show(tip);
    else popup.hide();
  });

  listen('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    if (isWithin(popup.element, target)) return store.stay();
    const control = find(target);
    if (control && !pressed) store.enter(control);
  });
  // A pointer that rests after a click has not approached what the click opened under it.
  listen('pointermove', ({ target }) => {
    const control = pressed && find(target);
    if (control && !isWithin(control, pressed ?? null)) store.enter(control);
    pressed = undefined;
  });
  listen('pointerout', ({ target, relatedTarget, pointerType }) => {
    if (pointerType === 'touch') return;
    const control = isWithin(popup.element, target) ? store.anchor() : find(target);
    if (control && !isWithin(control, relatedTarget) && !control.matches(':focus-visible')) store.leave();
  });
  listen('focusin', ({ target }) => enterFocused(target));
  listen('focusout', ({ target }) => {
    const control = find(target);
    if (control && !control.matches(':hover')) store.leave();
  });
  listen('touchstart', ({ target }) => touch(target));
  listen('touchend', release);
  listen('touchcancel', release);
  // Escape closes it wherever the focus is. A click closes it too: it must not cover what the control opens.
  listen('keydown', ({ key }) => key === 'Escape' && store.close());
  listen('click', ({ pointerType, target }) => {
    if (pointerType === 'touch') return;
    pressed = target instanceof Node ? target : undefined;
    store.close();
  });

  const hovered = find([...document.querySelectorAll(':hover')].at(-1) ?? null);
  const touched = early.findLast(({ type }) => type === 'touchstart');
  if (touched) touchEarly(touched, early.at(-1) ?? touched);
  else if (hovered && !matchMedia('(hover: none)').matches) store.enter(hovered);
  enterFocused(document.activeElement);

  function enterFocused(target: EventTarget | null): void {
    const control = find(target);
    if (control?.matches(':focus-visible')) store.enter(control);
  }

  function touch(target: EventTarget | null, elapsed = 0): void {
    const control = find(target);
    if (!control) return;
    allowSelection(false);
    store.touch(control, elapsed);
  }

  /** Handles a touch from before this code was loaded; a short tap opens nothing. */
  function touchEarly(touched: Event, last: Event): void {
    const control = find(touched.target);
    if (last === touched) touch(touched.target, performance.now() - touched.timeStamp);
    else if (control && last.type === 'touchend' && last.timeStamp - touched.timeStamp >= tooltipDelays.touchEnter) {
      store.enter(control);
      setTimeout(release, tooltipDelays.enter);
    }
  }

  function release(): void {
    allowSelection(true);
    store.release();
  }
}

function listen<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => unknown,
): void {
  document.addEventListener(type, listener, { capture: true, passive: true });
}

function isWithin(element: Element, target: EventTarget | null): boolean {
  return target instanceof Node && element.contains(target);
}

function isMac(): boolean {
  return /Mac|iP(hone|ad)/.test(navigator.userAgent);
}

/** Allows or blocks selection: a resting finger would select text while the reader waits for the tooltip. */
function allowSelection(isAllowed: boolean): void {
  const { style } = document.documentElement;
  style.userSelect = style.webkitUserSelect = isAllowed ? '' : 'none';
}

/** The tooltip's element, and the functions to show and hide it. */
interface TooltipPopup {
  readonly element: HTMLElement;
  readonly show: (tip: Tip) => void;
  readonly hide: () => void;
}

/**
 * Creates the tooltip of a page, in the top layer, next to its control. It touches the control, so that a pointer can
 * move onto it without a gap. It is in the document only while it is open.
 */
function createPopup(): TooltipPopup {
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
      const stops = [trackPosition(element, control), describe(element, tip)];
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
  const previousIds = control.getAttribute('aria-describedby');
  control.setAttribute('aria-describedby', previousIds ? `${previousIds} ${element.id}` : element.id);
  return () =>
    previousIds ? control.setAttribute('aria-describedby', previousIds) : control.removeAttribute('aria-describedby');
}

function trackPosition(element: HTMLElement, control: HTMLElement): () => void {
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
