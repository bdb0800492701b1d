// Renders the authors and the tags of a post.

import { toTagPath } from '../../core/nav/blog/tag-path.ts';
import type { BlogAuthor } from '../../core/model/post.ts';
import { isSitePath } from '../../core/model/url-path.ts';
import type { PageProps } from '../page-props.ts';

interface AuthorsProps extends Pick<PageProps, 'href'> {
  readonly authors: readonly BlogAuthor[];
}

/** Renders the authors of a post with their pictures and profiles. */
export function Authors({ authors, href }: AuthorsProps) {
  if (authors.length === 0) return null;

  return (
    <ul className="authors">
      {authors.map((author) => (
        <li key={author.name}>
          <Face author={author} href={href} />
          {author.github ? (
            <a href={`https://github.com/${encodeURIComponent(author.github)}`}>{author.name}</a>
          ) : (
            <span>{author.name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Face({ author, href }: { author: BlogAuthor; href: PageProps['href'] }) {
  if (!author.avatar) {
    return (
      <span className="face" aria-hidden="true">
        {author.name.slice(0, 1)}
      </span>
    );
  }
  const source = isSitePath(author.avatar) ? href(author.avatar) : author.avatar;
  return <img className="face" src={source} alt="" width={36} height={36} loading="lazy" />;
}

/** Renders the tags of a post, each linked to its page. */
export function Tags({ tags, href }: Pick<PageProps, 'href'> & { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;

  return (
    <ul className="tags">
      {tags.map((tag) => (
        <li key={tag}>
          <a className="tag" href={href(toTagPath(tag))}>
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}
