// Starts the side menu: it keeps its scroll position and folded groups from page to page, opens groups
// that are not in the page, and closes the drawer when a link is followed.

import { readStored, writeStored } from '../../browser/storage.ts';
import { toGroupKey } from './group-key.ts';
import { startCompleteMenu } from './start-complete-menu.ts';

/** Starts the side menu of the page. */
export function startMenu(): void {
  const menu = document.querySelector<HTMLElement>('.side-menu');
  if (!menu) return;

  const name = menu.dataset.docsMenu ?? location.pathname;
  startFolding(menu, `docs-folded ${name}`);
  startCompleteMenu(menu);
  restoreScroll(menu, `docs-menu-scroll ${name}`);
  closeDrawerOnLeaving(menu);
}

function restoreScroll(menu: HTMLElement, key: string): void {
  const position = Number(readStored('sessionStorage', key));
  if (position > 0) menu.scrollTop = position;
  showCurrent(menu);
  // As a drawer, it has no height until it opens.
  menu.addEventListener('toggle', () => showCurrent(menu));
  window.addEventListener('pagehide', () => writeStored('sessionStorage', key, String(Math.round(menu.scrollTop))));
}

/** Scrolls to the current page, which may be far from the stored position. Without a height, its group is folded. */
function showCurrent(menu: HTMLElement): void {
  const { top = 0, height = 0 } = menu.querySelector('[aria-current=page]')?.getBoundingClientRect() ?? {};
  const offset = top - menu.getBoundingClientRect().top;
  const isVisible = offset >= 0 && offset + height <= menu.clientHeight;
  if (height > 0 && !isVisible) menu.scrollTop += offset - menu.clientHeight / 3;
}

/** Closes the drawer on leaving: the browser may cache this page, and would show it open on going back. */
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

/** Folds the remembered groups, and remembers changes. */
function startFolding(menu: HTMLElement, storageKey: string): void {
  const folded = new Set((readStored('sessionStorage', storageKey) ?? '').split('\n').filter(Boolean));

  for (const group of menu.querySelectorAll('details')) {
    if (folded.has(keyOf(group))) group.open = false;
  }
  // Toggle events do not bubble.
  menu.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement)) return;
      if (target.open) folded.delete(keyOf(target));
      else folded.add(keyOf(target));
      writeStored('sessionStorage', storageKey, [...folded].join('\n'));
    },
    true,
  );
}

function keyOf(group: HTMLDetailsElement): string {
  const line = group.closest('li');
  return line ? toGroupKey(line) : '';
}
