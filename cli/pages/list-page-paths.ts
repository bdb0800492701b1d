import type { UrlPath } from '../../core/model/url-path.ts';
import type { BuiltPages } from './make-pages.ts';

/** Lists the path of every page and of its tabs. */
export function listPagePaths(pages: BuiltPages['pages']): UrlPath[] {
  return pages.flatMap(({ task: { page }, record }) => [page.path, ...record.made.facts.tabs.map(({ path }) => path)]);
}
