// Opens the links behind "more" and "open in": a native popover beside its button, set up on first use.

/** Opens or closes the popover next to a button. */
export function openLinks(button: HTMLElement): void {
  const links = button.nextElementSibling;
  if (!(links instanceof HTMLElement)) return;
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
  // A toggle stays visible after a click, and the reader may want to press others.
  links.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[aria-pressed]')) links.hidePopover();
  });
}

function place(links: HTMLElement, button: HTMLElement): void {
  const buttonBox = button.getBoundingClientRect();
  const { width, height } = links.getBoundingClientRect();
  const start = getComputedStyle(button).direction === 'rtl' ? buttonBox.left : buttonBox.right - width;
  const left = Math.max(8, Math.min(start, innerWidth - width - 8));
  const isAbove = buttonBox.bottom + height + 8 > innerHeight && buttonBox.top > height + 8;
  links.style.left = `${left}px`;
  links.style.top = `${isAbove ? buttonBox.top - height - 4 : buttonBox.bottom + 4}px`;
}
