/** Returns whether an element accepts text, so that key presses in it are typing. */
export function isField(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  return (
    element.isContentEditable ||
    element.closest('input, textarea, select, [contenteditable=""], [contenteditable="true"]') !== null
  );
}
