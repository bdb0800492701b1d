// Menus and the drawer are native popovers: they open, close on Escape or a click outside, and
// give the focus back, all without script.

type Attributes = Readonly<Record<string, string>>;

/** Makes an element a popover. */
export function popoverPanel(id: string): Attributes {
  return { id, popover: 'auto' };
}

/** Makes a button open and close a popover. Lower case, because both React 18 and 19 pass it on. */
export function popoverButton(id: string): Attributes {
  return { type: 'button', popovertarget: id };
}

/** Makes a button inside a popover close it. */
export function popoverCloser(id: string): Attributes {
  return { type: 'button', popovertarget: id, popovertargetaction: 'hide' };
}
