/** Does once more what a reader did, on the same element, for an island that is live now. */
export function replayEvent(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !target.isConnected) return;

  switch (event.type) {
    case 'click':
      // Native, so that a checkbox is ticked and a form is sent.
      target.click();
      return;
    case 'focusin':
      // The focus is already there; only the island has not heard of it.
      if (document.activeElement === target) target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      return;
    case 'keydown':
      target.dispatchEvent(new KeyboardEvent('keydown', { ...pickKey(event as KeyboardEvent), bubbles: true, cancelable: true }));
  }
}

function pickKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): KeyboardEventInit {
  return { key, code, ctrlKey, metaKey, altKey, shiftKey };
}
