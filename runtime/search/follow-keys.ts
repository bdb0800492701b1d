// Handles the keys of the search field by the ARIA combobox pattern: arrows move through the options, Enter
// opens the active one, with Ctrl or Cmd in a new tab, Escape closes.

import type { OptionList } from './create-option-list.ts';

interface KeyActions {
  readonly options: OptionList;
  readonly open: (option: HTMLElement, how: { readonly isNewTab: boolean }) => void;
  readonly close: () => void;
}

/** How many options Page Up and Page Down move. */
const page = 6;

/** Handles the keys of the field. */
export function followKeys(field: HTMLInputElement, { options, open, close }: KeyActions): void {
  // Home and End move in the text, unless an arrow key has been used or the cursor is already at that end.
  let isInList = false;
  field.addEventListener('input', () => (isInList = false));

  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (press(event)) event.preventDefault();
  });

  function press({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
    const active = options.active();
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        return !shiftKey && move(key === 'ArrowDown' ? 1 : options.active() ? -1 : 0, altKey);
      case 'PageDown':
      case 'PageUp':
        return move(key === 'PageDown' ? Math.min(page, options.count() - 1) : -Math.min(page, options.count() - 1));
      case 'Home':
      case 'End':
        if (shiftKey || ctrlKey || options.count() === 0 || !(isInList || isAtEdge(key))) return false;
        options.moveTo(key === 'Home' ? 'first' : 'last');
        return true;
      case 'Enter':
        if (active) open(active, { isNewTab: ctrlKey || metaKey });
        return true;
      case 'Escape':
        close();
        return true;
      default:
        return false;
    }
  }

  function move(by: number, hasAlt = false): boolean {
    if (hasAlt || options.count() === 0) return false;
    isInList = true;
    if (by === 0) options.moveTo('last');
    else options.move(by);
    return true;
  }

  function isAtEdge(key: string): boolean {
    const { selectionStart, selectionEnd, value } = field;
    return key === 'Home' ? selectionEnd === 0 : selectionStart === value.length;
  }
}
