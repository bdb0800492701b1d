// A tooltip's store → the event props of the element it explains, and of the tooltip itself.
// A finger makes the pointer's own events meaningless: they are ignored, touch events count.

import { useEffect, useMemo } from 'react';
import type { FocusEvent, PointerEvent, TouchEvent } from 'react';
import type { TooltipStore } from './create-tooltip-store.ts';

/** Props that open and close a tooltip from the element they are given to. */
interface TooltipTriggerProps {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: () => void;
  readonly onTouchCancel: () => void;
}

/** Makes the props of an element that has a tooltip; Escape closes it wherever the focus is. */
export function useTooltipTrigger(store: TooltipStore, isOpen: boolean): TooltipTriggerProps {
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' || key === 'Esc') store.close();
    };
    document.addEventListener('keydown', closeOnEscape, true);
    return () => document.removeEventListener('keydown', closeOnEscape, true);
  }, [store, isOpen]);
  useEffect(
    () => () => {
      store.close();
      allowSelection();
    },
    [store],
  );

  return useMemo(() => createTriggerProps(store), [store]);
}

function createTriggerProps(store: TooltipStore): TooltipTriggerProps {
  const release = () => {
    allowSelection();
    store.release();
  };

  return {
    onPointerEnter: ({ pointerType, currentTarget }) => pointerType !== 'touch' && store.enter(currentTarget),
    onPointerLeave: ({ pointerType, currentTarget }) =>
      pointerType !== 'touch' && !hasVisibleFocus(currentTarget) && store.leave(),
    onFocus: ({ target, currentTarget }) => hasVisibleFocus(target) && store.enter(currentTarget),
    onBlur: ({ currentTarget }) => !currentTarget.matches(':hover') && store.leave(),
    onTouchStart({ currentTarget }) {
      forbidSelection();
      store.touch(currentTarget);
    },
    onTouchEnd: release,
    onTouchCancel: release,
  };
}

/** Tells whether an element has a focus that the reader sees. */
export function hasVisibleFocus(element: Element): boolean {
  return element.matches(':focus-visible');
}

// A finger that rests on text would select it while the reader waits for the tooltip.
function forbidSelection(): void {
  document.documentElement.style.setProperty('-webkit-user-select', 'none');
  document.documentElement.style.setProperty('user-select', 'none');
}

function allowSelection(): void {
  document.documentElement.style.removeProperty('-webkit-user-select');
  document.documentElement.style.removeProperty('user-select');
}
