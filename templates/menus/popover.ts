// Menus and the drawer are native popovers: they open, close on Escape or a click outside, and
// give the focus back, all without script.

import { version } from 'react';

type Attributes = Readonly<Record<string, string>>;

/** Makes an element a popover. */
export function popoverPanel(id: string): Attributes {
  return { id, popover: 'auto' };
}

/** Makes a button open and close a popover. */
export function popoverButton(id: string): Attributes {
  return { type: 'button', [toAttribute('popoverTarget')]: id };
}

/** Makes a button inside a popover close it. */
export function popoverCloser(id: string): Attributes {
  return { ...popoverButton(id), [toAttribute('popoverTargetAction')]: 'hide' };
}

/** React 19 knows these attributes by their property names; 18 passes on only what HTML calls them. */
function toAttribute(property: string): string {
  return Number.parseInt(version, 10) < 19 ? property.toLowerCase() : property;
}
