// A page and its document → what its template, its tabs and the components that it places are all given.

import { planPosts } from '../../../core/nav/blog/plan-posts.ts';
import type { Document } from '../../../core/model/document.ts';
import type { FrontMatter } from '../../../core/model/front-matter.ts';
import type { Page, PageLink } from '../../../core/model/page.ts';
import type { PageProps } from '../../../templates/page-props.ts';
import type { BuildContext } from '../build-context.ts';
import type { PageTask } from '../../site/plan/page-task.ts';

/** What all parts of a page are drawn with. */
export type SharedProps = Omit<
  PageProps,
  'page' | 'headings' | 'content' | 'menu' | 'menuHtml' | 'figures' | 'demoStyles' | 'tabs'
>;

/** Gathers what all parts of a page are drawn with. */
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
    // What a plugin has written is in no file that could be edited.
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

/** Pages of the default language show the words that the plan has. */
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

/** A translation that does not say what it was made from is taken as it is. */
function isOutdated({ sourceHash }: FrontMatter, originalHash: string | undefined): boolean {
  return sourceHash !== undefined && originalHash !== undefined && sourceHash !== originalHash;
}
