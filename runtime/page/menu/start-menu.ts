// The side menu keeps its place from page to page, folds what its reader folds, opens the groups
// that a page does not carry, and as a drawer closes when a reader goes on.

import { readStored, writeStored } from '../../browser/storage.ts';
import { startFolding } from './start-folding.ts';
import { startWholeMenu } from './start-whole-menu.ts';

/** Starts everything about the side menu of the page. */
export function startMenu(): void {
  const menu = document.querySelector<HTMLElement>('.side-menu');
  if (!menu) return;

  const name = menu.dataset.docsMenu ?? location.pathname;
  startFolding(menu, `docs-folded ${name}`);
  startWholeMenu(menu);
  keepPlace(menu, `docs-menu-scroll ${name}`);
  closeDrawerOnLeaving(menu);
}

function keepPlace(menu: HTMLElement, key: string): void {
  const place = Number(readStored('sessionStorage', key));
  if (place > 0) menu.scrollTop = place;
  showCurrent(menu);
  // As a drawer, it has a height when it opens.
  menu.addEventListener('toggle', () => showCurrent(menu));
  window.addEventListener('pagehide', () => writeStored('sessionStorage', key, String(Math.round(menu.scrollTop))));
}

/** A link from elsewhere may lead far from where the menu was left. Without a height, its group is folded. */
function showCurrent(menu: HTMLElement): void {
  const { top = 0, height = 0 } = menu.querySelector('[aria-current=page]')?.getBoundingClientRect() ?? {};
  const offset = top - menu.getBoundingClientRect().top;
  const isSeen = offset >= 0 && offset + height <= menu.clientHeight;
  if (height > 0 && !isSeen) menu.scrollTop += offset - menu.clientHeight / 3;
}

/** The browser may keep this page for the way back, and would show it with the drawer open. */
function closeDrawerOnLeaving(menu: HTMLElement): void {
  menu.addEventListener('click', ({ target, defaultPrevented }) => {
    const isLink = target instanceof Element && target.closest('a[href]') !== null;
    if (isLink && !defaultPrevented && isOpen(menu)) menu.hidePopover();
  });
}

function isOpen(menu: HTMLElement): boolean {
  try {
    return menu.matches(':popover-open');
  } catch {
    // A browser without popovers has no drawer.
    return false;
  }
}
