// Renders a list of posts: the blog's front page with the two newest posts large, or the page of a tag.
// Tags and further pages are separate pages, so all posts can be reached without a script.

import { splitPagePosts } from '../../core/nav/blog/plan-post-lists.ts';
import type { Post } from '../../core/model/post.ts';
import { Tags } from './byline.tsx';
import { formatDate } from '../format-date.ts';
import type { PageProps } from '../page-props.ts';
import { splitLead } from '../parts/split-lead.ts';
import { FeedLinks, PostPager } from './post-pager.tsx';

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

/** Formats up to three authors: a single one in full, several by first name. */
function formatAuthors({ authors }: Post, t: PageProps['t']): string {
  const [only] = authors;
  if (only && authors.length === 1) return only.name;

  const names = authors.slice(0, 3).map(({ name }) => name.split(' ')[0]);
  const list = names.join(', ');
  return authors.length > names.length ? t('blog.andMore', { names: list }) : list;
}
