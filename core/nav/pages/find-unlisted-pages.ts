// The pages and the trees of a site → pages that no tree names, so that readers never find them.

import type { NavTree } from '../../model/nav-tree.ts';
import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { isSitePath, type UrlPath } from '../../model/url-path.ts';
import { toBasePath, toPagePath } from '../tree/nav-path.ts';
import { walkNav } from '../tree/walk-nav.ts';

/** Where pages may be named, and which need not be. */
interface Listing {
  readonly trees: readonly NavTree[];
  readonly unlisted: readonly UrlPath[];
}

/** Finds pages in no tree; the home page, the blog, the versions and the 404 page need none. */
export function findUnlistedPages(pages: readonly Page[], { trees, unlisted }: Listing): Problem[] {
  const named = new Set(unlisted.map(toPagePath));
  // What a tree would have named, had its entries no faults, is not known.
  const partial = new Set(trees.filter(({ isPartial }) => isPartial).map(({ product }) => product));
  const isJudged = ({ product }: Page) => (product === undefined ? partial.size === 0 : !partial.has(product));
  for (const { entry } of trees.flatMap((tree) => walkNav(tree.entries))) {
    if (!isSitePath(entry.pathname)) continue;
    named.add(toBasePath(entry.pathname));
    named.add(toPagePath(entry.pathname));
  }

  return pages
    .filter((page) => isDocumentation(page) && isOriginal(page) && isJudged(page) && !named.has(page.canonicalPath))
    .map(toProblem);
}

function isDocumentation({ template }: Page): boolean {
  return template === 'Documentation' || template === 'Tabbed';
}

// Its translations say the same again.
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
