// Attributes for menus and the drawer, which are native popovers: they open, close on Escape or a
// click outside, and return the focus, all without a script.

import { version } from 'react';

type Attributes = Readonly<Record<string, string>>;

/** Returns the attributes of a popover. */
export function popoverPanel(id: string): Attributes {
  return { id, popover: 'auto' };
}

/** Returns the attributes of a button that toggles a popover. */
export function popoverButton(id: string): Attributes {
  return { type: 'button', [toAttribute('popoverTarget')]: id };
}

/** Returns the attributes of a button that closes its popover. */
export function popoverCloser(id: string): Attributes {
  return { ...popoverButton(id), [toAttribute('popoverTargetAction')]: 'hide' };
}

/** React 19 expects the property names of these attributes; 18 passes on only the HTML names. */
function toAttribute(property: string): string {
  return Number.parseInt(version, 10) < 19 ? property.toLowerCase() : property;
}
