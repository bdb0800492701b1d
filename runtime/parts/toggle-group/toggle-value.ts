// What is selected and what was pressed → what is selected then. Values are compared strictly,
// so that 1 and "1" are two values.

/** Presses a button of an exclusive group: the selected one clears the group. */
export function toggleExclusive<Value>(selected: Value | null | undefined, pressed: Value): Value | null {
  return selected === pressed ? null : pressed;
}

/** Presses a button of a group in which several can be selected: adds it at the end, or takes it out. */
export function toggleMultiple<Value>(selected: readonly Value[] | null | undefined, pressed: Value): Value[] {
  const list = selected ?? [];
  return list.some((value) => value === pressed) ? list.filter((value) => value !== pressed) : [...list, pressed];
}

/** Tells whether a value is selected: equal to the one selected, or in the list. Nothing is ever undefined. */
export function isSelected(selected: unknown, value: unknown): boolean {
  if (selected === undefined || value === undefined) return false;
  return Array.isArray(selected) ? selected.some((one) => one === value) : selected === value;
}
