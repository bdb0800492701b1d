// The pages and trees of a site → problems for pages that no tree names, so that readers cannot find them.

import type { NavTree } from '../../model/nav-tree.ts';
import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { isSitePath, type UrlPath } from '../../model/url-path.ts';
import { toBasePath, toPagePath } from '../tree/nav-path.ts';
import { walkNav } from '../tree/walk-nav.ts';

/** The trees, and the pages that need no entry in them. */
interface Listing {
  readonly trees: readonly NavTree[];
  readonly unlisted: readonly UrlPath[];
}

/** Finds pages in no tree; the home page, the blog, the versions and the 404 page need none. */
export function findUnlistedPages(pages: readonly Page[], { trees, unlisted }: Listing): Problem[] {
  const named = new Set(unlisted.map(toPagePath));
  // A tree with faulty entries may have named any page.
  const partial = new Set(trees.filter(({ isPartial }) => isPartial).map(({ product }) => product));
  const isChecked = ({ product }: Page) => (product === undefined ? partial.size === 0 : !partial.has(product));
  for (const { entry } of trees.flatMap((tree) => walkNav(tree.entries))) {
    if (!isSitePath(entry.pathname)) continue;
    named.add(toBasePath(entry.pathname));
    named.add(toPagePath(entry.pathname));
  }

  return pages
    .filter((page) => isDocumentation(page) && isOriginal(page) && isChecked(page) && !named.has(page.canonicalPath))
    .map(toProblem);
}

function isDocumentation({ template }: Page): boolean {
  return template === 'Documentation' || template === 'Tabbed';
}

// Translations would repeat the problem.
function isOriginal({ path, canonicalPath }: Page): boolean {
  return path === canonicalPath;
}

function toProblem({ canonicalPath, file, product }: Page): Problem {
  const tree = product === undefined ? 'a file in nav/' : `nav/${product}.ts`;

  return {
    rule: 'page-not-in-nav',
    severity: 'warning',
    place: { file },
    message: `No tree has an entry for the page ${quote(canonicalPath)}`,
    hint: `Add { pathname: ${quote(canonicalPath.slice(0, -1))} } to ${tree}, or write "unlisted: true" in the page's front matter.`,
  };
}
