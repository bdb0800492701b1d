// What a site puts around demos, and its surroundings → the HTML that it begins with, before what it stands around.

import { renderDemo } from '../run/render-demo.ts';
import { withoutExit } from '../run/without-exit.ts';

/** What stands around the components of a page, and what it draws before them. */
export interface DrawnWrapper {
  readonly file: string;
  readonly start: string;
}

/** A text that no wrapper draws. */
const child = '\u{e000}';

/** Draws a wrapper around nothing; undefined where the site has none. */
export async function drawWrapper(
  file: string | undefined,
  surroundings: Omit<Parameters<typeof renderDemo>[1], 'prefix'>,
): Promise<DrawnWrapper | undefined> {
  if (file === undefined || !surroundings.Wrapper) return undefined;
  const { html } = await withoutExit(() => renderDemo(() => child, { ...surroundings, prefix: '' }));
  return { file, start: html.split(child)[0] ?? '' };
}
