// The open tooltip: draws its words in the top layer and keeps it beside its element.
// It touches the element, so that a pointer moves over to it without a gap.

import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { placeTooltip } from './place-tooltip.ts';
import type { TooltipSide } from './place-tooltip.ts';

interface TooltipPopupProps {
  readonly id: string;
  readonly anchor: Element;
  readonly side: TooltipSide;
  readonly children: ReactNode;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
}

// Not among the attributes that the types of React 18 know; both versions pass it on.
const topLayer: Readonly<Record<string, string>> = { popover: 'manual' };

/** Draws a tooltip beside an element. */
export function TooltipPopup({ id, anchor, side, children, ...pointer }: TooltipPopupProps) {
  const popup = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = popup.current;
    element?.showPopover?.();
    return () => element?.hidePopover?.();
  }, []);

  useLayoutEffect(() => {
    const element = popup.current;
    if (!element) return;
    const place = () => moveTo(element, anchor, side);
    place();

    document.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      document.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [anchor, side, children]);

  return (
    <div ref={popup} id={id} role="tooltip" className="tooltip" {...topLayer} {...pointer}>
      <div className="tooltip-words">{children}</div>
    </div>
  );
}

function moveTo(popup: HTMLElement, anchor: Element, side: TooltipSide): void {
  const place = placeTooltip({
    anchor: anchor.getBoundingClientRect(),
    popup: { width: popup.offsetWidth, height: popup.offsetHeight },
    window: { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight },
    side,
    direction: getComputedStyle(anchor).direction === 'rtl' ? 'rtl' : 'ltr',
  });
  popup.style.left = `${place.left}px`;
  popup.style.top = `${place.top}px`;
  popup.dataset.side = place.side;
}
