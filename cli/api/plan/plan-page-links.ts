// Plans the links to the API at the end of pages that show components and hooks.

import type { ShowingPage } from '../../../core/api/link-references.ts';
import type { ApiContent } from '../../../core/api/pages/api-subject.ts';
import { toIndexPath } from '../../../core/api/pages/plan-api-index.ts';
import type { ApiPlace } from '../../../core/api/pages/plan-api-pages.ts';
import { planPageLinks } from '../../../core/api/pages/plan-page-links.ts';
import type { Product } from '../../../core/model/product.ts';
import type { UrlPath } from '../../../core/model/url-path.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import { hash } from '../../files/hash.ts';

type Contents = ReadonlyMap<UrlPath, NonNullable<PageTask['api']>>;

interface LinkOptions {
  readonly showing: readonly ShowingPage[];
  readonly places: readonly ApiPlace[];
  readonly products: readonly Product[];
  /** Whether pages have Markdown copies, which contain the API tables themselves. */
  readonly hasCopies: boolean;
}

/** Adds links to the API contents of pages. A page and its translations share theirs. */
export function withPageLinks(contents: Contents, { showing, places, products, hasCopies }: LinkOptions): Contents {
  const allContents = new Map(contents);

  for (const page of showing) {
    const lines = planPageLinks(page, places);
    if (lines.length === 0) continue;
    const { path, product = '' } = page;
    const { key, ...previous } = allContents.get(path) ?? { key: '', kind: 'tabs' as const, subjects: [], index: [] };
    const title = products.find(({ id }) => id === product)?.name ?? product;
    const content: ApiContent = { ...previous, links: { lines, index: { path: toIndexPath(product), title } } };
    // Entries are large, so the keys of their pages are hashed instead.
    const linked = hasCopies ? lines.flatMap((line) => contents.get(line.path) ?? []) : [];
    const copied = linked.flatMap(({ subjects }) => subjects);
    const sum = hash(key, JSON.stringify(content.links), ...linked.map((each) => each.key));
    allContents.set(path, { ...content, ...(copied.length > 0 && { copied }), key: sum });
  }
  return allContents;
}
