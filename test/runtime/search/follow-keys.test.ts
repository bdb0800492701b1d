import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOptionList } from '../../../runtime/search/create-option-list.ts';
import { followKeys } from '../../../runtime/search/follow-keys.ts';

let field: HTMLInputElement;
let list: ReturnType<typeof createOptionList>;
let deeds: string[];

beforeEach(() => {
  document.body.innerHTML = '<input><div id="list"></div>';
  field = document.querySelector('input')!;
  list = createOptionList(field, document.querySelector<HTMLElement>('#list')!);
  deeds = [];
  followKeys(field, {
    options: list,
    open: (option, { isNewTab }) => deeds.push(`${option.textContent}${isNewTab ? ' in a tab' : ''}`),
    close: () => deeds.push('closed'),
  });
  list.show(
    ['one', 'two', 'three'].map((text) => {
      const option = document.createElement('a');
      option.setAttribute('role', 'option');
      option.textContent = text;
      option.scrollIntoView = () => undefined;
      return option;
    }),
  );
});
afterEach(() => document.body.replaceChildren());

function press(key: string, more: KeyboardEventInit = {}): boolean {
  return !field.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more }));
}

const active = () => {
  const named = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  const selected = document.querySelectorAll('[aria-selected="true"]');
  expect([...selected]).toEqual(named ? [named] : []);
  return named?.textContent;
};

describe('the keys of the search', () => {
  it('move through the options, wrapping around', () => {
    expect(active()).toBe('one');
    press('ArrowUp');
    expect(active()).toBe('three');
    press('ArrowDown');
    press('ArrowDown');
    expect(active()).toBe('two');
    expect(field.getAttribute('aria-expanded')).toBe('true');
  });

  it('open the active option, with Ctrl or Cmd in a new tab, and close', () => {
    press('ArrowDown');
    press('Enter');
    press('Enter', { ctrlKey: true });
    press('Enter', { metaKey: true });
    press('Escape');

    expect(deeds).toEqual(['two', 'two in a tab', 'two in a tab', 'closed']);
  });

  it('leave Home and End to the text until the cursor is at its end', () => {
    field.value = 'query';
    field.setSelectionRange(2, 2);
    expect(press('End')).toBe(false);
    field.setSelectionRange(5, 5);
    expect(press('End')).toBe(true);
    expect(active()).toBe('three');
    press('ArrowUp');
    field.setSelectionRange(2, 2);
    expect(press('Home')).toBe(true);
    expect(active()).toBe('one');
  });

  it('are left to the input method while it composes a word', () => {
    expect(press('Enter', { isComposing: true })).toBe(false);
    expect(deeds).toEqual([]);
  });

  it('do nothing without options', () => {
    list.show([]);

    expect(press('ArrowDown')).toBe(false);
    press('Enter');
    expect(deeds).toEqual([]);
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  });
});
