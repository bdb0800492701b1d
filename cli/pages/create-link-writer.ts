// Paths of the site → what stands in a page's links.

import type { Language } from '../../core/model.ts';
import { toHref } from '../../core/url-path.ts';
import type { BuildContext } from '../build-context.ts';

/** Creates the function that gives each language its way of writing links. */
export function createLinkWriter({ site }: Pick<BuildContext, 'site'>): (language: Language) => (path: string) => string {
  return function toLinks() {
    return (path) => toHref(site, path);
  };
}
