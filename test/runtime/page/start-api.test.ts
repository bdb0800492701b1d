import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../runtime/page/start-api.ts';
import { choosePreferences } from '../../../runtime/preferences/choose-preferences.ts';
import { resetReader } from '../reset-reader.ts';

const row = (id: string) =>
  `<div class="api-row" id="${id}"><details open><summary>${id}</summary><div class="api-detail"></div></details></div>`;
const buttons = `<div class="toggle-group api-display" hidden>${['collapsed', 'expanded', 'table'].map((value) => `<button class="toggle-button" value="${value}">${value}</button>`).join('')}</div>`;
const section = (display: string, ...ids: string[]) =>
  `<section class="api-section" data-docs-api-section="${display}">${buttons}<div class="api-list">${ids.map(row).join('')}</div></section>`;

const line = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id} > details`)!;
const button = (display: string, value: string) =>
  document.querySelector<HTMLButtonElement>(`[data-docs-api-section="${display}"] button[value="${value}"]`)!;

beforeEach(() => {
  resetReader();
  location.hash = '';
  document.body.innerHTML = section('apiProps', 'a', 'b') + section('apiSlots', 's');
});

describe('startApi', () => {
  it('closes every line for a reader who prefers them collapsed, except the one in the address', () => {
    document.documentElement.dataset.api = 'collapsed';
    location.hash = '#b';
    startApi();

    expect([line('a').open, line('b').open, line('s').open]).toEqual([false, true, false]);
  });

  it('wakes the buttons and marks the display that is shown', () => {
    document.documentElement.dataset.api = 'table';
    startApi();

    expect(document.querySelectorAll('.api-display[hidden]')).toHaveLength(0);
    expect(button('apiProps', 'table').getAttribute('aria-pressed')).toBe('true');
    expect(line('a').querySelector('summary')?.tabIndex).toBe(-1);
  });

  it('changes one section by its buttons, and stores the choice', () => {
    document.documentElement.dataset.api = 'expanded';
    startApi();
    button('apiProps', 'collapsed').click();

    expect([line('a').open, line('s').open]).toEqual([false, true]);
    expect(localStorage.getItem('apiPage_props')).toBe('collapsed');
  });

  it('follows a choice that is made elsewhere, and forgets which lines were opened', () => {
    document.documentElement.dataset.api = 'collapsed';
    startApi();
    line('a').open = true;
    choosePreferences({ api: 'expanded' });
    choosePreferences({ api: 'collapsed' });

    expect([line('a').open, line('b').open]).toEqual([false, false]);
  });

  it('opens the line that a link on the page names, and the fold around it', () => {
    document.documentElement.dataset.api = 'collapsed';
    document
      .querySelector('[data-docs-api-section]')!
      .insertAdjacentHTML(
        'beforeend',
        '<details class="api-fold"><summary>More</summary><ul><li id="far">far</li></ul></details>',
      );
    startApi();
    location.hash = '#far';
    dispatchEvent(new Event('hashchange'));

    expect(document.querySelector<HTMLDetailsElement>('.api-fold')?.open).toBe(true);
  });

  it('ignores a fragment with invalid escapes', () => {
    location.hash = '#%E0%A4%A';

    expect(startApi).not.toThrow();
  });
});
