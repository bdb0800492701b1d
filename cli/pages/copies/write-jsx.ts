// An element or an expression of MDX → what the copy of its page says in its place: the text that it draws.

import { toText } from '../../../core/search/build/list-section-words.ts';
import type { JsxMarker } from '../../../core/document.ts';
import type { MadeMdx } from '../../demos/mdx/create-mdx-maker.ts';

/** Writes the text of an element that holds none of the page's own. */
export function writeJsx(jsx: JsxMarker, made: MadeMdx | undefined): string {
  if (jsx.holes > 0) return '';
  return toText(made?.html.get(jsx) ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
