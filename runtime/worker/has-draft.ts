/** Returns whether a reader has written something that a reload would lose. */
export function hasDraft(page: Document): boolean {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input');
  const isWritten = [...fields].some(
    (field) => isText(field) && field.value !== '' && field.value !== field.defaultValue,
  );
  const focused = page.activeElement;
  return isWritten || (focused instanceof HTMLElement && focused.isContentEditable);
}

function isText(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  return !/^(hidden|checkbox|radio|color|range|button|submit|reset|image|file)$/.test(field.type);
}
