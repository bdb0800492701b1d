// A page has only its own branch of the side menu. The other groups are links to their first
// page; with a script they open in place, from the complete menu, which is fetched once.

/** Opens groups in place. If the complete menu cannot be fetched, the link is followed. */
export function startCompleteMenu(menu: HTMLElement): void {
  const address = menu.dataset.docsMenu;
  if (address === undefined) return;
  let completeMenu: Promise<Element> | undefined;

  menu.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.menu-group') : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    open(link, address).catch(() => {
      location.href = link.href;
    });
  });

  async function open(link: HTMLAnchorElement, file: string): Promise<void> {
    const { fetchMenu, openGroup } = await import('./open-group.ts');
    completeMenu ??= fetchMenu(file);
    openGroup(link, await completeMenu);
  }
}

function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented;
}
