import { describe, expect, it } from 'vitest';
import { filterPosts, splitPagePosts, planPostLists } from '../../../../core/nav/blog/plan-post-lists.ts';
import type { Post } from '../../../../core/model/post.ts';

const makePost = (number: number, tags: readonly string[] = []): Post => ({
  path: `/blog/${number}/`,
  title: `${number}`,
  description: '',
  date: '2024-01-31',
  authors: [],
  tags,
});
const makePosts = (count: number, tags: readonly string[] = []) =>
  Array.from({ length: count }, (_, index) => makePost(index + 1, tags));
const pathsOf = (posts: readonly { readonly tags: readonly string[] }[]) =>
  planPostLists(posts).map(({ path }) => path);

describe('the lists of posts', () => {
  it.each([
    [0, 1],
    [7, 1],
    [8, 2],
    [12, 2],
    [13, 3],
  ])('show two of %i posts large, and five others on each of %i pages', (count, pages) => {
    const posts = makePosts(count);
    const lists = planPostLists(posts);
    const shown = lists.flatMap(({ list }) => {
      const { large, others } = splitPagePosts(posts, list);
      expect(others.length).toBeLessThanOrEqual(5);
      return [...large, ...others];
    });

    expect(lists.map(({ path }) => path)).toEqual(['/blog/', '/blog/page/2/', '/blog/page/3/'].slice(0, pages));
    expect(shown).toEqual(posts);
  });

  it('give each tag pages with all of its posts, and count them', () => {
    const posts = [...makePosts(6, ['News']), makePost(7, ['news', 'Product'])];
    const lists = planPostLists(posts);
    const { list } = lists.find(({ path }) => path === '/blog/tags/news/page/2/')!;

    expect(pathsOf(posts)).toEqual(['/blog/', '/blog/tags/news/', '/blog/tags/news/page/2/', '/blog/tags/product/']);
    expect(list.tags).toEqual([
      { title: 'News', path: '/blog/tags/news/', count: 7 },
      { title: 'Product', path: '/blog/tags/product/', count: 1 },
    ]);
    expect(splitPagePosts(filterPosts(posts, list), list)).toEqual({ large: [], others: posts.slice(5) });
  });

  it('count a post once that has two spellings of a tag', () => {
    expect(planPostLists([makePost(1, ['News', 'news'])])[0]?.list.tags).toMatchObject([{ count: 1 }]);
  });
});
