// The tags of all posts → the pages that list posts: the front of the blog, a page for each tag, and
// further pages of lists that are longer than a page.

import { compareText } from '../../text/compare-text.ts';
import type { Post, PostList, TagLink } from '../../model/post.ts';
import type { UrlPath } from '../../model/url-path.ts';
import { toTagPath } from './tag-path.ts';

/** Number of posts shown large on the front of the blog. */
const featured = 2;
const perPage = 5;

/** A list of posts at a path. */
interface PlacedList {
  readonly path: UrlPath;
  readonly list: PostList;
}

/** Plans the lists of posts; the front of the blog is the first. */
export function planPostLists(posts: readonly Pick<Post, 'tags'>[]): PlacedList[] {
  const tags = listTags(posts);
  return [
    ...planPages({ start: '/blog/', tags }, posts.length - featured),
    ...tags.flatMap(({ title, path, count }) => planPages({ start: path, tag: title, tags }, count)),
  ];
}

function planPages(list: Pick<PostList, 'start' | 'tag' | 'tags'>, count: number): PlacedList[] {
  const pages = Math.max(1, Math.ceil(count / perPage));
  return Array.from({ length: pages }, (_, index) => ({
    path: index === 0 ? list.start : `${list.start}page/${index + 1}/`,
    list: { ...list, page: index + 1, pages },
  }));
}

/** Lists the tags in use, sorted by name. Of tags that share a page, the first one names it. */
function listTags(posts: readonly Pick<Post, 'tags'>[]): TagLink[] {
  const links = new Map<UrlPath, TagLink>();
  for (const { tags } of posts)
    for (const [path, title] of new Map(tags.map((tag) => [toTagPath(tag), tag])))
      links.set(path, { title: links.get(path)?.title ?? title, path, count: (links.get(path)?.count ?? 0) + 1 });
  return [...links.values()].sort((a, b) => compareText(a.title, b.title));
}

/** Returns the posts of a list. */
export function filterPosts(posts: readonly Post[], { tag, start }: PostList): readonly Post[] {
  return tag === undefined ? posts : posts.filter(({ tags }) => tags.some((one) => toTagPath(one) === start));
}

/** Splits the posts of a list's page into those shown large and the others. */
export function splitPagePosts(
  posts: readonly Post[],
  list: PostList | undefined,
): { large: readonly Post[]; others: readonly Post[] } {
  // A template that is rendered without a plan shows all posts.
  if (!list) return { large: posts.slice(0, featured), others: posts.slice(featured) };
  const skipped = list.tag === undefined ? featured : 0;
  const firstIndex = skipped + (list.page - 1) * perPage;
  return {
    large: list.page === 1 ? posts.slice(0, skipped) : [],
    others: posts.slice(firstIndex, firstIndex + perPage),
  };
}
