/** Does once more what a reader did, on the same element, for an island that is live now. */
export function replayEvent(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element) || !target.isConnected) return;

  switch (event.type) {
    case 'click':
      // A browser acts on it as on a press: a checkbox is ticked, a form is sent. The target may be
      // the drawing in a button, which has no click().
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
      return;
    case 'focusin':
      // The focus is already there; only the island has not heard of it.
      if (document.activeElement === target) target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      return;
    case 'keydown':
      // An event can be made from another one: it has all that its kind is made from.
      target.dispatchEvent(new KeyboardEvent('keydown', event as KeyboardEvent));
  }
}
