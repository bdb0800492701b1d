// The wrapper of a site's demos → the HTML that it renders before its children.

import { renderDemo } from '../run/render-demo.ts';
import { withoutExit } from '../run/without-exit.ts';

/** The wrapper of a page's components, and the HTML that it renders before them. */
export interface RenderedWrapper {
  readonly file: string;
  readonly start: string;
}

/** A text that no wrapper renders. */
const child = '\u{e000}';

/** Renders a wrapper without children; undefined if the site has none. */
export async function renderWrapper(
  file: string | undefined,
  surroundings: Omit<Parameters<typeof renderDemo>[1], 'prefix'>,
): Promise<RenderedWrapper | undefined> {
  if (file === undefined || !surroundings.Wrapper) return undefined;
  const { html } = await withoutExit(() => renderDemo(() => child, { ...surroundings, prefix: '' }));
  return { file, start: html.split(child)[0] ?? '' };
}
