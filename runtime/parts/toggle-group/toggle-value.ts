// The selected values and a pressed value → the values selected next. Values are compared strictly,
// so that 1 and "1" are different.

/** Returns the selected value after a press in an exclusive group; null if it was already selected. */
export function toggleExclusive<Value>(selected: Value | null | undefined, pressed: Value): Value | null {
  return selected === pressed ? null : pressed;
}

/** Returns the selected values after a press: the pressed one is appended, or removed. */
export function toggleMultiple<Value>(selected: readonly Value[] | null | undefined, pressed: Value): Value[] {
  const list = selected ?? [];
  return list.some((value) => value === pressed) ? list.filter((value) => value !== pressed) : [...list, pressed];
}

/** Returns whether a value equals the selected one or is in the selected list; never for undefined. */
export function isSelected(selected: unknown, value: unknown): boolean {
  if (selected === undefined || value === undefined) return false;
  return Array.isArray(selected) ? selected.some((one) => one === value) : selected === value;
}
