/** Repeats a recorded event on the same element, now that its island is live. */
export function replayEvent(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element) || !target.isConnected) return;

  switch (event.type) {
    case 'click':
      // The browser treats it as a press: a checkbox is ticked, a form is sent. The target may be
      // the SVG in a button, which has no click().
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
      return;
    case 'focusin':
      // The element already has the focus; only the island has not seen the event.
      if (document.activeElement === target) target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      return;
    case 'keydown':
      // An event has all the fields that its constructor takes.
      target.dispatchEvent(new KeyboardEvent('keydown', event as KeyboardEvent));
  }
}
