// The links behind "more": a native popover beside its button, made when it is first opened.

/** Opens or closes the links of a row of tools. */
export function openLinks(button: HTMLElement, toolbar: HTMLElement): void {
  const links = toolbar.querySelector<HTMLElement>('.demo-links');
  if (!links) return;
  if (!links.popover) prepare(links, button);
  links.togglePopover();
}

function prepare(links: HTMLElement, button: HTMLElement): void {
  links.hidden = false;
  links.popover = 'auto';
  links.addEventListener('toggle', (event) => {
    const isOpen = (event as ToggleEvent).newState === 'open';
    button.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) place(links, button);
    else if (links.contains(document.activeElement)) button.focus();
  });
  links.addEventListener('click', () => links.hidePopover());
}

function place(links: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { width, height } = links.getBoundingClientRect();
  const left = Math.max(8, Math.min(at.right - width, innerWidth - width - 8));
  const isAbove = at.bottom + height + 8 > innerHeight && at.top > height + 8;
  links.style.left = `${left}px`;
  links.style.top = `${isAbove ? at.top - height - 4 : at.bottom + 4}px`;
}
