// Creates the elements of the search dialog in its initial state.

import { create, drawCloseIcon, drawSearchIcon } from './draw-option.ts';
import type { SearchLabels } from './search-labels.ts';

/** The elements of the dialog. */
interface DrawnDialog {
  readonly dialog: HTMLDialogElement;
  readonly field: HTMLInputElement;
  /** Contains the options. */
  readonly box: HTMLElement;
  /** Shows a text if there are no results. */
  readonly note: HTMLElement;
  /** Live region for screen readers. */
  readonly status: HTMLElement;
  readonly clear: HTMLButtonElement;
  readonly close: HTMLButtonElement;
}

/** Creates the dialog. */
export function drawDialog(labels: SearchLabels): DrawnDialog {
  const dialog = create('dialog', 'search-dialog');
  const sheet = create('div', 'search-sheet');
  const bar = create('div', 'search-bar');
  const body = create('div', 'search-body');
  const foot = create('div', 'search-foot');
  const field = create('input', 'search-input');
  const box = create('div', 'search-list');
  const note = create('div', 'search-said');
  const status = create('div', 'visually-hidden');
  const clear = create('button', 'search-clear', labels.clear);
  const close = create('button', 'search-close');

  dialog.setAttribute('aria-label', labels.open);
  box.id = 'docs--search-list';
  set(box, { role: 'listbox', 'aria-label': labels.results });
  set(field, {
    type: 'text',
    role: 'combobox',
    enterkeyhint: 'go',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    placeholder: labels.placeholder,
    'aria-label': labels.open,
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': box.id,
  });
  status.setAttribute('role', 'status');
  set(clear, { type: 'button' });
  set(close, { type: 'button', 'aria-label': labels.close });

  // On devices with a keyboard, the style sheet adds the name of the key.
  close.append(drawCloseIcon());
  bar.append(drawSearchIcon(), field, close);
  body.append(note, box, clear);
  foot.append(...drawKey(['↑', '↓'], labels.move), ...drawKey(['↵'], labels.pick), ...drawKey(['Esc'], labels.leave));
  foot.setAttribute('aria-hidden', 'true');
  sheet.append(bar, body, foot, status);
  dialog.append(sheet);
  return { dialog, field, box, note, status, clear, close };
}

function drawKey(keys: readonly string[], words: string): HTMLElement[] {
  const hint = create('span', 'search-hint');
  hint.append(...keys.map((key) => create('kbd', '', key)), words);
  return [hint];
}

function set(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
