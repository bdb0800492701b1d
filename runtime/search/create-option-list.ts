// The options of the search and the active one, which Enter opens. The focus stays in the field, which
// refers to the active option, as in the ARIA combobox pattern.

/** The list of shown options. */
export interface OptionList {
  /** Shows elements that contain options; the one at index `active` becomes active. */
  show(elements: readonly Element[], active?: number): void;
  /** Moves by a number of options, wrapping around. */
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
    // A list that changes under a resting pointer must not activate an option.
    const place = `${clientX} ${clientY}`;
    if (place === pointer) return;
    pointer = place;
    const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
    if (option) activate(options.indexOf(option), { isSeen: true });
  });

  return {
    show(elements, active = 0) {
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
      activate(Math.min(active, options.length - 1), { isSeen: true });
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
    // Scroll to the very top for the first one, to show the heading above it.
    if (at === 0) box.scrollTop = 0;
    else if (!isSeen) option.scrollIntoView({ block: 'nearest' });
  }
}
