import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startShortcuts } from '../../../runtime/page/start-shortcuts.ts';

let asked = 0;
const count = () => void asked++;

beforeAll(() => {
  startShortcuts();
  document.addEventListener('docs:search', count);
});
afterEach(() => {
  asked = 0;
  document.body.replaceChildren();
});

function press(keys: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...keys });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
}

describe('the search shortcuts', () => {
  it.each([{ key: '/' }, { key: 'k', ctrlKey: true }, { key: 'K', metaKey: true }])(
    'request the search with %j, and leave the default to the browser',
    (keys) => {
      expect(press(keys).defaultPrevented).toBe(false);
      expect(asked).toBe(1);
    },
  );

  it.each([{ key: 'k' }, { key: '/', ctrlKey: true }, { key: 'k', ctrlKey: true, altKey: true }])(
    'do not include %j',
    (keys) => {
      press(keys);

      expect(asked).toBe(0);
    },
  );

  it('leave a slash that is typed in a field', () => {
    document.body.innerHTML = '<input>';
    document.querySelector('input')!.focus();
    press({ key: '/' });

    expect(asked).toBe(0);
  });

  it('prevent the default of the browser if the page has a search', () => {
    document.addEventListener('docs:search', (event) => event.preventDefault(), { once: true });

    expect(press({ key: '/' }).defaultPrevented).toBe(true);
  });
});
