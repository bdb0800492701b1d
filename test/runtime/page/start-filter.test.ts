import { beforeEach, describe, expect, it } from 'vitest';
import { startFilter } from '../../../runtime/page/start-filter.ts';

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
  document.body.innerHTML = `<div class="api-index"><div class="api-filter" data-docs-found="{count} of {all}" data-docs-none="None." hidden><input><output></output></div>${list('Button', 'IconButton', 'Card')}${list('useTab')}</div>`;
  startFilter(document.querySelector<HTMLElement>('.api-filter')!);
});

describe('startFilter', () => {
  it('shows the field, and every name', () => {
    expect(document.querySelector<HTMLElement>('.api-filter')?.hidden).toBe(false);
    expect(shown()).toEqual(['Button', 'IconButton', 'Card', 'useTab']);
  });

  it('shows the names that contain the typed text in any case, and hides empty groups', () => {
    type(' BUTTON');

    expect(shown()).toEqual(['Button', 'IconButton']);
    expect([...document.querySelectorAll<HTMLElement>('.api-group')].map(({ hidden }) => hidden)).toEqual([
      false,
      true,
    ]);
    expect(output()).toBe('2 of 4');
  });

  it('ignores spaces and hyphens between typed words', () => {
    type('icon button');
    expect(shown()).toEqual(['IconButton']);

    type('use-tab');
    expect(shown()).toEqual(['useTab']);
  });

  it('opens the typed name on Enter, or else the first name shown', () => {
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

  it('says that no name matches, and shows all names when the field is emptied', () => {
    type('zzz');
    expect(output()).toBe('None.');

    type('');
    expect(shown()).toHaveLength(4);
    expect(output()).toBe('');
  });
});

describe('the kinds to choose above the list', () => {
  const button = (kind: string) => document.querySelector<HTMLButtonElement>(`[value="${kind}"]`)!;
  const pressed = () => [...document.querySelectorAll('[aria-pressed="true"]')].map((each) => each.textContent);

  /** Opens the page at an address. */
  function open(query: string): void {
    history.replaceState(null, '', `/api/${query}#part`);
    const buttons = ['component', 'hook', 'type']
      .map((kind) => `<button class="toggle-button" value="${kind}" aria-pressed="false">${kind}</button>`)
      .join('');
    const names = (kind: string, ...list: string[]) =>
      `<ul class="api-names" data-docs-kind="${kind}">${list.map((name) => `<li><a href="/${name}/">${name}</a></li>`).join('')}</ul>`;
    document.body.innerHTML = `<div class="api-index"><div class="api-filter" data-docs-found="{count} of {all}" data-docs-none="None." hidden><input><output></output><div class="toggle-group">${buttons}</div></div><section class="api-group">${names('component', 'Tab', 'Card')}${names('hook', 'useTab')}${names('type', 'TabProps')}</section></div>`;
    startFilter(document.querySelector<HTMLElement>('.api-filter')!);
  }

  it('can be combined, and show every name if none is pressed', () => {
    open('');
    expect(shown()).toEqual(['Tab', 'Card', 'useTab', 'TabProps']);

    button('hook').click();
    expect([shown(), output()]).toEqual([['useTab'], '1 of 4']);
    button('type').click();
    expect([shown(), pressed()]).toEqual([
      ['useTab', 'TabProps'],
      ['hook', 'type'],
    ]);
    button('hook').click();
    button('type').click();
    expect([shown(), output()]).toEqual([['Tab', 'Card', 'useTab', 'TabProps'], '']);
  });

  it('apply together with the typed text', () => {
    open('');
    button('component').click();
    type('tab');

    expect(shown()).toEqual(['Tab']);
  });

  it('are read from the address and written to it, beside its other parameters', () => {
    open('?a=b');
    button('hook').click();
    button('component').click();
    expect(location.search + location.hash).toBe('?a=b&kind=hook&kind=component#part');

    open('?kind=hook&kind=component&kind=unknown');
    expect([shown(), pressed()]).toEqual([
      ['Tab', 'Card', 'useTab'],
      ['component', 'hook'],
    ]);
    button('hook').click();
    button('component').click();
    expect(location.search).not.toContain('component');
  });
});
