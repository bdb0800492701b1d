// Words that explain an element, shown on hover, on visible focus and on a long touch.
// State, opening, placing and drawing stand in a file each; this one joins them.

import { cloneElement, useId, useState, useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createTooltipStore } from './create-tooltip-store.ts';
import { createWarmWindow } from './create-warm-window.ts';
import { joinProps } from './join-props.ts';
import type { TooltipSide } from './place-tooltip.ts';
import { TooltipPopup } from './tooltip-popup.tsx';
import { hasVisibleFocus, useTooltipTrigger } from './use-tooltip-trigger.ts';

interface TooltipProps {
  /** Nothing opens when it is empty; the number 0 is not. */
  readonly title: ReactNode;
  /** Below by default. */
  readonly side?: TooltipSide;
  /** One element that can have the focus and passes on the props it is given. */
  readonly children: ReactElement<Record<string, unknown>>;
}

// One for the page, whichever island a tooltip stands in.
const warmWindow = createWarmWindow();

/** Explains the element within it. */
export function Tooltip({ title, side = 'bottom', children }: TooltipProps) {
  const id = useId();
  const [store] = useState(() => createTooltipStore(warmWindow));
  const anchor = useSyncExternalStore(store.subscribe, store.anchor, () => undefined);
  const isOpen = anchor !== undefined && hasWords(title);
  const triggerProps = useTooltipTrigger(store, isOpen);

  return (
    <>
      {cloneElement(children, {
        ...joinProps(children.props, { ...triggerProps }),
        'aria-describedby': joinIds(children.props['aria-describedby'], isOpen ? id : undefined),
      })}
      {isOpen && (
        <TooltipPopup
          id={id}
          anchor={anchor}
          side={side}
          onPointerEnter={store.stay}
          onPointerLeave={() => !hasVisibleFocus(anchor) && store.leave()}
        >
          {title}
        </TooltipPopup>
      )}
    </>
  );
}

function hasWords(title: ReactNode): boolean {
  return title === 0 || Boolean(title && title !== true);
}

function joinIds(...ids: readonly unknown[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
