import { planPosts } from '../../../core/nav/blog/plan-posts.ts';
import type { Document } from '../../../core/model/document.ts';
import type { FrontMatter } from '../../../core/model/front-matter.ts';
import type { Page, PageLink } from '../../../core/model/page.ts';
import type { PageProps } from '../../../templates/page-props.ts';
import type { BuildContext } from '../build-context.ts';
import type { PageTask } from '../../site/plan/page-task.ts';

/** The props that the template, the tabs and the components of a page share. */
export type SharedProps = Omit<
  PageProps,
  'page' | 'headings' | 'content' | 'menu' | 'menuHtml' | 'figures' | 'demoStyles' | 'tabs'
>;

/** Gathers the props that all parts of a page share. */
export function toSharedProps(
  { page, posts = [], list, originalHash, pathList, inCurrent, history, isAdded }: PageTask,
  document: Document,
  {
    context,
    site,
    card,
    t,
    href,
  }: {
    context: BuildContext;
    site: BuildContext['site'];
    card?: string;
    t: (key: string) => string;
    href: SharedProps['href'];
  },
): SharedProps {
  const { assets, productPaths } = context;
  const { frontMatter, title, description } = document;
  const post = page.template === 'BlogPost' ? planPosts([{ ...document, page }], site).posts[0] : undefined;
  return {
    // A page of a plugin has no file that a reader could edit.
    site: isAdded ? { ...site, editUrl: undefined } : site,
    userLanguage: page.language,
    t,
    frontMatter,
    title,
    description,
    assets,
    posts,
    productPaths,
    siteLinks: toSiteLinks(context, page, t),
    href,
    ...(card !== undefined && { card }),
    ...(list && { list }),
    ...(post && { post }),
    ...(history && { history }),
    ...(pathList !== undefined && { pathList }),
    ...(inCurrent && { inCurrent }),
    ...(isOutdated(frontMatter, originalHash) && { isOutdated: true }),
  };
}

/** Translates the titles of the site's links; the plan has them in the default language. */
function toSiteLinks(
  { site, siteLinks }: BuildContext,
  { language }: Page,
  t: (key: string) => string,
): readonly PageLink[] {
  if (language === site.defaultLanguage) return siteLinks;
  return siteLinks.map((link) =>
    link.path === '/blog/' ? { ...link, title: t('blog.title') } : { ...link, title: t('header.versions') },
  );
}

/** Returns whether the original has changed since the translation; without a source hash, this is unknown. */
function isOutdated({ sourceHash }: FrontMatter, originalHash: string | undefined): boolean {
  return sourceHash !== undefined && originalHash !== undefined && sourceHash !== originalHash;
}
