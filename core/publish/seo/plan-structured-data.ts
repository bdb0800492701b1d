// A page → its schema.org description, for search engines. Unknown facts are left out; without the site's address there
// is no description, because it needs full URLs.

import { toAbsoluteUrl } from '../../model/paths/to-absolute-url.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { Page, PageHistory } from '../../model/page.ts';
import type { Post } from '../../model/post.ts';
import type { Product } from '../../model/product.ts';
import type { Site } from '../../model/site.ts';

/** A schema.org object. */
interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The description in the head of a page. */
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
  /** An absolute URL. */
  readonly image?: string;
}

/** Plans the description of a page; undefined if there is nothing to describe. */
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

/** Describes a product as source code if it has a package, otherwise as a mere named thing. */
function planProduct({ name, version, description, packageName, ...product }: Product, site: Facts): Thing {
  if (packageName === undefined) return { '@type': 'Thing', name, ...(description && { description }) };
  const repository = product.repository ?? site.repository;
  return {
    '@type': 'SoftwareSourceCode',
    name,
    identifier: packageName,
    ...(version && { version }),
    ...(description && { description }),
    ...(repository && { codeRepository: repository }),
  };
}

/** Leaves out steps without a page, as search engines require an address. */
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
