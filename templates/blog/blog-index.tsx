// The front of the blog: the two newest posts large, all others as a list. Every post is on the
// page, so nothing needs script to be found.

import type { Post } from '../../core/post.ts';
import { Tags } from './byline.tsx';
import { formatDate } from '../format-date.ts';
import type { PageProps } from '../page-props.ts';
import { splitLead } from '../parts/split-lead.ts';

/** Draws the list of posts. */
export function BlogIndex(props: PageProps) {
  const { head, body } = splitLead(props.content);
  const featured = props.posts.slice(0, 2);
  const others = props.posts.slice(2);

  return (
    <div className="blog">
      <div className="prose blog-head" dangerouslySetInnerHTML={{ __html: head }} />
      {featured.length > 0 && (
        <ul className="post-cards">
          {featured.map((post) => (
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
      <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
    </div>
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
          <Tags tags={post.tags} />
          {post.authors.length > 0 && <span className="post-authors">{formatAuthors(post, t)}</span>}
        </div>
      </div>
    </>
  );
}

/** Names up to three authors: in full when alone, by first name in company. */
function formatAuthors({ authors }: Post, t: PageProps['t']): string {
  const [only] = authors;
  if (only && authors.length === 1) return only.name;

  const names = authors.slice(0, 3).map(({ name }) => name.split(' ')[0]);
  const list = names.join(', ');
  return authors.length > names.length ? t('blog.andMore', { names: list }) : list;
}
