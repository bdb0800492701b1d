// Renders a list of posts: the blog's front page with the two newest posts large, or the page of a tag.
// Tags and further pages are separate pages, so all posts can be reached without a script.

import type { Post, PostList } from '../../core/model/post.ts';
import { feeds } from '../../core/nav/blog/feed-paths.ts';
import { splitPagePosts } from '../../core/nav/blog/plan-post-lists.ts';
import { formatDate } from '../format-date.ts';
import type { PageProps } from '../page-props.ts';
import { splitLead } from '../parts/split-lead.ts';
import { Tags } from './byline.tsx';

/** Renders a list of posts. */
export function BlogIndex(props: PageProps) {
  const { head, body } = splitLead(props.content);
  const { large, others } = splitPagePosts(props.posts, props.list);

  return (
    <div className="blog">
      <div className="prose blog-head" dangerouslySetInnerHTML={{ __html: head }} />
      <TagMenu {...props} />
      {large.length > 0 && (
        <ul className="post-cards">
          {large.map((post) => (
            <li key={post.path} className="post post-card">
              <PostSummary {...props} post={post} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="post-list">
          {others.map((post) => (
            <li key={post.path} className="post">
              <PostSummary {...props} post={post} />
            </li>
          ))}
        </ul>
      )}
      <PostPager {...props} />
      <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
      <FeedLinks {...props} />
    </div>
  );
}

/** Renders the tags in use, each with its number of posts. */
function TagMenu({ list, page, href, t }: PageProps) {
  if (!list || list.tags.length === 0) return null;

  return (
    <nav className="tag-menu" aria-label={t('blog.tags')}>
      <ul className="tags">
        <li>
          <a className="tag" href={href('/blog/')} aria-current={page.path === '/blog/' ? 'page' : undefined}>
            {t('blog.all')}
          </a>
        </li>
        {list.tags.map(({ title, path, count }) => (
          <li key={path}>
            <a
              className="tag"
              href={href(path)}
              aria-current={page.path === path ? 'page' : path === list.start ? true : undefined}
            >
              {title} <span className="tag-count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PostSummary({ post, href, t, userLanguage }: PageProps & { readonly post: Post }) {
  return (
    <>
      <time className="post-date" dateTime={post.date}>
        {formatDate(post.date, userLanguage)}
      </time>
      <div className="post-words">
        <h2 className="post-title">
          <a href={href(post.path)}>{post.title}</a>
        </h2>
        <p>{post.description}</p>
        <div className="post-about">
          <Tags tags={post.tags} href={href} />
          {post.authors.length > 0 && <span className="post-authors">{formatAuthors(post, t)}</span>}
        </div>
      </div>
    </>
  );
}

/** Formats up to three authors: a single author by full name, several by first name. */
function formatAuthors({ authors }: Post, t: PageProps['t']): string {
  const [only] = authors;
  if (only && authors.length === 1) return only.name;

  const names = authors.slice(0, 3).map(({ name }) => name.split(' ')[0]);
  const list = names.join(', ');
  return authors.length > names.length ? t('blog.andMore', { names: list }) : list;
}

/** Renders links to the other pages of a list; nothing for a single page. */
function PostPager({ list, href, t }: PageProps) {
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
function FeedLinks({ site, posts, t }: PageProps) {
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
