/** Tells whether keys pressed in an element are the reader's text. */
export function isField(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  return (
    element.isContentEditable ||
    element.closest('input, textarea, select, [contenteditable=""], [contenteditable="true"]') !== null
  );
}
