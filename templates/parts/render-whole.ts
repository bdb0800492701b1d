// A React element → its HTML, or an error where a part of it is missing.

import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

/** React leaves this mark where an error, or a wait, ended in the fallback of a Suspense boundary, and says nothing. */
const swallowed = '<!--$!-->';

/** Renders an element, and throws where a boundary shows its fallback. `isStatic` leaves out React's own comments. */
export function renderWhole(element: ReactElement, { isStatic = false } = {}): string {
  const html = renderToString(element);
  if (html.includes(swallowed))
    throw new Error('a part of it fails or is not ready, so a Suspense boundary shows its fallback');
  return isStatic && html.includes('<!--') ? renderToStaticMarkup(element) : html;
}
