// A group of toggle buttons that stands in the page as HTML → one that answers, without React. It keeps
// no value: `pressed` of its buttons is the value, and who is told of a press shows it.

import { moveFocus } from './move-focus.ts';
import { toggleExclusive } from './toggle-value.ts';

/** Wakes an exclusive group; tells the new value, or null when the pressed button was pressed again. */
export function startToggleGroup(group: HTMLElement, onChange: (value: string | null) => void): void {
  group.addEventListener('keydown', (event) => moveFocus(event, group));
  group.addEventListener('focusin', ({ target }) => {
    for (const button of listButtons(group)) button.tabIndex = button === target ? 0 : -1;
  });
  group.addEventListener('click', ({ target }) => {
    const button = listButtons(group).find((each) => target instanceof Node && each.contains(target));
    if (button) onChange(toggleExclusive(readPressed(group), button.value));
  });
}

function readPressed(group: HTMLElement): string | undefined {
  return listButtons(group).find((button) => button.getAttribute('aria-pressed') === 'true')?.value;
}

/** Shows which value is pressed; where the focus is not in the group, Tab enters it there. */
export function showPressed(group: HTMLElement, value: string | undefined): void {
  const buttons = listButtons(group);
  const pressed = buttons.find((button) => button.value === value);
  const hasFocus = group.contains(document.activeElement);
  for (const button of buttons) {
    button.setAttribute('aria-pressed', String(button === pressed));
    if (!hasFocus) button.tabIndex = button === (pressed ?? buttons[0]) ? 0 : -1;
  }
}

function listButtons(group: HTMLElement): HTMLButtonElement[] {
  return [...group.querySelectorAll<HTMLButtonElement>('.toggle-button')];
}
