// The options of the search and the one that Enter opens: the focus stays in the field, which names the
// active option, as the pattern of a combobox asks.

/** The options that are shown. */
export interface OptionList {
  /** Shows elements that hold options; `first` of them is active. */
  show(elements: readonly Element[], first?: number): void;
  /** Moves on by some options, round the end. */
  move(by: number): void;
  /** Moves to the first option or the last one. */
  moveTo(end: 'first' | 'last'): void;
  readonly active: () => HTMLElement | undefined;
  readonly count: () => number;
}

/** Creates the list of a field. */
export function createOptionList(field: HTMLInputElement, box: HTMLElement): OptionList {
  let options: readonly HTMLElement[] = [];
  let at = -1;
  let pointer = '';

  box.addEventListener('pointermove', ({ target, clientX, clientY }) => {
    // A list that changes under a pointer at rest is no choice.
    const place = `${clientX} ${clientY}`;
    if (place === pointer) return;
    pointer = place;
    const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
    if (option) activate(options.indexOf(option), { isSeen: true });
  });

  return {
    show(elements, first = 0) {
      box.replaceChildren(...elements);
      options = [...box.querySelectorAll<HTMLElement>('[role="option"]')];
      options.forEach((option, index) => {
        option.id = `${box.id}-${index}`;
        option.setAttribute('aria-selected', 'false');
      });
      box.hidden = options.length === 0;
      field.setAttribute('aria-expanded', String(options.length > 0));
      at = -1;
      box.scrollTop = 0;
      activate(Math.min(first, options.length - 1), { isSeen: true });
    },
    move: (by) => options.length > 0 && activate((at + by + options.length) % options.length),
    moveTo: (end) => activate(end === 'first' ? 0 : options.length - 1),
    active: () => options[at],
    count: () => options.length,
  };

  function activate(next: number, { isSeen = false } = {}): void {
    options[at]?.setAttribute('aria-selected', 'false');
    at = next;
    const option = options[at];
    if (!option) return field.removeAttribute('aria-activedescendant');
    option.setAttribute('aria-selected', 'true');
    field.setAttribute('aria-activedescendant', option.id);
    // The first one is shown from the very top.
    if (at === 0) box.scrollTop = 0;
    else if (!isSeen) option.scrollIntoView({ block: 'nearest' });
  }
}
