import { beforeEach, describe, expect, it } from 'vitest';
import { startFilter } from '../../../runtime/api/start-filter.ts';

const list = (...names: string[]) =>
  `<section class="api-group"><ul class="api-names">${names.map((name) => `<li><a href="/${name}/">${name}</a></li>`).join('')}</ul></section>`;
const shown = () => [...document.querySelectorAll('.api-names > li:not([hidden])')].map((line) => line.textContent);
const output = () => document.querySelector('output')?.value;

function type(text: string): void {
  const field = document.querySelector('input')!;
  field.value = text;
  field.dispatchEvent(new Event('input'));
}

beforeEach(() => {
  document.body.innerHTML = `<div class="api-index"><div class="api-filter" data-found="{count} of {all}" data-none="None." hidden><input><output></output></div>${list('Button', 'IconButton', 'Card')}${list('useTab')}</div>`;
  startFilter(document.querySelector<HTMLElement>('.api-filter')!);
});

describe('startFilter', () => {
  it('shows the field, and every name', () => {
    expect(document.querySelector<HTMLElement>('.api-filter')?.hidden).toBe(false);
    expect(shown()).toEqual(['Button', 'IconButton', 'Card', 'useTab']);
  });

  it('keeps the names that hold what is typed, whatever its case, and hides groups without any', () => {
    type(' BUTTON');

    expect(shown()).toEqual(['Button', 'IconButton']);
    expect([...document.querySelectorAll<HTMLElement>('.api-group')].map(({ hidden }) => hidden)).toEqual([
      false,
      true,
    ]);
    expect(output()).toBe('2 of 4');
  });

  it('takes words with spaces and hyphens between them', () => {
    type('icon button');
    expect(shown()).toEqual(['IconButton']);

    type('use-tab');
    expect(shown()).toEqual(['useTab']);
  });

  it('opens the name that is typed, or else the first one shown, at Enter', () => {
    const opened: (string | null)[] = [];
    document.addEventListener('click', (event) => {
      event.preventDefault();
      opened.push((event.target as Element).textContent);
    });
    const enter = () => document.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));

    for (const text of ['button', 'con', '', 'zzz']) {
      type(text);
      enter();
    }

    expect(opened).toEqual(['Button', 'IconButton']);
  });

  it('says when nothing is left, and goes back when the field is empty', () => {
    type('zzz');
    expect(output()).toBe('None.');

    type('');
    expect(shown()).toHaveLength(4);
    expect(output()).toBe('');
  });
});
