// A page and its document → what a search finds it by, one record for each address. A record is small
// and complete: when it has been made, the text of the page is needed no longer.

import type { Heading } from '../document.ts';
import type { FrontMatter } from '../front-matter.ts';
import type { Page } from '../page.ts';
import { toPublicPath, type UrlPath } from '../url-path.ts';

/** What a search finds a page by, as it stands in the index. */
export interface SearchRecord {
  /** With the prefix of the language, without the base of the site. */
  readonly pathname: UrlPath;
  readonly title: string;
  /** Plain text, '' where the page has none. */
  readonly description: string;
  /** In reading order; each can be linked to. */
  readonly headings: readonly Pick<Heading, 'id' | 'text'>[];
  /** The id of a product; null outside all products. */
  readonly product: string | null;
  /** "api" for the reference of a component or hook, on its own page or in a tab. */
  readonly kind: 'page' | 'api';
}

/** A page, and what its text says of it. */
interface FoundPage {
  readonly page: Pick<Page, 'path' | 'language' | 'product' | 'template'>;
  readonly frontMatter: Pick<FrontMatter, 'draft' | 'unlisted'>;
  readonly title: string;
  readonly description: string;
  readonly headings: readonly Heading[];
  /** Tells whether the whole page is a reference. */
  readonly isApi: boolean;
  /** The API tabs of the page. */
  readonly tabs: readonly { readonly path: UrlPath; readonly title: string; readonly headings: readonly Heading[] }[];
}

/** Plans the records of a page. What is in no sitemap is in no index. */
export function planSearchRecords({
  page,
  frontMatter,
  title,
  description,
  headings,
  isApi,
  tabs,
}: FoundPage): SearchRecord[] {
  if (page.template === 'NotFound' || frontMatter.draft || frontMatter.unlisted) return [];
  const common = { description, product: page.product ?? null };

  return [
    {
      pathname: toPublicPath(page.path, [page.language]),
      title,
      ...common,
      headings: headings.map(toLink),
      kind: isApi ? 'api' : 'page',
    },
    ...tabs.map((tab): SearchRecord => ({
      pathname: tab.path,
      title: tab.title,
      ...common,
      headings: tab.headings.map(toLink),
      kind: 'api',
    })),
  ];
}

function toLink({ id, text }: Heading): SearchRecord['headings'][number] {
  return { id, text };
}
