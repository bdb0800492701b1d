import { findNextStop } from './find-next-stop.ts';

/** What a pressed key tells; React's events and the browser's own both do. */
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target' | 'preventDefault'
>;

/** Moves the focus from button to button of a group, by arrow keys, Home and End. */
export function moveFocus(event: KeyPress, group: HTMLElement): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const buttons = [...group.querySelectorAll<HTMLButtonElement>('.toggle-button:not([disabled])')];
  const next = findNextStop(event.key, {
    count: buttons.length,
    current: buttons.findIndex((button) => button === event.target),
    direction: getComputedStyle(group).direction === 'rtl' ? 'rtl' : 'ltr',
  });
  if (next === undefined) return;

  event.preventDefault();
  buttons[next]?.focus();
}
