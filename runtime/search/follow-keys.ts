// The keys of the field, as the pattern of a combobox has them: arrows move through the options, Enter opens
// the active one, with Ctrl or Cmd in a tab of its own, Escape closes.

import type { OptionList } from './create-option-list.ts';

interface KeyDeeds {
  readonly options: OptionList;
  readonly open: (option: HTMLElement, how: { readonly isNewTab: boolean }) => void;
  readonly close: () => void;
}

/** How far Page Up and Page Down go. */
const page = 6;

/** Follows the keys of the field. */
export function followKeys(field: HTMLInputElement, { options, open, close }: KeyDeeds): void {
  // Home and End belong to the text until an arrow has been used, and where the text has nothing to give.
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

  function move(by: number, isOff = false): boolean {
    if (isOff || options.count() === 0) return false;
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
