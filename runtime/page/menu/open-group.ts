// A group of the side menu that the page does not carry, out of the file of the whole menu.

import { trustHtml } from '../../browser/trust.ts';
import { toGroupKey } from './group-key.ts';

/** Puts the group in the place of its link, open and with the focus on it. */
export function openGroup(link: HTMLAnchorElement, whole: Element): void {
  const line = link.closest('li');
  if (!line) return;
  const key = toGroupKey(line);
  const twin = [...whole.querySelectorAll('li')].find(
    (candidate) => candidate.querySelector(':scope > details') && toGroupKey(candidate) === key,
  );
  const group = twin?.querySelector(':scope > details');
  if (!group) throw new Error(`The whole menu has no group "${key}"`);

  const opened = document.importNode(group, true);
  // Only the group that was asked for: those inside it stay folded.
  for (const inner of opened.querySelectorAll('details')) inner.open = false;
  line.replaceChildren(opened);
  opened.querySelector('summary')?.focus();
}

/** Fetches a whole menu: a file of our own origin, made by the build like the page itself. */
export async function fetchMenu(address: string): Promise<Element> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The menu answers ${response.status}`);
  const html = trustHtml(`<div class="menu">${await response.text()}</div>`);
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const [whole] = parsed.body.children;
  if (!whole) throw new Error('The menu is empty');
  return whole;
}
