// What a page says about itself to browsers, search engines, social networks and analytics.

import { feedPath } from '../../core/blog/render-rss.ts';
import { withLanguage } from '../../core/paths/language-path.ts';
import type { Site } from '../../core/site.ts';
import { toAbsoluteUrl } from '../../core/paths/to-absolute-url.ts';
import { isExternal } from '../../core/url-path.ts';
import { DemoStyles } from '../demo-styles.tsx';
import type { PageProps } from '../page-props.ts';
import { tabKeys } from '../tab-keys.ts';

/** Draws the head of the document. */
export function Head(props: PageProps) {
  const { site, page, assets, description } = props;
  const canonical = findUrl(site, page.path);

  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{formatTitle(props)}</title>
      {/* Before the style sheet, which it would wait for otherwise. */}
      {assets.early && <script src={assets.early} />}
      <link rel="stylesheet" href={assets.style} />
      {page.template === 'Home' && assets.home && <link rel="stylesheet" href={assets.home} />}
      {props.figures?.hasFigures && assets.figures && <link rel="stylesheet" href={assets.figures} />}
      {props.demoStyles && <DemoStyles {...props.demoStyles} />}
      {/* A header painted in two halves would move: the first frame waits for its end. */}
      <link rel="expect" href="#site-header" {...{ blocking: 'render' }} />
      {description && <meta name="description" content={description} />}
      {page.template === 'NotFound' && <meta name="robots" content="noindex" />}
      <meta name="theme-color" content="#0072E5" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#101418" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={assets.icon} type="image/svg+xml" />
      <link rel="manifest" href={`${site.base}manifest.webmanifest`} />
      <Feed {...props} />
      {canonical && page.template !== 'NotFound' && <link rel="canonical" href={canonical} />}
      <Alternates {...props} />
      {props.copy && <link rel="alternate" type="text/markdown" href={props.copy} />}
      <SocialCard {...props} />
      <meta name="docs:productId" content={page.ids.productId} />
      <meta name="docs:productCategoryId" content={page.ids.categoryId} />
      <meta name="docs:canonicalPath" content={page.canonicalPath} />
    </head>
  );
}

/** Names the tab and the page, then what they belong to, without saying the same word twice. */
function formatTitle(props: PageProps): string {
  const { site, page } = props;
  const product = site.products.find(({ id }) => id === page.product);
  const owner = product?.name ?? site.title;
  const name = formatName(props);
  return name === owner ? name : `${name} – ${owner}`;
}

function formatName({ title, tabs, t }: PageProps): string {
  return tabs?.current ? `${t(tabKeys[tabs.current])} – ${title}` : title;
}

/** The blog has a feed wherever it has a page. */
function Feed({ site, siteLinks = [] }: PageProps) {
  const blog = siteLinks.find(({ path }) => path === '/blog/');
  if (!blog) return null;

  const title = `${site.title} – ${blog.title}`;
  return <link rel="alternate" type="application/rss+xml" title={title} href={`${site.base}${feedPath.slice(1)}`} />;
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
          href={toAbsoluteUrl(site, withLanguage(site, page.canonicalPath, language))}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={toAbsoluteUrl(site, page.canonicalPath)} />
    </>
  );
}

function SocialCard(props: PageProps) {
  const { site, page, description, post, frontMatter } = props;
  const image = post?.image ?? frontMatter.image;
  const imageUrl = image && findUrl(site, image);

  return (
    <>
      <meta property="og:type" content={post ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={formatName(props)} />
      {description && <meta property="og:description" content={description} />}
      {site.url && <meta property="og:url" content={toAbsoluteUrl(site, page.path)} />}
      {imageUrl && <meta property="og:image" content={imageUrl} />}
      {post && <meta property="article:published_time" content={post.date} />}
      <meta name="twitter:card" content={imageUrl ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** A full address, unless the site does not say where it lives. */
function findUrl(site: Site, path: string): string | undefined {
  return site.url === '' && !isExternal(path) ? undefined : toAbsoluteUrl(site, path);
}
