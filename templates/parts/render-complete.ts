// A React element → its HTML, or an error if a part of it is missing.

import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

/** React's marker for a Suspense boundary that shows its fallback; React reports neither the error nor the wait. */
const fallbackMarker = '<!--$!-->';

/** Renders an element, and throws if a boundary shows its fallback. `isStatic` omits React's own comments. */
export function renderComplete(element: ReactElement, { isStatic = false } = {}): string {
  const html = renderToString(element);
  if (html.includes(fallbackMarker))
    throw new Error('a part of it fails or is not ready, so a Suspense boundary shows its fallback');
  return isStatic && html.includes('<!--') ? renderToStaticMarkup(element) : html;
}
