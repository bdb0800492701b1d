// Makes types in code accessible by keyboard: one tab stop for each block, arrow keys within it, and Escape to
// dismiss a type. Without this script each name with a type that is new in its block is a tab stop.

/** Starts the types of a page's code blocks. */
export function startTypes(page: Document): void {
  for (const block of page.querySelectorAll('.code-typed')) {
    const names = listNames(block);
    const stop = names.find((name) => name === page.activeElement) ?? names[0];
    for (const name of names) setStop(name, name === stop);
  }

  page.addEventListener('focusin', ({ target }) => {
    const name = findName(target);
    if (!name) return;
    show(name);
    for (const each of listNames(name.closest('.code-typed'))) setStop(each, each === name);
  });
  page.addEventListener('pointerover', ({ target }) => show(findName(target)));
  page.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      for (const name of page.querySelectorAll('.type:is(:hover, :focus)')) name.setAttribute('data-docs-put-away', '');
      return;
    }
    const name = findName(event.target);
    if (!name || event.altKey || event.ctrlKey || event.metaKey) return;
    const names = listNames(name.closest('.code-typed'));
    const at = names.indexOf(name);
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: names.length - 1,
    };
    const next = names[moves[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

/** Lets dismissed types show again when their name is hovered or focused again. */
function show(name: HTMLElement | null): void {
  for (const dismissed of document.querySelectorAll('.type[data-docs-put-away]'))
    if (dismissed !== name || !dismissed.matches(':hover')) dismissed.removeAttribute('data-docs-put-away');
}

function setStop(name: HTMLElement, isStop: boolean): void {
  name.tabIndex = isStop ? 0 : -1;
}

function listNames(block: Element | null): HTMLElement[] {
  return [...(block?.querySelectorAll<HTMLElement>('.type') ?? [])];
}

function findName(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.type') : null;
}
