// Opens a group of the side menu that is not in the page, from the file with the complete menu.

import { trustHtml } from '../../browser/trust.ts';
import { toGroupKey } from './group-key.ts';

/** Replaces a link with its group, open and focused. */
export function openGroup(link: HTMLAnchorElement, completeMenu: Element): void {
  const line = link.closest('li');
  if (!line) return;
  const key = toGroupKey(line);
  const completeLine = [...completeMenu.querySelectorAll('li')].find(
    (candidate) => candidate.querySelector(':scope > details') && toGroupKey(candidate) === key,
  );
  const group = completeLine?.querySelector(':scope > details');
  if (!group) throw new Error(`The whole menu has no group "${key}"`);

  const opened = document.importNode(group, true);
  // Groups inside it stay folded.
  for (const inner of opened.querySelectorAll('details')) inner.open = false;
  line.replaceChildren(opened);
  opened.querySelector('summary')?.focus();
}

/** Fetches the complete menu, a file of this site made by the build. */
export async function fetchMenu(address: string): Promise<Element> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The menu answers ${response.status}`);
  const html = trustHtml(`<div class="menu">${await response.text()}</div>`);
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const [completeMenu] = parsed.body.children;
  if (!completeMenu) throw new Error('The menu is empty');
  return completeMenu;
}
