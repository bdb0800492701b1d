// Renders what follows a list of posts: links to the pages before and after, and the feeds.

import { feeds } from '../../core/nav/blog/feed-paths.ts';
import type { PostList } from '../../core/model/post.ts';
import type { PageProps } from '../page-props.ts';

/** Renders links to the other pages of a list; nothing for a single page. */
export function PostPager({ list, href, t }: PageProps) {
  if (!list || list.pages === 1) return null;
  const { page, pages } = list;

  return (
    <nav className="post-pager" aria-label={t('blog.pages')}>
      {page > 1 && (
        <a className="post-newer" href={href(toPath(list, page - 1))} rel="prev">
          {t('blog.newer')}
        </a>
      )}
      <span>{t('blog.page', { page, pages })}</span>
      {page < pages && (
        <a className="post-older" href={href(toPath(list, page + 1))} rel="next">
          {t('blog.older')}
        </a>
      )}
    </nav>
  );
}

function toPath({ start }: PostList, page: number): string {
  return page === 1 ? start : `${start}page/${page}/`;
}

/** Renders links to the blog's feeds. */
export function FeedLinks({ site, posts, t }: PageProps) {
  if (posts.length === 0) return null;

  return (
    <p className="post-feeds">
      <span>{t('blog.feeds')}</span>
      {feeds
        .filter((_, index) => index === 0 || site.url !== '')
        .map(({ name, path, type }) => (
          <a key={name} href={`${site.base}${path.slice(1)}`} type={type}>
            {name}
          </a>
        ))}
    </p>
  );
}
