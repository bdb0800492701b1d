import { beforeEach, describe, expect, it } from 'vitest';
import { startMultipleGroup } from '../../../../runtime/parts/toggle-group/start-multiple-group.ts';
import { showPressed, startToggleGroup } from '../../../../runtime/parts/toggle-group/start-toggle-group.ts';

const group = () => document.querySelector<HTMLElement>('.toggle-group')!;
const button = (value: string) => document.querySelector<HTMLButtonElement>(`[value="${value}"]`)!;
const pressed = () => [...document.querySelectorAll('[aria-pressed="true"]')].map((each) => each.textContent);
const stops = () => [...document.querySelectorAll('[tabindex="0"]')].map((each) => each.textContent);

beforeEach(() => {
  document.body.innerHTML = `<div class="toggle-group">${['a', 'b', 'c']
    .map((value) => `<button class="toggle-button" value="${value}"><i>${value}</i></button>`)
    .join('')}</div>`;
});

describe('a toggle group in the page', () => {
  it('reports the pressed value, wherever the click is on the button, and null if it was already pressed', () => {
    const reported: (string | null)[] = [];
    startToggleGroup(group(), (value) => reported.push(value));
    showPressed(group(), 'b');

    button('a').querySelector('i')!.click();
    button('b').click();
    group().click();

    expect(reported).toEqual(['a', null]);
  });

  it('adds and removes the pressed value if several can be selected', () => {
    const reported: string[][] = [];
    startMultipleGroup(group(), (values) => {
      reported.push(values);
      showPressed(group(), values);
    });

    for (const value of ['c', 'a', 'c', 'a']) button(value).click();

    expect(reported).toEqual([['c'], ['c', 'a'], ['a'], []]);
    showPressed(group(), ['c', 'b']);
    expect(pressed()).toEqual(['b', 'c']);
  });

  it('shows the pressed button, which is its tab stop, or else the first', () => {
    showPressed(group(), 'c');
    expect([pressed(), stops()]).toEqual([['c'], ['c']]);

    showPressed(group(), undefined);
    expect([pressed(), stops()]).toEqual([[], ['a']]);
  });

  it('is one tab stop, which follows the focus by arrow keys', () => {
    startToggleGroup(group(), () => undefined);
    showPressed(group(), 'a');
    button('a').focus();

    button('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));

    expect(document.activeElement).toBe(button('b'));
    expect([pressed(), stops()]).toEqual([['a'], ['b']]);
    showPressed(group(), 'a');
    expect(stops()).toEqual(['b']);
  });
});
