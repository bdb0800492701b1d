// Makes a group of toggle buttons in the page's HTML interactive, without React. It has no state: the
// pressed buttons are its value, and the callback of a press must show the new value.

import { findNextStop } from './find-next-stop.ts';
import { isSelected, toggleExclusive } from './toggle-value.ts';

/** Starts an exclusive group; reports the new value, or null when the pressed button was pressed again. */
export function startToggleGroup(group: HTMLElement, onChange: (value: string | null) => void): void {
  listenToGroup(group, (value) => onChange(toggleExclusive(readPressed(group)[0], value)));
}

/** Makes a group respond to keys and presses; `press` gets the value of each pressed button. */
export function listenToGroup(group: HTMLElement, press: (value: string) => void): void {
  group.addEventListener('keydown', (event) => moveFocus(event, group));
  group.addEventListener('focusin', ({ target }) => {
    for (const button of listButtons(group)) button.tabIndex = button === target ? 0 : -1;
  });
  group.addEventListener('click', ({ target }) => {
    const button = listButtons(group).find((each) => target instanceof Node && each.contains(target));
    if (button) press(button.value);
  });
}

/** Reads the values of the pressed buttons. */
export function readPressed(group: HTMLElement): string[] {
  return listButtons(group).flatMap((button) => (button.getAttribute('aria-pressed') === 'true' ? button.value : []));
}

/** Shows which values are pressed. Unless the group has the focus, the first of them becomes its tab stop. */
export function showPressed(group: HTMLElement, value: string | readonly string[] | undefined): void {
  const buttons = listButtons(group);
  const pressed = buttons.find((button) => isSelected(value, button.value));
  const hasFocus = group.contains(document.activeElement);
  for (const button of buttons) {
    button.setAttribute('aria-pressed', String(isSelected(value, button.value)));
    if (!hasFocus) button.tabIndex = button === (pressed ?? buttons[0]) ? 0 : -1;
  }
}

/** The fields of a key press that React's events and the browser's own share. */
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target' | 'preventDefault'
>;

/** Moves the focus from button to button of a group, by arrow keys, Home and End. */
export function moveFocus(event: KeyPress, group: HTMLElement): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const buttons = listButtons(group).filter(({ disabled }) => !disabled);
  const next = findNextStop(event.key, {
    count: buttons.length,
    current: buttons.findIndex((button) => button === event.target),
    direction: getComputedStyle(group).direction === 'rtl' ? 'rtl' : 'ltr',
  });
  if (next === undefined) return;

  event.preventDefault();
  buttons[next]?.focus();
}

function listButtons(group: HTMLElement): HTMLButtonElement[] {
  return [...group.querySelectorAll<HTMLButtonElement>('.toggle-button')];
}
