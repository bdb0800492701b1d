// Blog posts as lists, feeds and bylines show them, and their authors.
// Dates are ISO 8601 texts in UTC, never Date values.

import type { ConfigOf } from './schema/config-shape.ts';
import type { UrlPath } from './url-path.ts';

/** A blog post as lists show it. */
export interface Post {
  readonly path: UrlPath;
  readonly title: string;
  readonly description: string;
  /** ISO 8601 date: "2023-12-23". */
  readonly date: string;
  readonly authors: readonly BlogAuthor[];
  readonly tags: readonly string[];
  readonly image?: string;
}

/** A page of a list of posts: the front of the blog, or the posts of a tag. */
export interface PostList {
  /** The tag, if it is the list of one. */
  readonly tag?: string;
  /** The path of its first page. */
  readonly start: UrlPath;
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  /** All tags of the blog. */
  readonly tags: readonly TagLink[];
}

/** A tag, and the page that lists its posts. */
export interface TagLink {
  readonly title: string;
  readonly path: UrlPath;
  readonly count: number;
}

/** A person who writes posts. */
export type BlogAuthor = NonNullable<ConfigOf<'blog'>['authors']>[string];
