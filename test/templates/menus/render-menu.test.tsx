import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '../../../core/nav/menu/menu.ts';
import * as shapes from '../../../runtime/parts/icons/shapes.ts';
import { markCurrent, renderMenu } from '../../../templates/menus/render-menu.tsx';
import { renderPage } from '../../../templates/pages/render-page.tsx';
import { makePageProps, translateEnglish as t } from '../../make-page.ts';

const href = (path: string) => path;

function makeEntry(changes: Partial<Extract<MenuEntry, { kind: 'page' }>> = {}): MenuEntry {
  return { kind: 'page', title: 'Button', path: '/joy-ui/react-button/', chips: [], ...changes };
}

describe('the side menu', () => {
  it('marks the current page and no other', () => {
    const menu = [makeEntry({ path: '/joy-ui/' }), makeEntry(), makeEntry({ path: '/joy-ui/react-button-group/' })];

    const html = renderPage(makePageProps({ menu }));

    expect(html).toContain('<a href="/joy-ui/react-button/" class="menu-page" aria-current="page">');
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  });

  it('marks a path with characters that HTML escapes', () => {
    const html = renderMenu([makeEntry({ path: "/a&b'c/" })], { t, href, userLanguage: 'en' });

    expect(markCurrent(html, "/a&b'c/")).toContain('aria-current="page"');
  });

  it('reuses the text that the caller has rendered before', () => {
    const html = renderPage(makePageProps({ menu: [makeEntry()], menuHtml: '<p>kept</p>' }));

    expect(html).toContain('<div class="menu"><p>kept</p></div>');
  });

  it('folds an open group, and links a closed one to its first page', () => {
    const group = { kind: 'group', title: 'Inputs', chips: [], path: '/first/' } as const;

    const open = renderMenu([{ ...group, open: true, children: [makeEntry()] }], { t, href, userLanguage: 'en' });
    const closed = renderMenu([{ ...group, open: false, children: [] }], { t, href, userLanguage: 'en' });

    expect(open).toContain('<details open=""><summary class="menu-group">');
    expect(closed).toContain('<a href="/first/" class="menu-group">');
  });

  it('shows chips in words and known icons as pictures', () => {
    const html = renderMenu([makeEntry({ chips: ['new', 'premium'], icon: 'BookIcon' })], {
      t,
      href,
      userLanguage: 'en',
    });

    expect(html).toContain('<span class="chip chip-new">New</span><span class="chip chip-premium">Premium</span>');
    expect(html).toContain('<svg class="icon"');
  });

  it.each([
    ['ArticleIcon', 'article'],
    ['book', 'book'],
    ['calendarViewDay', 'calendar'],
    ['chromeReaderMode', 'reader'],
    ['description', 'file'],
    ['ReaderIcon', 'reader'],
    ['reorder', 'list'],
    ['TableChart', 'table'],
    ['toc', 'list'],
    ['visibility', 'view'],
  ] as const)('draws the icon that a tree names %s', (icon, shape) => {
    expect(renderMenu([makeEntry({ icon })], { t, href, userLanguage: 'en' })).toContain(`<path d="${shapes[shape]}"`);
  });

  it('keeps attributes of linkProps that are safe, and drops the others', () => {
    const linkProps = { 'data-ga-event-category': 'store', target: '_blank', onClick: 'x()', style: 'x', href: '/x' };

    const html = renderMenu([{ kind: 'link', title: 'Store', href: 'https://s.example', chips: [], linkProps }], {
      userLanguage: 'en',
      t,
      href,
    });

    expect(html).toContain(
      '<a href="https://s.example" class="menu-link" data-ga-event-category="store" target="_blank">',
    );
  });

  it('escapes its titles', () => {
    expect(renderMenu([makeEntry({ title: '<img src=x>' })], { t, href, userLanguage: 'en' })).toContain(
      '&lt;img src=x&gt;',
    );
  });

  it('omits the drawer and its button on a page without a menu', () => {
    expect(renderPage(makePageProps())).not.toContain('side-menu');
  });
});
