// A page → what it says of itself in the words of schema.org, for search engines.
//
// Only what is known is said. Without the site's address nothing has a name there, so nothing is said.

import { toAbsoluteUrl } from '../../model/paths/to-absolute-url.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { Page, PageHistory } from '../../model/page.ts';
import type { Post } from '../../model/post.ts';
import type { Product } from '../../model/product.ts';
import type { Site } from '../../model/site.ts';

/** A thing as schema.org describes it. */
interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The description of a page, as it stands in its head. */
interface StructuredData {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly Thing[];
}

type Facts = Pick<
  Site,
  'title' | 'url' | 'base' | 'description' | 'languages' | 'defaultLanguage' | 'products' | 'repository'
>;

interface DescribedPage {
  readonly site: Facts;
  readonly page: Pick<Page, 'path' | 'language' | 'template' | 'trail' | 'product'>;
  /** The name of the page or, on a tab, of the tab. */
  readonly name: string;
  readonly description: string;
  readonly frontMatter: Pick<FrontMatter, 'keywords'>;
  readonly post?: Post;
  readonly history?: PageHistory;
  /** A full address. */
  readonly image?: string;
}

/** Plans the description of a page; undefined where there is nothing to say. */
export function planStructuredData(described: DescribedPage): StructuredData | undefined {
  if (described.site.url === '') return undefined;
  const things = [planMain(described), planBreadcrumbs(described)].filter((thing) => thing !== undefined);
  return things.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': things };
}

function planMain(described: DescribedPage): Thing | undefined {
  switch (described.page.template) {
    case 'Home':
      return planSite(described);
    case 'BlogIndex':
      return { '@type': 'Blog', ...planCommon(described), name: described.name };
    case 'BlogPost':
      return planArticle(described, 'BlogPosting');
    case 'Documentation':
    case 'Tabbed':
      return planArticle(described, 'TechArticle');
    default:
      return undefined;
  }
}

function planSite({ site, page, description }: DescribedPage): Thing {
  const text = site.description || description;
  return {
    '@type': 'WebSite',
    name: site.title,
    url: toAbsoluteUrl(site, page.path),
    inLanguage: page.language,
    ...(text !== '' && { description: text }),
  };
}

function planCommon({ site, page, description, image }: DescribedPage) {
  return {
    url: toAbsoluteUrl(site, page.path),
    inLanguage: page.language,
    ...(description !== '' && { description }),
    ...(image !== undefined && { image }),
  };
}

function planArticle(described: DescribedPage, type: 'BlogPosting' | 'TechArticle'): Thing {
  const { site, page, name, frontMatter, post, history } = described;
  const product = site.products.find(({ id }) => id === page.product);
  const keywords = [...(post?.tags ?? []), ...(frontMatter.keywords ?? [])];
  const contributors = history?.contributors ?? [];

  return {
    '@type': type,
    headline: name,
    ...planCommon(described),
    ...(post && { datePublished: post.date }),
    ...(history && { dateModified: history.changed }),
    ...(post && post.authors.length > 0 && { author: post.authors.map(toAuthor) }),
    ...(contributors.length > 0 && {
      contributor: contributors.map((person) => ({ '@type': 'Person', name: person })),
    }),
    ...(keywords.length > 0 && { keywords }),
    isPartOf: { '@type': 'WebSite', name: site.title, url: toAbsoluteUrl(site, '/') },
    ...(product && { about: planProduct(product, site) }),
  };
}

function toAuthor({ name, github }: Post['authors'][number]): Thing {
  return {
    '@type': 'Person',
    name,
    ...(github !== undefined && { url: `https://github.com/${encodeURIComponent(github)}` }),
  };
}

/** What has a package is source code that others use; anything else is only a thing with a name. */
function planProduct({ name, version, description, packageName }: Product, { repository }: Facts): Thing {
  if (packageName === undefined) return { '@type': 'Thing', name, ...(description && { description }) };
  return {
    '@type': 'SoftwareSourceCode',
    name,
    identifier: packageName,
    ...(version && { version }),
    ...(description && { description }),
    ...(repository && { codeRepository: repository }),
  };
}

/** Steps without a page have no address, which search engines ask for. */
function planBreadcrumbs({ site, page, name }: DescribedPage): Thing | undefined {
  const steps = page.trail.flatMap(({ title, path }) => (path === undefined ? [] : [{ title, path }]));
  const others = steps.filter(({ path }) => path !== page.path);
  if (others.length === 0) return undefined;

  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...others, { title: name, path: page.path }].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: toAbsoluteUrl(site, path),
    })),
  };
}
