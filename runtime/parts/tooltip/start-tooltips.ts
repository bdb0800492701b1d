// Tooltips of the whole page: one set of listeners, so that controls may come and go, and one element.
// State, words, placing and drawing stand in a file each; this one hears the reader.
//
// A finger makes the pointer's own events meaningless: they are ignored, touch events count.

import type { PageSettings } from '../../browser/read-settings.ts';
import { createPopup } from './create-popup.ts';
import { createTooltipStore } from './create-tooltip-store.ts';
import { createWarmWindow } from './create-warm-window.ts';
import { findTip } from './find-tip.ts';
import { tooltipDelays } from './tooltip-delays.ts';

/**
 * Explains controls from now on, the one under the pointer, a finger, and the one with the focus included. `early` is
 * what a finger has done before.
 */
export function startTooltips({ labels }: Pick<PageSettings, 'labels'>, early: readonly Event[] = []): void {
  const store = createTooltipStore(createWarmWindow());
  const popup = createPopup();
  const copyWords = (labels.copyTip ?? '').replace('{keys}', isMac() ? '⌘C' : 'Ctrl + C');
  const find = (target: EventTarget | null) => findTip(target, copyWords)?.control;

  store.subscribe(() => {
    const tip = findTip(store.anchor() ?? null, copyWords);
    if (tip) popup.show(tip);
    else popup.hide();
  });

  listen('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    if (isWithin(popup.element, target)) return store.stay();
    const control = find(target);
    if (control) store.enter(control);
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
  // Escape closes it wherever the focus is; what is pressed is known, and what it opens comes to the front.
  listen('keydown', ({ key }) => key === 'Escape' && store.close());
  listen('click', ({ pointerType }) => pointerType !== 'touch' && store.close());

  const hovered = find([...document.querySelectorAll(':hover')].at(-1) ?? null);
  const pressed = early.findLast(({ type }) => type === 'touchstart');
  if (pressed) touchEarly(pressed, early.at(-1) ?? pressed);
  else if (hovered && !matchMedia('(hover: none)').matches) store.enter(hovered);
  enterFocused(document.activeElement);

  function enterFocused(target: EventTarget | null): void {
    const control = find(target);
    if (control?.matches(':focus-visible')) store.enter(control);
  }

  function touch(target: EventTarget | null, rested = 0): void {
    const control = find(target);
    if (!control) return;
    letSelect(false);
    store.touch(control, rested);
  }

  /** A finger that was lifted too soon has asked for nothing. */
  function touchEarly(pressed: Event, last: Event): void {
    const control = find(pressed.target);
    if (last === pressed) touch(pressed.target, performance.now() - pressed.timeStamp);
    else if (control && last.type === 'touchend' && last.timeStamp - pressed.timeStamp >= tooltipDelays.touchEnter) {
      store.enter(control);
      setTimeout(release, tooltipDelays.enter);
    }
  }

  function release(): void {
    letSelect(true);
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

/** A finger that rests on text would select it while the reader waits for the tooltip. */
function letSelect(isAllowed: boolean): void {
  const { style } = document.documentElement;
  style.userSelect = style.webkitUserSelect = isAllowed ? '' : 'none';
}
