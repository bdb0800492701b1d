import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMenu } from '../../../../runtime/page/menu/start-menu.ts';

const closed = '<a href="/lib/b/" class="menu-group"><span class="menu-title">Data</span></a>';
const open =
  '<details open><summary class="menu-group"><span class="menu-title">Inputs</span></summary><ul><li><a href="/lib/a/" class="menu-page"><span class="menu-title">A</span></a></li></ul></details>';
const whole =
  `<ul><li>${open}</li><li><details open><summary class="menu-group"><span class="menu-title">Data</span></summary><ul>` +
  '<li><details open><summary class="menu-group"><span class="menu-title">Inner</span></summary></details></li></ul></details></li></ul>';

function draw(): HTMLElement {
  document.body.innerHTML = `<nav class="side-menu" data-docs-menu="/_menus/en/lib.txt"><div class="menu"><ul><li>${open}</li><li>${closed}</li></ul></div></nav>`;
  return document.querySelector<HTMLElement>('.side-menu')!;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the side menu', () => {
  it('keeps groups folded on the next page', async () => {
    draw();
    startMenu();
    const group = document.querySelector('details')!;
    group.open = false;
    await vi.waitFor(() => expect(sessionStorage.getItem('docs-folded /_menus/en/lib.txt')).toBe('Inputs'));

    draw();
    startMenu();
    expect(document.querySelector('details')!.open).toBe(false);
  });

  it('keeps its scroll position on the next page', () => {
    draw().scrollTop = 120;
    startMenu();
    document.querySelector('.side-menu')!.scrollTop = 240;
    window.dispatchEvent(new Event('pagehide'));

    const menu = draw();
    startMenu();
    expect(menu.scrollTop).toBe(240);
  });

  it('opens a group in place, with its pages from the whole menu', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(whole)),
    );
    draw();
    startMenu();
    document.querySelector<HTMLElement>('a.menu-group')!.click();

    await vi.waitFor(() => expect(document.querySelectorAll('details')).toHaveLength(3));
    const [, data, inner] = document.querySelectorAll('details');
    expect([data?.open, inner?.open]).toEqual([true, false]);
    expect(document.activeElement?.textContent).toBe('Data');
    expect(fetch).toHaveBeenCalledWith('/_menus/en/lib.txt');
  });

  it('follows the link when the whole menu cannot be fetched', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const hrefs: string[] = [];
    vi.stubGlobal('location', {
      pathname: '/lib/a/',
      set href(href: string) {
        hrefs.push(href);
      },
    });
    draw();
    startMenu();
    document.querySelector<HTMLElement>('a.menu-group')!.click();

    await vi.waitFor(() => expect(hrefs).toHaveLength(1));
    expect(hrefs[0]).toMatch(/\/lib\/b\/$/);
  });

  it('leaves a click with a modifier key to the browser', () => {
    draw();
    startMenu();
    const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    document.querySelector('a.menu-group')!.dispatchEvent(click);

    expect(click.defaultPrevented).toBe(false);
  });
});
