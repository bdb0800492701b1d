// What a page says about itself to browsers, search engines, social networks and analytics.

import { pathInLanguage, toAbsoluteUrl } from './addresses.ts';
import type { PageProps } from './page-props.ts';

/** Draws the head of the document. */
export function Head(props: PageProps) {
  const { site, page, assets, description } = props;
  const canonical = toAbsoluteUrl(site, page.path);

  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{formatTitle(props)}</title>
      {description && <meta name="description" content={description} />}
      {page.template === 'NotFound' && <meta name="robots" content="noindex" />}
      <meta name="theme-color" content="#0072E5" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#101418" media="(prefers-color-scheme: dark)" />
      <meta name="color-scheme" content="light dark" />
      <link rel="stylesheet" href={assets.style} />
      <link rel="icon" href={assets.icon} type="image/svg+xml" />
      {canonical && page.template !== 'NotFound' && <link rel="canonical" href={canonical} />}
      <Alternates {...props} />
      <SocialCard {...props} />
      <meta name="docs:productId" content={page.ids.productId} />
      <meta name="docs:productCategoryId" content={page.ids.categoryId} />
      <meta name="docs:canonicalPath" content={page.canonicalPath} />
    </head>
  );
}

/** Names the page, then what it belongs to, without saying the same word twice. */
function formatTitle({ site, page, title }: PageProps): string {
  const product = site.products.find(({ id }) => id === page.product);
  const owner = product?.name ?? site.title;
  return title === owner ? title : `${title} – ${owner}`;
}

function Alternates({ site, page }: PageProps) {
  if (page.languages.length < 2 || site.url === '') return null;

  return (
    <>
      {page.languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={toAbsoluteUrl(site, pathInLanguage(site, page, language))}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={toAbsoluteUrl(site, page.canonicalPath)} />
    </>
  );
}

function SocialCard(props: PageProps) {
  const { site, page, description, post, frontMatter } = props;
  const image = post?.image ?? frontMatter.image;
  const imageUrl = image && toAbsoluteUrl(site, image);

  return (
    <>
      <meta property="og:type" content={post ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={props.title} />
      {description && <meta property="og:description" content={description} />}
      {site.url && <meta property="og:url" content={toAbsoluteUrl(site, page.path)} />}
      {imageUrl && <meta property="og:image" content={imageUrl} />}
      {post && <meta property="article:published_time" content={post.date} />}
      <meta name="twitter:card" content={imageUrl ? 'summary_large_image' : 'summary'} />
    </>
  );
}
