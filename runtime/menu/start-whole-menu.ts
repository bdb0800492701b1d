// A page carries only its own branch of the side menu. The other groups are links to their first
// page; with script they open in place, out of the whole menu, which is fetched once.

import { toGroupKey } from './group-key.ts';

/** Opens groups in place. If the whole menu does not come, the link is followed. */
export function startWholeMenu(menu: HTMLElement): void {
  const address = menu.dataset.menu;
  if (address === undefined) return;
  let whole: Promise<Element> | undefined;

  menu.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.menu-group') : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    whole ??= fetchMenu(address);
    whole.then((found) => openGroup(link, found)).catch(() => {
      location.href = link.href;
    });
  });
}

function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented;
}

/** The file is of our own origin and made by the build, like the page itself. */
async function fetchMenu(address: string): Promise<Element> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The menu answers ${response.status}`);
  const parsed = new DOMParser().parseFromString(`<div class="menu">${await response.text()}</div>`, 'text/html');
  const [whole] = parsed.body.children;
  if (!whole) throw new Error('The menu is empty');
  return whole;
}

function openGroup(link: HTMLAnchorElement, whole: Element): void {
  const line = link.closest('li');
  if (!line) return;
  const key = toGroupKey(line);
  const twin = [...whole.querySelectorAll('li')].find((candidate) => candidate.querySelector(':scope > details') && toGroupKey(candidate) === key);
  const group = twin?.querySelector(':scope > details');
  if (!group) throw new Error(`The whole menu has no group "${key}"`);

  const opened = document.importNode(group, true);
  // Only the group that was asked for: those inside it stay folded.
  for (const inner of opened.querySelectorAll('details')) inner.open = false;
  line.replaceChildren(opened);
  opened.querySelector('summary')?.focus();
}
