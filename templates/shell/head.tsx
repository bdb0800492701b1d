// Renders the metadata of a page for browsers, search engines, social networks and analytics.

import { headerId } from './header.tsx';
import { feeds } from '../../core/nav/blog/feed-paths.ts';
import { withLanguage } from '../../core/model/paths/language-path.ts';
import type { Site } from '../../core/model/site.ts';
import { toAbsoluteUrl } from '../../core/model/paths/to-absolute-url.ts';
import { isExternal } from '../../core/model/url-path.ts';
import { themeColors } from '../../core/model/preferences.ts';
import { IconLink, StyleLinks } from './look-links.tsx';
import { findPlace } from './find-place.ts';
import { DemoStyles } from '../demo-styles.tsx';
import type { PageProps } from '../page-props.ts';
import { StructuredData } from './structured-data.tsx';
import { tabKeys } from '../tab-keys.ts';

/** Renders the head of the document. */
export function Head(props: PageProps) {
  const { site, page, assets, description } = props;
  const place = findPlace(props);
  const ownPath = page.isFallback ? page.canonicalPath : page.path;
  const canonical = place?.isThere ? site.url && `${site.url}${place.href}` : findUrl(site, ownPath);
  const image = findImage(props);

  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{formatTitle(props)}</title>
      {/* Before the style sheet, which it would otherwise wait for. */}
      {assets.early && <script src={assets.early} />}
      <StyleLinks assets={assets} />
      {['Home', 'NotFound'].includes(page.template) && assets.home && <link rel="stylesheet" href={assets.home} />}
      {page.template.startsWith('Blog') && assets.blog && <link rel="stylesheet" href={assets.blog} />}
      {props.figures?.hasApi && assets.api && <link rel="stylesheet" href={assets.api} />}
      {props.figures?.hasApiLists && assets.apiLists && <link rel="stylesheet" href={assets.apiLists} />}
      {props.figures?.hasPlayground && assets.playground && <link rel="stylesheet" href={assets.playground} />}
      {props.figures?.hasExtras && assets.extras && <link rel="stylesheet" href={assets.extras} />}
      {props.slots && assets.slots && <link rel="stylesheet" href={assets.slots} />}
      {props.demoStyles && <DemoStyles {...props.demoStyles} />}
      {/* The first frame waits for the complete header, as one painted in two steps would move. */}
      <link rel="expect" href={`#${headerId}`} {...{ blocking: 'render' }} />
      {description && <meta name="description" content={description} />}
      {(page.template === 'NotFound' || place) && <meta name="robots" content="noindex" />}
      <FrameColors light={assets.look?.frame} />
      <IconLink assets={assets} />
      <link rel="manifest" href={`${site.base}manifest.webmanifest`} />
      <Feeds {...props} />
      {canonical && page.template !== 'NotFound' && <link rel="canonical" href={canonical} />}
      <Alternates {...props} />
      {props.copy && <link rel="alternate" type="text/markdown" href={props.copy} />}
      <SocialCard {...props} image={image} />
      <StructuredData {...props} name={formatName(props)} image={image} />
      <meta name="docs:productId" content={page.ids.productId} />
      <meta name="docs:productCategoryId" content={page.ids.categoryId} />
      <meta name="docs:canonicalPath" content={page.canonicalPath} />
    </head>
  );
}

/** Formats the title: tab and page, then the product or site, without repeating a name. */
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

/** Renders the colors of the browser's frame. Scripts read them when a reader chooses a mode. */
function FrameColors({ light = themeColors.light }: { readonly light?: string }) {
  const frameColors = { 'data-docs-light': light, 'data-docs-dark': themeColors.dark };
  return (
    <>
      <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" {...frameColors} />
      <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" {...frameColors} />
    </>
  );
}

/** Renders links to the blog's feeds. All but the first need the site's full address. */
function Feeds({ site, siteLinks = [] }: PageProps) {
  const blog = siteLinks.find(({ path }) => path === '/blog/');
  if (!blog) return null;

  const title = `${site.title} – ${blog.title}`;
  return feeds
    .filter((_, index) => index === 0 || site.url !== '')
    .map(({ type, path }) => (
      <link key={path} rel="alternate" type={type} title={title} href={`${site.base}${path.slice(1)}`} />
    ));
}

function Alternates({ site, page }: PageProps) {
  // A fallback page is not a translation.
  if (page.languages.length < 2 || site.url === '' || page.isFallback) return null;

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

function SocialCard(props: PageProps & { readonly image: string | undefined }) {
  const { site, page, description, post, image } = props;

  return (
    <>
      <meta property="og:type" content={post ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={formatName(props)} />
      {description && <meta property="og:description" content={description} />}
      {site.url && <meta property="og:url" content={toAbsoluteUrl(site, page.path)} />}
      {image && <meta property="og:image" content={image} />}
      {image && isGenerated(props) && (
        <>
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={formatTitle(props)} />
        </>
      )}
      {post && <meta property="article:published_time" content={post.date} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** Finds the page's configured picture, or else the generated one. */
function findImage({ site, post, frontMatter, card }: PageProps): string | undefined {
  const path = post?.image ?? frontMatter.image ?? card;
  return path === undefined ? undefined : findUrl(site, path);
}

function isGenerated({ post, frontMatter, card }: PageProps): boolean {
  return card !== undefined && post?.image === undefined && frontMatter.image === undefined;
}

/** Returns a full address; undefined if the site has no configured address. */
function findUrl(site: Site, path: string): string | undefined {
  return site.url === '' && !isExternal(path) ? undefined : toAbsoluteUrl(site, path);
}
