// A React element → its HTML, or an error if a part of it is missing.

import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

/** React's mark for a Suspense boundary that shows its fallback after an error or a wait, which React does not report. */
const fallbackMark = '<!--$!-->';

/** Renders an element, and throws if a boundary shows its fallback. `isStatic` omits React's own comments. */
export function renderWhole(element: ReactElement, { isStatic = false } = {}): string {
  const html = renderToString(element);
  if (html.includes(fallbackMark))
    throw new Error('a part of it fails or is not ready, so a Suspense boundary shows its fallback');
  return isStatic && html.includes('<!--') ? renderToStaticMarkup(element) : html;
}
