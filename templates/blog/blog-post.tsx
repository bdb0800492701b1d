// Renders one post: back link, date, title, authors, and the text in a single column.

import { Authors, Tags } from './byline.tsx';
import { formatDate } from '../format-date.ts';
import { PageEnd } from '../parts/page-end.tsx';
import type { PageProps } from '../page-props.ts';
import { Slot } from '../parts/slot.tsx';
import { splitLead } from '../parts/split-lead.ts';

/** Renders a blog post. */
export function BlogPost(props: PageProps) {
  const { post, t, href, userLanguage } = props;
  const { head, body } = splitLead(props.content);

  return (
    <article className="article">
      <header className="article-head">
        <a className="back-link" href={href('/blog/')}>
          {t('blog.back')}
        </a>
        {post && (
          <time className="post-date" dateTime={post.date}>
            {formatDate(post.date, userLanguage)}
          </time>
        )}
        {head ? <div className="prose" dangerouslySetInnerHTML={{ __html: head }} /> : <h1>{props.title}</h1>}
        {post && (
          <div className="article-about">
            <Authors authors={post.authors} href={href} />
            <Tags tags={post.tags} href={href} />
          </div>
        )}
        <Slot {...props} name="BeforeText" />
      </header>
      <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
      <PageEnd {...props} />
    </article>
  );
}
